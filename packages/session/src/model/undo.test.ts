import { describe, expect, it } from "vitest";
import { emptyHistory, redoStep, undoStep, type ValueStep, withStep } from "./undo";

const typed = (value: string, { recordId = "r1", question = "note", before = "" } = {}): ValueStep => ({
  kind: "value",
  recordId,
  question,
  before: before === "" ? undefined : { value: before, isPencil: false },
  after: { value, isPencil: false },
  isTyping: true,
});
const chosen = (value: string, before = ""): ValueStep => ({ ...typed(value, { before }), isTyping: false });
const values = (steps: readonly unknown[]) => (steps as ValueStep[]).map(({ after }) => after?.value);

describe("the history of a tab", () => {
  it("remembers the latest two hundred steps", () => {
    const steps = Array.from({ length: 205 }, (_, index) => chosen(String(index)));
    const { done } = steps.reduce((history, step) => withStep(history, step), emptyHistory);
    expect(done).toHaveLength(200);
    expect(values(done).at(0)).toBe("5");
    expect(values(done).at(-1)).toBe("204");
  });

  it.each<[string, ValueStep, string[]]>([
    ["of one text are one step", typed("ab"), ["ab"]],
    ["of two questions stay two", typed("b", { question: "reason" }), ["a", "b"]],
    ["of two records stay two", typed("b", { recordId: "r2" }), ["a", "b"]],
    ["of a text that a suggestion replaces stay two", chosen("suggested", "a"), ["a", "suggested"]],
  ])("consecutive changes %s", (_, next, expected) => {
    const history = withStep(withStep(emptyHistory, typed("a")), next);
    expect(values(history.done)).toEqual(expected);
  });

  it("keeps typing apart from the suggestion that it changes", () => {
    const suggested = withStep(emptyHistory, chosen("suggested", "a"));
    expect(values(withStep(suggested, typed("suggested!", { before: "suggested" })).done)).toEqual([
      "suggested",
      "suggested!",
    ]);
  });

  it("has no step for a change that changes nothing, which leaves redo as it is", () => {
    const undone = undoStep(withStep(emptyHistory, chosen("b")))?.history ?? emptyHistory;
    expect(withStep(undone, chosen("a", "a"))).toBe(undone);
  });

  it("has no step for a text that was typed and is as before again", () => {
    const history = withStep(emptyHistory, typed("ab", { before: "a" }));
    expect(withStep(history, typed("a", { before: "ab" })).done).toEqual([]);
  });

  it("drops undone steps when a new one is added", () => {
    const undone = undoStep(withStep(withStep(emptyHistory, chosen("a")), chosen("b")));
    expect(values(undone?.history.undone ?? [])).toEqual(["b"]);
    expect(redoStep(undone?.history ?? emptyHistory)?.step).toEqual(chosen("b"));
    expect(redoStep(withStep(undone?.history ?? emptyHistory, chosen("c")))).toBeUndefined();
  });
});
