import { describe, expect, it, test } from "vitest";
import { aQuestion } from "./fixtures";
import { newQuestionSettings, type QuestionSettings, questionSchemas, schemaOf } from "./schemas";

const options = ["a", "b", "c"].map((value) => ({ value, text: value.toUpperCase(), description: null }));
const settings: Record<QuestionSettings["type"], QuestionSettings> = {
  ...aQuestion,
  text: { type: "text", use_markdown: false },
  rating: { type: "rating", options: [1, 2, 3].map((value) => ({ value })) },
  label_selection: { type: "label_selection", options, visible_options: null },
  multi_label_selection: {
    type: "multi_label_selection",
    options,
    visible_options: null,
    options_order: "natural",
  },
  ranking: { type: "ranking", options },
  span: {
    type: "span",
    field: "text",
    options,
    visible_options: null,
    allow_overlapping: false,
    allow_character_annotation: true,
  },
};
const labels = "Valid labels are: ['a', 'b', 'c']";
const span = (start: number, end: number, label = "a") => ({ label, start, end });
const rank = (value: string, position?: number | null) => ({ value, rank: position });

type Type = QuestionSettings["type"];
type Status = "draft" | "submitted" | "discarded" | undefined;

function messagesOf(type: Type, value: unknown, status?: Status, text: unknown = "Hello 👋 you") {
  const issues = schemaOf(type).validate(value, settings[type], { fields: { text }, status });
  return issues.map((issue) => issue.message);
}

describe("a refused value returns the message of the server (spec 450)", () => {
  test.each<[Type, unknown, Status, string]>([
    ["text", 5, "submitted", "text question expects a text value, found <class 'int'>"],
    ["text", ["a"], "draft", "text question expects a text value, found <class 'list'>"],
    ["rating", 7, "submitted", "7 is not a valid rating for rating question.\nValid ratings are: [1, 2, 3]"],
    ["rating", "2", "draft", "'2' is not a valid rating for rating question.\nValid ratings are: [1, 2, 3]"],
    [
      "label_selection",
      "zz",
      "submitted",
      `'zz' is not a valid label for label selection question.\n${labels}`,
    ],
    [
      "label_selection",
      ["a"],
      "draft",
      `['a'] is not a valid label for label selection question.\n${labels}`,
    ],
    [
      "label_selection",
      "it's",
      undefined,
      `"it's" is not a valid label for label selection question.\n${labels}`,
    ],
    [
      "multi_label_selection",
      "a",
      "submitted",
      "multi label selection questions expects a list of values, found <class 'str'>",
    ],
    [
      "multi_label_selection",
      [],
      "draft",
      "multi label selection questions expects a list of values, found empty list",
    ],
    [
      "multi_label_selection",
      ["a", "a"],
      "draft",
      "multi label selection questions expect a list of unique values, but duplicates were found",
    ],
    [
      "multi_label_selection",
      ["z", "a", "y"],
      undefined,
      `['y', 'z'] are not valid labels for multi label selection question.\n${labels}`,
    ],
    ["ranking", "a", "draft", "ranking question expects a list of values, found <class 'str'>"],
    ["ranking", ["a", "b"], undefined, "ranking question expects a list of values with their ranks"],
    [
      "ranking",
      [rank("a", 1)],
      "submitted",
      "ranking question expects a list containing 3 values, found a list of 1 values",
    ],
    [
      "ranking",
      [rank("a", 1), rank("b", 2), rank("c", 4)],
      "submitted",
      "[4] are not valid ranks for ranking question.\nValid ranks are: [1, 2, 3]",
    ],
    [
      "ranking",
      [rank("a", 1), rank("b", null), rank("c", 3)],
      "submitted",
      "[None] are not valid ranks for ranking question.\nValid ranks are: [1, 2, 3]",
    ],
    [
      "ranking",
      [rank("z", 1)],
      "draft",
      "['z'] are not valid values for ranking question.\nValid values are: ['a', 'b', 'c']",
    ],
    [
      "ranking",
      [rank("a", 1), rank("a", 2)],
      undefined,
      "ranking question expects a list of unique values, but duplicates were found",
    ],
    ["span", [span(0, 2, "x")], "submitted", `undefined label 'x' for span question.\n${labels}`],
    [
      "span",
      [span(0, 4), span(8, 9), span(3, 6)],
      "draft",
      "overlapping values found between spans at index idx=0 and idx=2",
    ],
    ["span", [span(4, 2)], "draft", "span question expects a list of spans with label, start and end"],
  ])("%s %j %s", (type, value, status, message) => {
    expect(messagesOf(type, value, status)).toEqual([message]);
  });
});

describe("a value that is accepted (spec 450)", () => {
  test.each<[Type, unknown, Status]>([
    ["text", "", "submitted"],
    ["rating", 3, "submitted"],
    ["label_selection", "b", undefined],
    ["multi_label_selection", ["c", "a"], "submitted"],
    ["ranking", [rank("a", 1), rank("b", 1), rank("c", 3)], "submitted"],
    ["ranking", [rank("a", 9)], "draft"],
    ["ranking", [rank("a")], undefined],
    ["span", [], "submitted"],
    ["span", [span(0, 4), span(4, 6)], "submitted"],
  ])("%s %j %s", (type, value, status) => expect(messagesOf(type, value, status)).toEqual([]));
});

describe("spans are counted in code points, so an emoji is one character", () => {
  const text = "Hello 👋 you";
  it("accepts a span up to the last code point", () => expect(messagesOf("span", [span(8, 11)])).toEqual([]));
  it("refuses one code point more, although the text has more UTF-16 units", () => {
    expect(text.length).toBe(12);
    expect(messagesOf("span", [span(8, 12)])).toEqual([
      "span question response value `end` must have a value lower or equal than record field `text` length that is `11`",
    ]);
    expect(messagesOf("span", [span(11, 12)])).toEqual([
      "span question response value `start` must have a value lower than record field `text` length that is `11`",
    ]);
  });
  it("requires the field", () => {
    expect(messagesOf("span", [span(0, 1)], "draft", null)).toEqual([
      "span question requires record to have field `text`",
    ]);
  });
  it("accepts overlaps if the question allows them", () => {
    const overlapping = { ...settings.span, allow_overlapping: true };
    const spans = [span(0, 4), span(3, 6)];
    expect(schemaOf("span").validate(spans, overlapping, { fields: { text } })).toEqual([]);
  });
});

describe("settings of a new question", () => {
  const two = [
    { value: "a", text: "A" },
    { value: "b", text: "B" },
  ];
  test.each<[string, unknown, string]>([
    ["one option", { type: "label_selection", options: two.slice(1) }, "options"],
    [
      "a number as value",
      { type: "label_selection", options: [...two, { value: 1, text: "1" }] },
      "options,2,value",
    ],
    ["a rating above ten", { type: "rating", options: [{ value: 1 }, { value: 11 }] }, "options,1,value"],
    ["two visible options", { type: "label_selection", options: two, visible_options: 2 }, "visible_options"],
    ["more visible than there are", { type: "label_selection", options: two, visible_options: 3 }, ""],
    ["a repeated value", { type: "ranking", options: [...two, ...two] }, ""],
    ["a span question without field", { type: "span", options: two }, "field"],
    [
      "a value of 201 emoji",
      { type: "ranking", options: [...two, { value: "👋".repeat(201), text: "x" }] },
      "options,2,value",
    ],
  ])("refuse %s", (_, sent, path) => {
    expect(newQuestionSettings.safeParse(sent).error?.issues[0]?.path.join(",")).toBe(path);
  });
  it("fill in defaults and drop unknown keys (spec 481)", () => {
    const sent = { type: "multi_label_selection", options: [{ ...two[0], color: "red" }, two[1]] };
    expect(newQuestionSettings.parse(sent)).toEqual({
      type: "multi_label_selection",
      options: two.map((option) => ({ ...option, description: null })),
      visible_options: null,
      options_order: "natural",
    });
  });
  it("accept 200 emoji, which are 400 UTF-16 units", () => {
    const sent = { type: "ranking", options: [...two, { value: "👋".repeat(200), text: "x" }] };
    expect(newQuestionSettings.safeParse(sent).success).toBe(true);
  });
});

describe("every question type", () => {
  test.each(questionSchemas.map((schema) => schema.type))("%s without a value is not answered", (type) => {
    const schema = schemaOf(type);
    expect(schema.isAnswered(undefined, settings[type])).toBe(false);
    expect(schema.completeness(undefined, settings[type])).toBe("empty");
    expect(schema.settings.parse(settings[type])).toEqual(settings[type]);
  });
  it("distinguishes a partial from a complete ranking (spec 353)", () => {
    const { completeness } = schemaOf("ranking");
    expect(completeness([rank("a", 1)], settings.ranking)).toBe("partial");
    expect(completeness([rank("a", 1), rank("b", 2), rank("c", 2)], settings.ranking)).toBe("complete");
  });
  it("throws an error with its name if it does not exist", () => {
    expect(() => schemaOf("slider")).toThrow(/no question type "slider".*code of your own/);
  });
});

it.each<[Type, object]>([
  ["text", { use_markdown: true, placeholder: "In one sentence" }],
  ["label_selection", { options, visible_options: 3 }],
  ["multi_label_selection", { options, visible_options: 3, options_order: "suggestion" }],
  [
    "span",
    { options, visible_options: 3, field: "text", allow_overlapping: true, allow_character_annotation: true },
  ],
])("the settings of %s are accepted: %j (spec 334)", (type, own) => {
  expect(schemaOf(type).settings.parse({ type, ...own, unknown: 1 })).toEqual({ type, ...own });
});

it.each([
  [[0, 1], true],
  [Array.from({ length: 11 }, (_, value) => value), true],
  [[0], false],
  [[9, 10, 11], false],
  [[-1, 0], false],
  [[0, 1.5], false],
])("ratings %j are valid: %s, and the value is one of them (spec 349)", (values, isFine) => {
  const rating = { type: "rating", options: values.map((value) => ({ value })) };
  expect(newQuestionSettings.safeParse(rating).success).toBe(isFine);
  if (!isFine) return;
  const { value } = schemaOf("rating");
  expect([value.safeParse(values[1]).success, value.safeParse(values).success]).toEqual([true, false]);
});

/** Settings that a question keeps for life: responses refer to them. */
const isFixed: Partial<Record<Type, readonly string[]>> = {
  rating: ["options"],
  ranking: ["options"],
  span: ["field"],
};

it.each(questionSchemas.map((schema) => [schema.type, schema] as const))(
  "each setting of a new %s question can be read, and changed or is fixed",
  (type, { settings, createSettings, updateSettings }) => {
    const keys = Object.keys(createSettings.shape);
    expect(Object.keys(settings.shape)).toEqual(expect.arrayContaining(keys));
    const fixed = isFixed[type] ?? [];
    expect([...Object.keys(updateSettings.shape), ...fixed].sort()).toEqual(keys.sort());
  },
);
