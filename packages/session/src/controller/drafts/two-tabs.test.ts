import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryDrafts } from "../../drafts/draft-store";
import { fakeServer, type ServerBehaviour } from "../../outbox/fake-server";
import { memoryStore } from "../../outbox/store";
import { openTestSession, shownOf } from "../test-session";

// Messages between tabs take a turn of the real loop, which the tests' clock does not move.
const { setImmediate: soon } = globalThis;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two tabs of one browser: they share what the browser stores, and tell each other of changes. */
async function twoTabs(behaviour: { now: ServerBehaviour } = { now: "fine" }) {
  const drafts = memoryDrafts();
  const shared = {
    drafts,
    store: memoryStore(drafts),
    server: fakeServer(() => behaviour.now, true),
    userId: `ana${Math.random()}`,
  };
  const [first, second] = [openTestSession(shared), openTestSession(shared)];
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => soon(resolve));
      await vi.advanceTimersByTimeAsync(400);
    }
  };
  await settle();
  return { shared, first, second, settle, stored: () => shared.server.responses.get("r1") };
}

const values = (value: string) => ({ topic: { value } });

describe("one record in two tabs of a browser", () => {
  it("follows the other tab if nothing was changed here", async () => {
    const { first, second, settle } = await twoTabs();
    first.session.setValue("topic", "a");
    await first.session.saveDraft();
    await settle();
    expect([second.badge(), second.recordState()?.draft.topic?.value]).toEqual(["saved", "a"]);
  });

  it("asks before it replaces the response of the other tab, and sends nothing before", async () => {
    const { first, second, settle, stored } = await twoTabs();
    second.session.setValue("topic", "b");
    first.session.setValue("topic", "a");
    await first.session.submit();
    await settle();
    expect(second.badge()).toBe("conflict");
    await second.session.submit();
    await settle();
    expect([second.id(), second.badge(), stored()?.values]).toEqual(["r1", "conflict", values("a")]);
  });

  it("asks also if a suggestion was only confirmed here", async () => {
    const { first, second, settle } = await twoTabs();
    for (const { session } of [first, second]) {
      await session.next();
      await session.next();
    }
    second.session.setValue("topic", "b");
    first.session.setValue("topic", "a");
    await first.session.submit();
    await settle();
    expect([second.id(), second.badge()]).toEqual(["r3", "conflict"]);
  });

  it("undoes nothing that the other tab has replaced, says so, and then undoes the step before", async () => {
    const { first, second, settle, stored } = await twoTabs();
    first.session.setValue("topic", "a");
    await first.session.submit();
    await settle();
    second.session.setValue("topic", "b");
    await second.session.submit();
    await settle();
    await first.session.undo();
    await settle();
    expect(stored()).toMatchObject({ status: "submitted", values: values("b") });
    expect([first.id(), first.recordState()?.draft.topic?.value]).toEqual(["r1", "b"]);
    expect(first.told).toEqual([expect.objectContaining({ name: "ChangedElsewhereError" })]);
    await first.session.undo();
    await settle();
    expect(stored()).toMatchObject({ status: "submitted", values: values("b") });
    expect(first.session.getState().announcement?.kind).toBe("undone");
  });

  it("has nothing to refuse if the other tab has restored the response from before the step", async () => {
    const { first, second, settle, stored } = await twoTabs();
    for (const [tab, value] of [
      [first, "a"],
      [first, "b"],
      [second, "a"],
    ] as const) {
      tab.session.setValue("topic", value);
      await tab.session.saveDraft();
      await settle();
    }
    await first.session.undo();
    await settle();
    expect([first.told, stored()?.values]).toEqual([[], values("a")]);
  });

  it.each([
    ["mine", "unsaved", "b", "b"],
    ["edit", "unsaved", "b", "b"],
    ["other", "saved", "a", "a"],
  ] as const)("resolved as %s, is %s and then stored as %s", async (keep, badge, value, last) => {
    const { first, second, settle, stored } = await twoTabs();
    second.session.setValue("topic", "b");
    first.session.setValue("topic", "a");
    await first.session.submit();
    await settle();
    await second.session.resolveConflict(keep);
    expect([second.badge(), second.recordState()?.draft.topic?.value]).toEqual([badge, value]);
    await second.session.submit();
    await settle();
    expect(stored()).toMatchObject({ status: "submitted", values: values(last) });
  });

  it.each([
    ["submit", "submitted", "r2"],
    ["draft", "draft", "r1"],
    ["discard", "discarded", "r2"],
  ] as const)("gives the user's version as %s if they asked for that", async (asked, status, shown) => {
    const { first, second, settle, stored } = await twoTabs();
    second.session.setValue("topic", "b");
    first.session.setValue("topic", "a");
    await first.session.submit();
    await settle();
    await second.session.resolveConflict("mine", undefined, asked);
    await settle();
    expect(stored()).toMatchObject({ status, values: values("b") });
    expect(second.id()).toBe(shown);
  });

  it.each(["other", "edit"] as const)("gives nothing if they asked for it and choose %s", async (keep) => {
    const { first, second, settle, stored } = await twoTabs();
    second.session.setValue("topic", "b");
    first.session.setValue("topic", "a");
    await first.session.submit();
    await settle();
    await second.session.resolveConflict(keep, undefined, "submit");
    await settle();
    expect([stored()?.values, second.id()]).toEqual([values("a"), "r1"]);
  });

  it("also asks while the response of the other tab is a pending write", async () => {
    const behaviour: { now: ServerBehaviour } = { now: "lostBefore" };
    const { first, second, settle, stored } = await twoTabs(behaviour);
    second.session.setValue("topic", "b");
    first.session.setValue("topic", "a");
    await first.session.submit();
    await settle();
    await second.session.submit();
    expect(second.badge()).toBe("conflict");
    await second.session.resolveConflict("other");
    expect(second.recordState()?.draft.topic?.value).toBe("a");
    behaviour.now = "fine";
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect([second.badge(), stored()?.values]).toEqual(["saved", values("a")]);
  });

  it("is one conflict, whether the response of the other tab is pending or confirmed", async () => {
    const behaviour: { now: ServerBehaviour } = { now: "lostBefore" };
    const { first, second, settle } = await twoTabs(behaviour);
    const other = () => shownOf(second.session.getState()).form.saveState;
    second.session.setValue("topic", "b");
    first.session.setValue("topic", "a");
    await first.session.submit();
    await settle();
    const waiting = other();
    behaviour.now = "fine";
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    const confirmed = other();
    expect([waiting.kind, confirmed.kind]).toEqual(["conflict", "conflict"]);
    // A user who has postponed the decision is not asked again.
    expect("other" in confirmed && confirmed.other).toBe("other" in waiting && waiting.other);
  });

  it("replaces a pending write of the other tab if the user chooses so", async () => {
    const behaviour: { now: ServerBehaviour } = { now: "lostBefore" };
    const { first, second, settle, stored } = await twoTabs(behaviour);
    second.session.setValue("topic", "b");
    first.session.setValue("topic", "a");
    await first.session.submit();
    await settle();
    await second.session.resolveConflict("mine");
    await second.session.submit();
    behaviour.now = "fine";
    await vi.advanceTimersByTimeAsync(60_000);
    await settle();
    expect(stored()).toMatchObject({ status: "submitted", values: values("b") });
  });

  it("also asks after a reload, with unsaved changes and a pending write of the other tab", async () => {
    const { shared, first, second, settle } = await twoTabs({ now: "lostBefore" });
    first.session.setValue("topic", "a");
    await first.session.submit();
    second.outbox.close();
    await shared.drafts.put({
      key: "left behind",
      server: "http://here",
      userId: shared.userId,
      datasetId: "d",
      recordId: "r1",
      response: null,
      base: null,
      draft: { topic: { value: "b", isPencil: false } },
      keptAt: 0,
    });
    const again = openTestSession(shared);
    await settle();
    await again.session.openRecord("r1");
    expect([again.badge(), again.recordState()?.draft.topic?.value]).toEqual(["conflict", "b"]);
  });

  it("is no conflict if both are equal", async () => {
    const { first, second, settle } = await twoTabs();
    for (const { session } of [first, second]) session.setValue("topic", "a");
    await first.session.submit();
    await settle();
    expect(second.badge()).toBe("saved");
  });

  it("is no conflict with changes to the user's own response", async () => {
    const { first, settle } = await twoTabs();
    first.session.setValue("topic", "a");
    await first.session.saveDraft();
    first.session.setValue("topic", "b");
    await settle();
    expect(first.badge()).toBe("unsaved");
  });
});
