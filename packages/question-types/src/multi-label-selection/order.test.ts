import { expect, test } from "vitest";
import { questionSettings, type SettingsOf } from "../schemas";
import { ordered, scoresOf } from "./order";

function settings(optionsOrder: "natural" | "suggestion") {
  const options = ["a", "b", "c", "d"].map((value) => ({ value, text: value.toUpperCase() }));
  const parsed = questionSettings.parse({
    type: "multi_label_selection",
    options,
    options_order: optionsOrder,
  });
  return parsed as SettingsOf<"multi_label_selection">;
}
const suggestion = { value: ["b", "d"], score: [0.2, 0.8], agent: "details-v3" };

test("suggested options come first, by descending score (spec 342)", () => {
  const shown = ordered(settings("suggestion"), scoresOf(suggestion));
  expect(shown.map((option) => option.value)).toEqual(["d", "b", "a", "c"]);
});

test("the natural order is not changed (spec 342)", () => {
  const shown = ordered(settings("natural"), scoresOf(suggestion));
  expect(shown.map((option) => option.value)).toEqual(["a", "b", "c", "d"]);
});

test("The number of an option is its place in the natural order, however it is displayed", () => {
  const shown = ordered(settings("suggestion"), scoresOf(suggestion));
  expect(shown.map((option) => option.number)).toEqual([4, 2, 1, 3]);
});

test.each([
  [
    { value: ["a", "b"], score: [0.5, 0.25] },
    { a: 0.5, b: 0.25 },
  ],
  [
    { value: ["a", "b"], score: 0.5 },
    { a: 0.5, b: 0.5 },
  ],
  [
    { value: ["a", "b"], score: null },
    { a: null, b: null },
  ],
  [
    { value: ["a", "b"], score: [0.5] },
    { a: 0.5, b: null },
  ],
  [undefined, {}],
])("Scores belong to labels one by one: %#", (given, scores) => {
  expect(Object.fromEntries(scoresOf(given))).toEqual(scores);
});
