import { describe, expect, it } from "vitest";
import { emptyHistory, redoStep, undoStep, type ValueStep, withStep } from "./undo";

const typed = (value: string, { recordId = "r1", question = "note" } = {}): ValueStep => ({
  kind: "value",
  recordId,
  question,
  before: undefined,
  after: { value, isPencil: false },
});
const values = (steps: readonly unknown[]) => (steps as ValueStep[]).map(({ after }) => after?.value);

describe("the history of a tab", () => {
  it("remembers the latest two hundred steps", () => {
    const steps = Array.from({ length: 205 }, (_, index) => typed(String(index)));
    const { done } = steps.reduce((history, step) => withStep(history, step), emptyHistory);
    expect(done).toHaveLength(200);
    expect(values(done).at(0)).toBe("5");
    expect(values(done).at(-1)).toBe("204");
  });

  it.each<[string, ValueStep, string[]]>([
    ["of one text are one step", typed("ab"), ["ab"]],
    ["of two questions stay two", typed("b", { question: "reason" }), ["a", "b"]],
    ["of two records stay two", typed("b", { recordId: "r2" }), ["a", "b"]],
  ])("consecutive changes %s", (_, next, expected) => {
    const history = withStep(withStep(emptyHistory, typed("a")), next, true);
    expect(values(history.done)).toEqual(expected);
  });

  it("drops undone steps when a new one is added", () => {
    const undone = undoStep(withStep(withStep(emptyHistory, typed("a")), typed("b")));
    expect(values(undone?.history.undone ?? [])).toEqual(["b"]);
    expect(redoStep(undone?.history ?? emptyHistory)?.step).toEqual(typed("b"));
    expect(redoStep(withStep(undone?.history ?? emptyHistory, typed("c")))).toBeUndefined();
  });
});
