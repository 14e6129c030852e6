import { expect, it, test } from "vitest";
import type { PlannedQuestion } from "../plan/file-plan";
import { questionValue } from "./question-value";

const options = [
  { value: "delivery_status", text: "Delivery status" },
  { value: "refund", text: "Refund" },
  { value: "Other", text: "Something else" },
  { value: "other", text: "Other things" },
];
const asked = (settings: object) =>
  ({ name: "need", column: "Need", title: "Need", isRequired: true, settings }) as PlannedQuestion;
const label = asked({ type: "label_selection", options });
const labels = asked({ type: "multi_label_selection", options });
const rating = asked({ type: "rating", options: [1, 2, 3].map((value) => ({ value })) });

test.each([
  ["refund", "refund"],
  ["Refund", "refund"],
  [" delivery STATUS ", "delivery_status"],
  ["Something else", "Other"],
  ["other", "other"],
  ["Other", "Other"],
])("a cell names an option by its value or by its text: %j", (cell, value) => {
  expect(questionValue(label, cell, {})).toBe(value);
});

it("names several options, each of them once", () => {
  expect(questionValue(labels, '["Refund","refund","Delivery status"]', {})).toEqual([
    "refund",
    "delivery_status",
  ]);
});

test.each([
  ["a name of no option", label, "nonsense", "nonsense"],
  ["a name of two options", label, "OTHER", "OTHER"],
  ["a word in place of a number", rating, "x", "x"],
  ["a number that is no option", rating, "11", "11"],
])("%s is told as the cell has it", (_, question, cell, value) => {
  expect(() => questionValue(question, cell, {})).toThrow(
    expect.objectContaining({
      problem: expect.objectContaining({
        code: "value_invalid",
        values: expect.objectContaining({ question: "need", value }),
      }),
    }),
  );
});
