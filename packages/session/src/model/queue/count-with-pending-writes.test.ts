import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestSession, shownOf } from "../../controller/test-session";
import { fakeServer, type ServerBehaviour } from "../../outbox/fake-server";
import { memoryStore } from "../../outbox/store";
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

  it("do not include a response that the server has refused", async () => {
    const { session } = await submitThree(() => "refused");
    expect(countWithPendingWrites(session.getState(), "submitted", 7)).toBe(7);
    expect(countWithPendingWrites(session.getState(), "pending", 25)).toBe(25);
  });

  it("do not include a response in conflict with one from elsewhere, which the server has counted", async () => {
    const server = fakeServer(() => "fine", true);
    const store = memoryStore();
    const visit = { userId: "ana-conflict", server, store };
    const { session, outbox, badge, settle } = openTestSession(visit);
    await settle();
    server.write("r1", { status: "submitted", values: { topic: { value: "b" } } });
    session.setValue("topic", "a");
    await session.submit();
    await vi.advanceTimersByTimeAsync(100);
    await session.openRecord("r1");
    expect(badge()).toBe("conflict");
    expect(countWithPendingWrites(session.getState(), "submitted", 1)).toBe(1);
    expect(countWithPendingWrites(session.getState(), "pending", 24)).toBe(24);
    session.close();
    outbox.close();

    // After a reload, the record is not among the pending ones.
    const later = openTestSession(visit);
    await vi.advanceTimersByTimeAsync(3000);
    expect(later.session.getState().unsent).toMatchObject([{ recordId: "r1", hold: { kind: "conflict" } }]);
    expect(countWithPendingWrites(later.session.getState(), "submitted", 1)).toBe(1);
  });

  it("include the responses of an earlier visit whose records are not loaded, each once", async () => {
    const store = memoryStore();
    const server = fakeServer(() => now);
    const visit = { userId: "ana-offline", server, store };
    let now: ServerBehaviour = "fine";
    const earlier = openTestSession(visit);
    await earlier.settle();
    const answer = async (how: "submit" | "discard" | "saveDraft") => {
      earlier.session.setValue("topic", "a");
      await earlier.session[how]();
      await vi.advanceTimersByTimeAsync(100);
    };
    await answer("saveDraft");
    now = "down";
    // The draft that the server has counted is submitted now.
    await earlier.session.openRecord("r1");
    await answer("submit");
    await earlier.session.openRecord("r2");
    await answer("discard");
    await earlier.session.openRecord("r4");
    await answer("saveDraft");
    earlier.session.close();
    earlier.outbox.close();

    // Page 20 of the pending records: none of the three is loaded.
    const { session, settle } = openTestSession({ ...visit, position: 20 });
    await vi.advanceTimersByTimeAsync(3000);
    const counted = { pending: 24, draft: 1, discarded: 0, submitted: 0 };
    const counts = () =>
      Object.entries(counted).map(([status, count]) =>
        countWithPendingWrites(session.getState(), status as keyof typeof counted, count),
      );
    expect(Object.keys(session.getState().recordStates)).not.toContain("r1");
    expect(counts()).toEqual([22, 1, 1, 1]);
    now = "fine";
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(counts()).toEqual([24, 1, 0, 0]);
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
