import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryStore, type OutboxStore } from "../../outbox/store";
import { openTestSession, shownOf } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session on a disk that takes so long, and the changes that are visible. */
async function on(ms: number) {
  const memory = memoryStore();
  const store: OutboxStore = {
    ...memory,
    async change(key, change) {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return memory.change(key, change);
    },
  };
  const opened = openTestSession({ store });
  await opened.settle();
  const { session, id } = opened;
  session.setValue("topic", "a");
  const told: { id: string | undefined; isSaving: boolean }[] = [];
  const seen = () => ({ id: id(), isSaving: shownOf(session.getState()).form.isSaving });
  let last = seen();
  session.subscribe(() => {
    const now = seen();
    if (now.id !== last.id || now.isSaving !== last.isSaving) told.push(now);
    last = now;
  });
  return { ...opened, told };
}

it("nothing is saved while no responses are taken, and the changes stay", async () => {
  let mayRespond = false;
  const { session, settle, id, recordState, server } = openTestSession({ mayRespond: () => mayRespond });
  await settle();
  session.setValue("topic", "a");
  for (const respond of [session.submit, session.saveDraft, session.discard, session.clear]) await respond();
  await settle();
  expect([id(), server.responses.size]).toEqual(["r1", 0]);
  expect(recordState()).toMatchObject({ entry: null, draft: { topic: { value: "a" } } });
  mayRespond = true;
  await session.submit();
  await settle();
  expect([id(), server.responses.size]).toEqual(["r2", 1]);
  mayRespond = false;
  await session.undo();
  await settle();
  expect([id(), server.responses.size]).toEqual(["r2", 1]);
  mayRespond = true;
  await session.undo();
  await settle();
  expect([id(), server.responses.size]).toEqual(["r1", 0]);
});

it.each([undefined, "submit"] as const)(
  "a conflict stays while no responses are taken, and mine is given afterwards (asked for: %s)",
  async (asked) => {
    let mayRespond = true;
    const { session, settle, badge, server } = openTestSession({ mayRespond: () => mayRespond });
    await settle();
    const theirs = { topic: { value: "b" } };
    server.write("r1", { status: "submitted", values: theirs });
    session.setValue("topic", "a");
    await session.saveDraft();
    await settle();
    const kept = async () => {
      await session.resolveConflict("mine", "r1", asked);
      await settle();
      return [badge(), server.responses.get("r1")?.values];
    };
    mayRespond = false;
    expect(await kept()).toEqual(["conflict", theirs]);
    mayRespond = true;
    expect(await kept()).toEqual([asked ? "none" : "saved", { topic: { value: "a" } }]);
  },
);

it("nothing is saved in bulk while no responses are taken, and the selection stays", async () => {
  const { session, settle, server } = openTestSession({ many: 10, mayRespond: () => false });
  await settle();
  session.bulk.select("r1", true);
  await session.bulk.discard();
  await settle();
  expect([session.getState().bulk.selected, server.responses.size]).toEqual([["r1"], 0]);
});

describe("while a response is being saved", () => {
  it("nothing is shown if it is fast", async () => {
    const { session, told } = await on(20);
    void session.submit();
    expect(session.getState().saving).toBe("r1");
    await vi.advanceTimersByTimeAsync(19);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.filter(({ isSaving }) => isSaving)).toEqual([]);
    expect(told.at(-1)?.id).toBe("r2");
  });

  it("it is shown if it takes long, until the response is saved", async () => {
    const { session, told } = await on(400);
    void session.submit();
    await vi.advanceTimersByTimeAsync(99);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual([{ id: "r1", isSaving: true }]);
    await vi.advanceTimersByTimeAsync(300);
    expect(told.at(-1)).toEqual({ id: "r2", isSaving: false });
  });
});
