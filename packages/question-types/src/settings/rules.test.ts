import { describe, expect, it, test } from "vitest";
import { aQuestion } from "../fixtures";
import { withNewItem } from "../ranking/settings-rules";
import { ratingsUpTo } from "../rating/settings-rules";
import { type QuestionSettings, questionSchemas, questionSettings } from "../schemas";
import type { SettingsContext } from "../settings-parts/definition";
import { draftIssues, questionToSend } from "./draft";
import { aDraft, textFields } from "./fixtures";
import { settingsHalfOf } from "./registry";

type Type = QuestionSettings["type"];
const types = questionSchemas.map(({ type }) => type);
const options = (texts: readonly string[]) => texts.map((text) => ({ value: text, text }));
const fresh: SettingsContext = { textFields, takenFields: [] };
const many = (count: number) => options(Array.from({ length: count }, (_, index) => `label ${index}`));

function codes(type: Type, change: object, context: Partial<SettingsContext> = {}) {
  const settings = { ...aQuestion[type], ...change } as QuestionSettings;
  return draftIssues(aDraft(type, { settings }), { ...fresh, ...context }).map(
    ({ part, option, code }) => `${part}${option === undefined ? "" : ` ${option}`}: ${code}`,
  );
}

describe.each(types)("the settings of %s", (type) => {
  it("are valid by default, for new and published datasets", () => {
    expect(codes(type, {})).toEqual([]);
    expect(codes(type, {}, { stored: aQuestion[type] })).toEqual([]);
  });

  it("are sent in a form that the schema accepts", () => {
    const sent = questionToSend(aDraft(type, { title: "  How urgent? ", description: " " }));
    expect(sent).toMatchObject({ title: "How urgent?", description: null, required: true });
    expect(questionSettings.parse(sent.settings)).toEqual(aQuestion[type]);
    expect(settingsHalfOf(type).type).toBe(type);
  });
});

test("A type without a form raises an error for the developer", () => {
  expect(() => settingsHalfOf("likert")).toThrow(
    /no form for the question type "likert".*a form of your own/,
  );
  expect(() => settingsHalfOf("constructor")).toThrow(/no form/);
});

const atMost = (count: number) => "a".repeat(count);

test.each([
  ["title", "", "required"],
  ["title", "  ", "required"],
  ["title", atMost(200), undefined],
  ["title", ` ${atMost(200)} `, undefined],
  ["title", atMost(201), "tooLong"],
  ["title", "👋".repeat(200), undefined],
  ["description", "", undefined],
  ["description", atMost(500), undefined],
  ["description", atMost(501), "tooLong"],
])("a %s such as %j is refused as %s (spec 141, 142, 144)", (part, text, code) => {
  const issues = draftIssues(aDraft("text", { [part]: text }), fresh);
  expect(issues.map((issue) => [issue.part, issue.code])).toEqual(code ? [[part, code]] : []);
});

const stored = { stored: questionSettings.parse({ type: "label_selection", options: options(["a", "b"]) }) };

test.each<[string, Type, object, string[], Partial<SettingsContext>?]>([
  ["one label", "label_selection", { options: options(["a"]) }, ["options: fewOptions"]],
  ["no label", "multi_label_selection", { options: [], visible_options: null }, ["options: fewOptions"]],
  ["one span label", "span", { options: options(["a"]) }, ["options: fewOptions"]],
  ["one item to rank", "ranking", { options: options(["a"]) }, ["options: fewItems"]],
  ["500 labels", "label_selection", { options: many(500) }, []],
  ["501 labels", "label_selection", { options: many(501) }, ["options: manyOptions"]],
  ["51 items to rank", "ranking", { options: many(51) }, ["options: manyOptions"]],
  ["an empty label", "label_selection", { options: options(["a", " "]) }, ["options 1: emptyOption"]],
  [
    "the same label twice",
    "label_selection",
    { options: options(["a", "b", "a "]) },
    ["options 2: sameOption"],
  ],
  ["a label of 201", "label_selection", { options: options(["a", atMost(201)]) }, ["options 1: longOption"]],
  ["2 before “+N”", "label_selection", { visible_options: 2 }, ["visible: visibleRange"]],
  ["more before “+N” than there are", "label_selection", { visible_options: 7 }, ["visible: visibleRange"]],
  ["ratings up to 11", "rating", { options: [0, 11].map((value) => ({ value })) }, ["ratings: ratingRange"]],
  ["one rating", "rating", { options: [{ value: 0 }] }, ["ratings: ratingRange"]],
  ["no field to mark in", "span", { field: "" }, ["field: noField"]],
  ["a field that is no text", "span", { field: "photo" }, ["field: fieldUnknown"]],
  ["a field of another question", "span", {}, ["field: fieldTaken"], { takenFields: ["message"] }],
  [
    "a published label of 500",
    "label_selection",
    {
      options: [
        { value: "a", text: atMost(500) },
        { value: "b", text: "b" },
      ],
    },
    [],
    stored,
  ],
  [
    "published texts that are the same",
    "label_selection",
    {
      options: [
        { value: "b", text: "a" },
        { value: "a", text: "a" },
      ],
    },
    [],
    stored,
  ],
  [
    "a published label less",
    "label_selection",
    { options: options(["a"]) },
    ["options: fixedOptions"],
    stored,
  ],
  [
    "another published value",
    "label_selection",
    { options: options(["a", "z"]) },
    ["options: fixedOptions"],
    stored,
  ],
  [
    "overlap disabled again",
    "span",
    { allow_overlapping: false },
    ["overlap: overlapFixed"],
    { stored: { ...aQuestion.span, allow_overlapping: true } as QuestionSettings },
  ],
])("%s: %s, %j has the faults %j (spec 182, 183, 184)", (...[, type, change, found, context]) => {
  expect(codes(type, change, context)).toEqual(found);
});

test.each([
  [-3, 2],
  [0, 2],
  [1, 2],
  [5, 6],
  [10, 11],
  [40, 11],
])("ratings up to %i have %i options from 0 (spec 185)", (most, count) => {
  const ratings = ratingsUpTo(most).map(({ value }) => value);
  expect(ratings).toEqual(Array.from({ length: count }, (_, value) => value));
});

test("a new item to rank gets the next free name (spec 186)", () => {
  const names = (texts: readonly string[]) =>
    withNewItem(
      options(texts).map((option) => ({ ...option, description: null })),
      (number) => `Item ${number}`,
    ).map(({ text }) => text);
  expect(names(["Item 1", "Item 2"])).toEqual(["Item 1", "Item 2", "Item 3"]);
  expect(names(["Item 3", "x"])).toEqual(["Item 3", "x", "Item 4"]);
});
