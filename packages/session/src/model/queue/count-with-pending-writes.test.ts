import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestSession, shownOf } from "../../controller/test-session";
import type { ServerBehaviour } from "../../outbox/fake-server";
import { countWithPendingWrites } from "./count-with-pending-writes";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function submitThree(behaviour: () => ServerBehaviour) {
  const all = openTestSession({ behaviour });
  await all.settle();
  for (let answered = 0; answered < 3; answered += 1) {
    all.session.setValue("topic", "a");
    await all.session.submit();
    await all.settle();
  }
  return all;
}

describe("the counts with pending writes", () => {
  it("are updated while the server is unreachable, and equal its own afterwards (use A22)", async () => {
    let now: ServerBehaviour = "down";
    const { session, settle } = await submitThree(() => now);
    const counts = () => {
      const state = session.getState();
      return [shownOf(state).queue.total, countWithPendingWrites(state, "submitted", 7)];
    };
    expect(counts()).toEqual([22, 10]);
    now = "fine";
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(counts()).toEqual([22, 7]);
  });

  it("count nothing twice while the server is reachable (use A22)", async () => {
    const { session } = await submitThree(() => "fine");
    const state = session.getState();
    expect([shownOf(state).queue.total, countWithPendingWrites(state, "submitted", 7)]).toEqual([22, 7]);
  });
});

it("a record that left its queue shows the queue that it is in now (use A21)", async () => {
  const { session, settle } = openTestSession();
  await settle();
  session.setValue("topic", "a");
  await session.saveDraft();
  await settle();
  expect(shownOf(session.getState()).queue).toMatchObject({
    position: undefined,
    leftTo: "draft",
    total: 24,
  });
});
