import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the total", () => {
  it("is requested again after pending writes that a page may or may not have counted", async () => {
    let off = 0;
    const { session, settle, fetches } = openTestSession({ count: 40, miscounts: () => off });
    await settle();
    for (let step = 0; step < 3; step += 1) await session.next();
    session.setValue("topic", "a");
    off = 1;
    const submitted = session.submit();
    while (fetches.length < 2) await Promise.resolve();
    off = 0;
    await submitted;
    while (fetches.length < 3) await Promise.resolve();
    // Going to the next record meanwhile does not change the counts.
    session.setValue("topic", "b");
    await settle();
    expect(session.getState().queue).toMatchObject({ total: 39, isTotalSure: true });
    expect(fetches.at(-1)).toEqual({ offset: 0, limit: 1 });
    const asked = fetches.length;
    await session.next();
    await settle();
    expect(fetches).toHaveLength(asked);
  });
});
