import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerBehaviour } from "../../outbox/fake-server";
import { memoryStore } from "../../outbox/store";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the first records", () => {
  /** A page with one record without a response, as the server returns it now. */
  const first = (recordId: string) => ({
    askedAt: Date.now(),
    page: Promise.resolve({ records: [{ id: recordId, suggestions: [], response: null }], total: 1 }),
  });

  it("are those that were loaded in parallel with the questions (spec 310)", async () => {
    const { settle, fetches, id } = openTestSession({ first: first("ahead") });
    await settle();
    expect([id(), fetches]).toEqual(["ahead", []]);

    const failed = openTestSession({
      first: { askedAt: Date.now(), page: Promise.reject(new Error("down")) },
    });
    await failed.settle();
    expect([failed.id(), failed.fetches.length]).toEqual(["r1", 1]);
  });

  it("are loaded again after a response of an earlier visit was sent", async () => {
    const store = memoryStore();
    const before = openTestSession({ store, userId: "ana", behaviour: () => "down" });
    await before.settle();
    before.session.setValue("topic", "a");
    await before.session.submit();
    before.session.close();
    const ahead = first("r1");
    await vi.advanceTimersByTimeAsync(1);
    const after = openTestSession({ store, userId: "ana", first: ahead });
    await vi.advanceTimersByTimeAsync(2000);
    expect(after.id()).toBe("r2");
  });

  it("are loaded again after a response was confirmed before the session listened", async () => {
    const ahead = first("r1");
    const store = memoryStore();
    const before = openTestSession({ store, userId: "ana" });
    await vi.advanceTimersByTimeAsync(5);
    before.session.setValue("topic", "a");
    await before.session.saveDraft();
    await before.settle();
    before.session.close();
    const after = openTestSession({ store, userId: "ana", server: before.server, first: ahead });
    await after.settle();
    expect(after.id()).toBe("r2");
  });

  it("are loaded again after a response of an earlier visit was confirmed, because it may be counted", async () => {
    const ahead = first("r2");
    const store = memoryStore();
    const before = openTestSession({ store, userId: "ana" });
    await vi.advanceTimersByTimeAsync(5);
    before.session.setValue("topic", "a");
    await before.session.submit();
    await before.settle();
    before.session.close();
    const after = openTestSession({ store, userId: "ana", server: before.server, first: ahead });
    await after.settle();
    expect([after.id(), after.session.getState().queue.total]).toEqual(["r2", 24]);
  });

  it("of another queue wait for pending writes, which remove records from it", async () => {
    let reply = () => {};
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    const { session, settle, id } = openTestSession({ count: 2, position: 2, replied });
    await settle();
    session.setValue("topic", "a");
    // Past the end the queue starts over, and the server has not received the response yet.
    const submitted = session.submit();
    await settle();
    reply();
    await submitted;
    await settle();
    expect([id(), session.getState().queue.slots.map((slot) => slot.id)]).toEqual(["r1", ["r1"]]);
  });

  it("begin after the records with pending writes, so that no record is shown twice", async () => {
    const store = memoryStore();
    const before = openTestSession({ store, userId: "ana", behaviour: () => "down" });
    await before.settle();
    for (let count = 0; count < 12; count += 1) {
      before.session.setValue("topic", "a");
      await before.session.submit();
      await before.settle();
    }
    before.session.close();
    before.outbox.close();
    const after = openTestSession({ store, userId: "ana", server: before.server });
    let hasSeemedEmpty = false;
    after.session.subscribe(() => {
      hasSeemedEmpty ||= after.session.getState().load === "ready" && after.id() === undefined;
    });
    // Sending fails once more, so nothing is waited for any longer.
    await vi.advanceTimersByTimeAsync(100);
    expect([after.id(), after.badge(), hasSeemedEmpty]).toEqual(["r13", "none", false]);
  });

  it("include a response that was confirmed while they were loading", async () => {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const store = memoryStore();
    let now: ServerBehaviour = "down";
    const before = openTestSession({ store, userId: "ana", behaviour: () => now });
    await before.settle();
    before.session.setValue("topic", "a");
    await before.session.saveDraft();
    before.session.close();
    before.outbox.close();
    // Sending fails once more, so nothing is waited for any longer.
    const after = openTestSession({ store, userId: "ana", server: before.server, arrival });
    await vi.advanceTimersByTimeAsync(100);
    now = "fine";
    await vi.advanceTimersByTimeAsync(5000);
    arrive();
    await after.settle();
    expect(before.server.responses.get("r1")).toMatchObject({ status: "draft" });
    expect([after.id(), after.recordState()?.entry]).toEqual(["r2", null]);
  });
});
