import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openTestSession, questions } from "../test-session";
import { offerUndo } from "./offer-undo";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const valuesOn = ({ recordState }: ReturnType<typeof openTestSession>) =>
  Object.fromEntries(Object.entries(recordState()?.draft ?? {}).map(([name, { value }]) => [name, value]));

describe("undoing a response", () => {
  it("keeps the values on screen as unsaved changes", async () => {
    const all = openTestSession();
    const { session, badge, settle } = all;
    await settle();
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    await session.undo();
    await settle();
    expect([valuesOn(all), badge()]).toEqual([{ topic: "a" }, "unsaved"]);
    await session.undo();
    expect([valuesOn(all), badge()]).toEqual([{}, "none"]);
  });

  it("restores unsaved changes to an earlier response, and redo saves it again", async () => {
    const all = openTestSession();
    const { session, badge, settle } = all;
    await settle();
    for (const value of ["a", "b"]) {
      session.setValue("topic", value);
      await session.saveDraft();
      await settle();
    }
    await session.undo();
    await settle();
    expect([valuesOn(all), badge()]).toEqual([{ topic: "b" }, "unsaved"]);
    await session.undo();
    expect([valuesOn(all), badge()]).toEqual([{ topic: "a" }, "saved"]);
    await session.redo();
    await session.redo();
    await settle();
    expect([valuesOn(all), badge()]).toEqual([{ topic: "b" }, "saved"]);
  });
});

describe("suggested spans that are reviewed one by one", () => {
  const [first, second] = [
    { start: 0, end: 3, label: "a" },
    { start: 5, end: 8, label: "a" },
  ];
  const spans = [first, second];
  const openSpans = async () => {
    const all = openTestSession();
    await all.settle();
    all.session.setQuestions(
      questions.map((one) => ({ ...one, settings: { ...one.settings, type: "span", field: "text" } })),
    );
    return all;
  };
  const topic = ({ recordState }: ReturnType<typeof openTestSession>) => recordState()?.draft.topic;
  const accept = (all: ReturnType<typeof openTestSession>) => {
    all.session.setValue("topic", spans, false, ["0 3 a", "5 8 a"]);
    all.session.setValue("topic", spans, false, ["5 8 a"]);
    all.session.setValue("topic", spans, false, []);
  };

  it("are undone one at a time, because each acceptance is a step (use H1)", async () => {
    const all = await openSpans();
    accept(all);
    const seen = [topic(all)?.unreviewed];
    for (let step = 0; step < 2; step += 1) {
      await all.session.undo();
      seen.push(topic(all)?.unreviewed);
    }
    expect(seen).toEqual([undefined, ["5 8 a"], ["0 3 a", "5 8 a"]]);
    await all.session.redo();
    expect(topic(all)).toEqual({ value: spans, isPencil: false, unreviewed: ["5 8 a"] });
  });

  it("keep their state when the user goes on and comes back (use H1)", async () => {
    const all = await openSpans();
    all.session.setValue("topic", spans, false, ["5 8 a"]);
    await all.session.next();
    await all.session.previous();
    expect(topic(all)).toEqual({ value: spans, isPencil: false, unreviewed: ["5 8 a"] });
  });

  it("are all ink once they are submitted (use H1)", async () => {
    const all = await openSpans();
    all.session.setValue("topic", spans, false, ["5 8 a"]);
    await all.session.saveDraft();
    await all.settle();
    expect(topic(all)).toEqual({ value: spans, isPencil: false });
  });
});

describe("a notice that offers to undo a response", () => {
  type All = ReturnType<typeof openTestSession>;

  it.each<[string, (all: All) => unknown]>([
    ["another response", ({ session }) => session.discard()],
    ["a change on the next record", ({ session }) => session.setValue("topic", "b")],
    ["its own undo", ({ session }) => session.undo()],
  ])("stays while the response is saved, and closes on %s", async (_name, act) => {
    const all = openTestSession();
    const { session, settle } = all;
    await settle();
    const hide = vi.fn();
    await offerUndo(session, session.discard, () => hide);
    await settle();
    await session.next();
    expect(hide).not.toHaveBeenCalled();
    await act(all);
    await settle();
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it.each(["refused", "signedOut"] as const)("closes when the response is not stored: %s", async (now) => {
    const { session, settle } = openTestSession({ behaviour: () => now });
    await settle();
    const hide = vi.fn();
    await offerUndo(session, session.discard, () => hide);
    expect(hide).not.toHaveBeenCalled();
    await settle();
    expect(hide).toHaveBeenCalledTimes(1);
  });

  it("is not shown if nothing was done", async () => {
    const { session, settle } = openTestSession();
    await settle();
    const show = vi.fn(() => () => undefined);
    await offerUndo(session, async () => undefined, show);
    expect(show).not.toHaveBeenCalled();
  });
});

describe("undoing while a response is being saved", () => {
  it("does nothing, because it would undo the response being saved", async () => {
    const { session, id, settle } = openTestSession();
    await settle();
    session.setValue("topic", "a");
    const submitted = session.submit();
    await session.undo();
    await submitted;
    await settle();
    expect(id()).toBe("r2");
    const { done, undone } = session.getState().history;
    expect([done.map(({ kind }) => kind), undone]).toEqual([["value", "submit"], []]);
  });
});

describe("the end of a queue that was not opened at the first record", () => {
  it("leads to the first record of the set, not to an empty page (spec 306)", async () => {
    const { session, id, settle } = openTestSession({ count: 4, position: 3 });
    await settle();
    const shown = [id()];
    for (let step = 0; step < 3; step += 1) {
      session.setValue("topic", "a");
      await session.submit();
      await settle();
      shown.push(id());
    }
    expect(shown).toEqual(["r3", "r4", "r1", "r2"]);
  });
});
