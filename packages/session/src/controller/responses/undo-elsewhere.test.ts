import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isAsking } from "../../model/queue/place";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Session = Awaited<ReturnType<typeof openSubmitted>>["session"];

/** The first two of four submitted records: the second one is submitted anew, then the first one is on screen, changed before. */
async function openSubmitted({ isChanged = true } = {}) {
  const all = openTestSession({ status: "submitted", count: 4 });
  const { session, server, settle } = all;
  for (const id of ["r1", "r2", "r3", "r4"])
    server.write(id, { status: "submitted", values: { topic: { value: "a" } } });
  await settle();
  if (isChanged) session.setValue("topic", "b");
  void session.openRecord("r2");
  await settle();
  await session.ignoreChanges();
  await settle();
  session.setValue("topic", "b");
  await session.submit();
  await settle();
  await session.openRecord("r1");
  await settle();
  const here = () => [all.id(), isAsking(session.getState())];
  const stored = (id: string) => server.responses.get(id)?.values?.topic?.value;
  const draftOf = (id: string) => session.getState().recordStates[id]?.draft.topic?.value;
  const undo = async () => {
    void session.undo();
    await settle();
  };
  return { ...all, here, stored, draftOf, undo };
}

describe("undo that leads away from a submitted response with changes", () => {
  it.each<[string, (session: Session) => unknown, string]>([
    ["the user ignores the changes", (session) => session.ignoreChanges(), "a"],
    ["they are submitted", (session) => session.submit(), "b"],
  ])("waits until %s (spec 244)", async (_name, goOn, first) => {
    const { session, settle, here, stored, draftOf, undo } = await openSubmitted();
    await undo();
    expect([here(), stored("r2")]).toEqual([["r1", true], "b"]);
    await goOn(session);
    await settle();
    expect([here(), stored("r1"), stored("r2")]).toEqual([["r2", false], first, "a"]);
    expect(draftOf("r1")).toBe("b");
    expect(session.getState().criteria.opening).toBeUndefined();
    await session.redo();
    await settle();
    expect(stored("r2")).toBe("b");
  });

  it("does nothing if the user stays, or goes elsewhere, and can be undone later", async () => {
    const { session, settle, here, stored, undo } = await openSubmitted();
    await undo();
    session.stay();
    await settle();
    expect([here(), stored("r2")]).toEqual([["r1", false], "b"]);
    await undo();
    void session.openRecord("r3");
    await settle();
    await session.ignoreChanges();
    await settle();
    expect([here(), stored("r2")]).toEqual([["r3", false], "b"]);
    await undo();
    expect([here(), stored("r2")]).toEqual([["r2", false], "a"]);
  });

  it("undoes what it was asked for, although the submitted changes are the last step", async () => {
    const { session, settle, here, stored, undo } = await openSubmitted();
    await undo();
    await session.submit();
    await settle();
    await undo();
    // The undone changes of the second record are on screen again.
    expect(here()).toEqual(["r2", true]);
    await session.ignoreChanges();
    await settle();
    expect([stored("r1"), stored("r2")]).toEqual(["a", "a"]);
  });

  it("asks before redo as well", async () => {
    const { session, here, settle, undo } = await openSubmitted();
    await undo();
    await session.ignoreChanges();
    await settle();
    void session.openRecord("r1");
    await settle();
    await session.ignoreChanges();
    await settle();
    void session.redo();
    await settle();
    expect(here()).toEqual(["r1", true]);
    await session.ignoreChanges();
    await settle();
    expect(here()).toEqual(["r2", false]);
  });

  it("does not ask without changes, nor on the record itself", async () => {
    const { here, undo } = await openSubmitted({ isChanged: false });
    await undo();
    expect(here()).toEqual(["r2", false]);
    await undo();
    expect(here()).toEqual(["r2", false]);
  });
});

it("undo on a pending record with changes keeps them with it, as all navigation does", async () => {
  const { session, settle, id, recordState } = openTestSession();
  await settle();
  session.setValue("topic", "b");
  await session.next();
  session.setValue("topic", "a");
  await session.submit();
  await settle();
  await session.openRecord("r1");
  await session.undo();
  expect(id()).toBe("r2");
  await session.openRecord("r1");
  expect(recordState()?.draft.topic?.value).toBe("b");
});
