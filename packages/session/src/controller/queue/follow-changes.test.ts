import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestSession } from "../test-session";

/** Longer than the requests after a change are spread. */
const SOON = 1001;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A session on the third of 25 records, the server of which then suggests another label for all records. */
async function openedBefore(suggested: string | undefined, now: string | undefined, options = {}) {
  let current = suggested;
  const opened = openTestSession({ position: 3, suggested: () => current, ...options });
  await opened.settle();
  current = now;
  const topicOf = (id: string) => opened.session.getState().recordStates[id]?.draft.topic?.value;
  return { ...opened, topicOf };
}

describe("suggestions that were changed on the server", () => {
  it("are shown when the user comes to their record", async () => {
    const { session, recordState, topicOf, outdated } = await openedBefore("a", "b");
    session.noteChanged(["r4"]);
    await vi.advanceTimersByTimeAsync(SOON);
    expect([topicOf("r3"), topicOf("r4"), topicOf("r5")]).toEqual(["a", "b", "a"]);
    session.next();
    expect(recordState()?.draft.topic).toEqual({ value: "b", isPencil: true });
    expect(outdated).toEqual([]);
  });

  it("appear and disappear", async () => {
    const added = await openedBefore(undefined, "b");
    added.session.noteChanged(["r4"]);
    const removed = await openedBefore("a", undefined);
    removed.session.noteChanged(["r4"]);
    await vi.advanceTimersByTimeAsync(SOON);
    expect([added.topicOf("r4"), removed.topicOf("r4")]).toEqual(["b", undefined]);
  });

  it("are loaded for all untouched records where it is unknown which", async () => {
    const { session, loadedAgain, topicOf } = await openedBefore("a", "b");
    session.next();
    session.setValue("note", "mine");
    session.next();
    session.noteChanged(undefined);
    await vi.advanceTimersByTimeAsync(SOON);
    expect(loadedAgain.slice(0, 4)).toEqual(["r6", "r5", "r7", "r8"]);
    expect([topicOf("r3"), topicOf("r4"), topicOf("r5"), topicOf("r6")]).toEqual(["b", "a", "a", "b"]);
    const once = loadedAgain.length;
    await vi.advanceTimersByTimeAsync(30_000);
    expect(loadedAgain).toHaveLength(once);
  });

  it("stay on screen until the user asks for the new ones", async () => {
    const { session, topicOf, outdated } = await openedBefore("a", "b");
    session.noteChanged(["r3"]);
    await vi.advanceTimersByTimeAsync(SOON);
    expect([topicOf("r3"), outdated]).toEqual(["a", [true]]);
    await session.showNewSuggestions();
    expect([topicOf("r3"), outdated]).toEqual(["b", [true, false]]);
  });

  it("need no notice any more if they are as before", async () => {
    let current = "a";
    const { session, outdated, settle } = openTestSession({ position: 3, suggested: () => current });
    await settle();
    for (const suggested of ["b", "a"]) {
      current = suggested;
      session.noteChanged(["r3"]);
      await vi.advanceTimersByTimeAsync(SOON);
    }
    expect(outdated).toEqual([true, false]);
  });

  it("do not change the record on screen when its page is loaded again", async () => {
    const { session, recordState, settle } = await openedBefore("a", "b", { count: 5 });
    const before = session.getState().records.r3;
    await session.reloadRecord("r3");
    await session.reloadRecord("r4");
    await settle();
    expect(session.getState().records.r3).toBe(before);
    expect(recordState()?.draft.topic?.value).toBe("a");
    expect(session.getState().recordStates.r4?.draft.topic?.value).toBe("b");
  });

  it("do not change what Submit stores", async () => {
    const { session, server, settle, outdated } = await openedBefore("a", "b");
    session.noteChanged(["r3"]);
    await vi.advanceTimersByTimeAsync(SOON);
    await session.submit();
    await settle();
    expect(server.responses.get("r3")?.values).toEqual({ topic: { value: "a" } });
    expect(outdated).toEqual([true, false]);
  });

  it("of a record that the user left without a response are shown when they return", async () => {
    const { session, id, topicOf, outdated } = await openedBefore("a", "b");
    session.noteChanged(["r3"]);
    await vi.advanceTimersByTimeAsync(SOON);
    session.next();
    await vi.advanceTimersByTimeAsync(SOON);
    session.previous();
    expect([id(), topicOf("r3"), outdated]).toEqual(["r3", "b", [true, false]]);
  });

  it("never replace what the user has entered, cleared or answered", async () => {
    const { session, topicOf, settle, loadedAgain, outdated } = await openedBefore("a", "b");
    session.setValue("topic", undefined);
    session.next();
    session.setValue("note", "mine");
    session.next();
    await session.submit();
    await settle();
    session.noteChanged(["r3", "r4", "r5"]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([topicOf("r3"), topicOf("r4"), topicOf("r5")]).toEqual([undefined, "a", "a"]);
    expect([loadedAgain, outdated]).toEqual([[], []]);
  });

  it("are loaded once the user takes back what they have entered meanwhile", async () => {
    const { session, topicOf, outdated } = await openedBefore("a", "b");
    session.setValue("note", "mine");
    session.noteChanged(["r3"]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(outdated).toEqual([]);
    await session.undo();
    await vi.advanceTimersByTimeAsync(SOON);
    expect([topicOf("r3"), outdated]).toEqual(["a", [true]]);
    session.next();
    await vi.advanceTimersByTimeAsync(SOON);
    expect(topicOf("r3")).toBe("b");
  });

  it("leave nothing to undo that would bring back the old ones", async () => {
    const { session, topicOf } = await openedBefore("a", "b");
    session.setValue("topic", "b");
    await session.undo();
    session.noteChanged(["r3"]);
    await vi.advanceTimersByTimeAsync(SOON);
    await session.showNewSuggestions();
    await session.redo();
    await session.undo();
    expect(topicOf("r3")).toBe("b");
    expect(session.getState().history).toEqual({ done: [], undone: [] });
  });

  it("are not mixed with the old ones where the user types while the new ones load", async () => {
    const { session, topicOf } = await openedBefore("a", "b");
    session.noteChanged(["r3"]);
    await vi.advanceTimersByTimeAsync(SOON);
    const before = session.getState().records.r3;
    const showing = session.showNewSuggestions();
    session.setValue("note", "mine");
    await showing;
    expect([topicOf("r3"), session.getState().records.r3]).toEqual(["a", before]);
  });

  it("do not replace the values of a response that was undone", async () => {
    const { session, topicOf, settle } = await openedBefore("a", "b");
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    await session.undo();
    await settle();
    session.next();
    session.noteChanged(["r3"]);
    await vi.advanceTimersByTimeAsync(SOON);
    expect(topicOf("r3")).toBe("a");
  });

  it("are loaded once the server is reachable again", async () => {
    let isUp = true;
    const { session, topicOf } = await openedBefore("a", "b", { loads: () => isUp });
    isUp = false;
    session.noteChanged(["r4"]);
    await vi.advanceTimersByTimeAsync(SOON);
    expect(topicOf("r4")).toBe("a");
    isUp = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(topicOf("r4")).toBe("b");
  });

  it("are loaded at the next change, without waiting for the retry", async () => {
    let isUp = true;
    const { session, topicOf } = await openedBefore("a", "b", { loads: () => isUp });
    isUp = false;
    session.noteChanged(["r4"]);
    await vi.advanceTimersByTimeAsync(SOON);
    isUp = true;
    session.noteChanged(["r4"]);
    await vi.advanceTimersByTimeAsync(SOON);
    expect(topicOf("r4")).toBe("b");
  });

  it("in a list stay on screen as well, and all new ones are shown together", async () => {
    const { session, topicOf, outdated } = await openedBefore("a", "b", { many: 5, position: 1 });
    session.noteChanged(["r1", "r4"]);
    await vi.advanceTimersByTimeAsync(SOON + 500);
    expect([topicOf("r1"), topicOf("r4"), outdated.at(-1)]).toEqual(["a", "a", true]);
    await session.showNewSuggestions();
    expect([topicOf("r1"), topicOf("r4"), topicOf("r2"), outdated.at(-1)]).toEqual(["b", "b", "a", false]);
  });

  it("load nothing after the session was closed", async () => {
    const { session, loadedAgain } = await openedBefore("a", "b");
    session.noteChanged(["r4"]);
    session.close();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(loadedAgain).toEqual([]);
  });
});
