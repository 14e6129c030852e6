import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canGo } from "../../model/queue/position";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Session = ReturnType<typeof openTestSession>;

async function submit({ session, settle }: Session): Promise<void> {
  session.setValue("topic", "a");
  await session.submit();
  await settle();
}

/** Responds until no record is shown any more, or to this many records. */
async function work(session: Session, most = 30): Promise<string[]> {
  const shown: string[] = [];
  for (let id = session.id(); id !== undefined && shown.length < most; id = session.id()) {
    shown.push(id);
    await submit(session);
    // Sending, then asking again at the end.
    await vi.advanceTimersByTimeAsync(3000);
  }
  return shown;
}

describe("a shared queue", () => {
  it("shows unclaimed records in order, and claimed ones if no others are left", async () => {
    const held = new Set(["r2", "r3", "r5"]);
    const session = openTestSession({ count: 6, heldElsewhere: held });
    await session.settle();
    expect(await work(session)).toEqual(["r1", "r4", "r6", "r2", "r3", "r5"]);
    expect(session.session.getState()).toMatchObject({ load: "ready", queue: { total: 0 } });
  });

  it("shows records that colleagues release meanwhile", async () => {
    const held = new Set(["r2", "r3"]);
    const session = openTestSession({ count: 4, heldElsewhere: held });
    await session.settle();
    await submit(session);
    expect(session.id()).toBe("r4");
    held.clear();
    expect(await work(session)).toEqual(["r4", "r2", "r3"]);
  });

  it("does not treat a short page as the end", async () => {
    const session = openTestSession({ count: 12, heldElsewhere: new Set(["r1", "r2", "r3"]) });
    await session.settle();
    expect(session.session.getState().queue.slots).toHaveLength(9);
    expect(canGo(session.session.getState().queue).on).toBe(true);
  });

  it("shows its end once, after it has looked again for records that colleagues released", async () => {
    const session = openTestSession({ count: 2, heldElsewhere: new Set<string>() });
    await session.settle();
    await submit(session);
    const seen: string[] = [];
    session.session.subscribe(({ load }) => {
      if (session.id() === undefined && load !== seen.at(-1)) seen.push(load);
    });
    expect(await work(session)).toEqual(["r2"]);
    expect(seen).toEqual(["loading", "ready"]);
  });

  it("continues at the end as soon as the last response is confirmed", async () => {
    let isDown = false;
    const behaviour = () => (isDown ? "down" : "fine") as "down" | "fine";
    const session = openTestSession({ count: 2, heldElsewhere: new Set(["r2"]), behaviour });
    await session.settle();
    isDown = true;
    session.session.setValue("topic", "a");
    await session.session.submit();
    await vi.advanceTimersByTimeAsync(2000);
    expect(session.id()).toBeUndefined();
    isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.id()).toBe("r2");
  });

  it("starts again with skipped records", async () => {
    const session = openTestSession({ count: 3, heldElsewhere: new Set<string>() });
    await session.settle();
    await session.session.next();
    await submit(session);
    await submit(session);
    await vi.advanceTimersByTimeAsync(3000);
    expect(session.id()).toBe("r1");
  });

  it("does not apply to the queues of a single user", async () => {
    const session = openTestSession({ count: 3 });
    await session.settle();
    expect(canGo({ ...session.session.getState().queue, index: 2 }).on).toBe(false);
  });
});
