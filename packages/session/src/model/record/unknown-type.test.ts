import { describe, expect, it } from "vitest";
import { checkValue } from "../../controller/responses/check-value";
import { isSubmittable, openingDraft, type QuestionInput, submittedValuesOf, unfitValues } from "./draft";

const topic = { id: "q1", name: "topic", required: true, settings: { type: "text" } };
const drawing = (required: boolean): QuestionInput => ({
  ...{ id: "q2", name: "drawing", required },
  settings: { type: "drawing" },
});
const suggestions = [
  { question_id: "q1", value: "parcels" },
  { question_id: "q2", value: [{ strokes: 3 }] },
] as never;
const stored = { topic: { value: "parcels" }, drawing: { value: { strokes: 3 } } };

describe("a question of a type that this version does not know", () => {
  it("takes over no suggestion, which nobody would see", () => {
    expect(Object.keys(openingDraft([topic, drawing(false)], suggestions, null))).toEqual(["topic"]);
  });

  it.each([
    ["optional", false, true],
    ["required", true, false],
  ])("without a value: whether a record can be submitted if it is %s", (_, required, expected) => {
    const questions = [topic, drawing(required)];
    expect(isSubmittable(openingDraft(questions, suggestions, null), questions)).toBe(expected);
  });

  it("keeps what is stored: the next response has it, too", () => {
    const questions = [topic, drawing(true)];
    const draft = openingDraft(questions, [], stored);
    expect([isSubmittable(draft, questions), unfitValues(stored, questions)]).toEqual([true, {}]);
    expect(submittedValuesOf(draft, questions)).toEqual(stored);
  });

  it("gets no other value", () => {
    expect(() => checkValue([drawing(true)], { question: "drawing", value: 1 })).toThrow(/type "drawing"/);
  });
});
