import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { selectQueue } from "../../model/selectors";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a record that is opened by its id", () => {
  it("is in front of the queue without a position in it, and the next one has its own", async () => {
    const { session, id, settle } = openTestSession();
    await settle();
    await session.openRecord("r25");
    expect([id(), selectQueue(session.getState()).position]).toEqual(["r25", undefined]);
    await session.next();
    expect([id(), selectQueue(session.getState()).position]).toEqual(["r1", 1]);
    await session.previous();
    expect(id()).toBe("r25");
  });

  it("is counted by the server once it is answered: others may have completed it", async () => {
    // The team has completed the last record, so that it is in no queue.
    const completed = "r25";
    const { session, settle } = openTestSession({ inOrder: (ids) => ids.filter((id) => id !== completed) });
    await settle();
    const total = () => selectQueue(session.getState()).total;
    expect(total()).toBe(24);
    await session.openRecord(completed);
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    expect(total()).toBe(24);
    await session.openRecord("r24");
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    expect(total()).toBe(23);
  });
});
