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

describe("while an answer is being put away", () => {
  it("nothing is told of it where that is short: the next word is the next record", async () => {
    const { session, told } = await on(20);
    void session.submit();
    expect(session.getState().saving).toBe("r1");
    await vi.advanceTimersByTimeAsync(19);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told.filter(({ isSaving }) => isSaving)).toEqual([]);
    expect(told.at(-1)?.id).toBe("r2");
  });

  it("it is told where that lasts, until it is there", async () => {
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
