import type { Field } from "@glossa/contract";
import { expect, it } from "vitest";
import { fieldChange, fieldDraft, titleProblem } from "./drafts";
import { inventedSuggestion } from "./invented-suggestion";

const field = (settings: Field["settings"]) => ({ name: "message", title: "Message", settings }) as Field;
const labels = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ value: `l${place}`, text: `L${place}`, description: null }));

it.each([
  ["Text", true, undefined],
  ["  ", true, "required"],
  ["  ", false, undefined],
  ["👋".repeat(500), true, undefined],
  [` ${"x".repeat(501)} `, false, "tooLong"],
] as const)(
  "judges the title %j, required: %j (spec 142) (spec 143) (spec 144)",
  (title, isRequired, problem) => {
    expect(titleProblem(title, isRequired)).toBe(problem);
  },
);

it.each([
  [
    { type: "text", use_markdown: false },
    { title: " A ", isMarkdown: true },
    { title: "A", settings: { type: "text", use_markdown: true } },
  ],
  [{ type: "image" }, { title: " ", isMarkdown: undefined }, { title: "message" }],
  [
    { type: "custom", template: "<b>", advanced_mode: true },
    { title: "A", isMarkdown: undefined },
    { title: "A" },
  ],
] as const)("converts a change of a field %j (spec 146)", (settings, draft, change) => {
  expect(fieldDraft(field(settings)).isMarkdown).toBe("use_markdown" in settings ? false : undefined);
  expect(fieldChange(draft, field(settings))).toEqual(change);
});

it("invents a suggestion of the first two labels for a question with more than three (spec 373)", () => {
  const settings = (count: number) =>
    ({
      type: "multi_label_selection",
      options: labels(count),
      visible_options: null,
      options_order: "natural",
    }) as const;
  expect(inventedSuggestion(settings(3))).toBeUndefined();
  expect(inventedSuggestion(settings(4))).toEqual({
    value: ["l0", "l1"],
    score: [0.5, 0.7],
    agent: "system",
  });
  expect(inventedSuggestion({ type: "text", use_markdown: false })).toBeUndefined();
});
