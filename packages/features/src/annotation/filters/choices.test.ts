import { describe, expect, it, test } from "vitest";
import { aQuestion } from "../fixtures/fixtures";
import { metadataChoices, responseChoices, suggestionChoices } from "./choices";
import { dataset } from "./fixtures";

const options = ["a", "b"].map((value) => ({ value, text: value.toUpperCase(), description: null }));
const questions = [
  aQuestion({ name: "label", settings: { type: "label_selection", options, visible_options: null } }),
  aQuestion({
    name: "labels",
    settings: { type: "multi_label_selection", options, visible_options: null, options_order: "natural" },
  }),
  aQuestion({
    name: "rating",
    settings: { type: "rating", options: [{ value: 5 }, { value: 0 }, { value: 2 }] },
  }),
  aQuestion({ name: "text", settings: { type: "text", use_markdown: false } }),
];

describe("metadata to filter by", () => {
  it("has values, with their numbers or ends; a range has steps of 1 or 0.01 (spec 251, 256, 261)", () => {
    expect(metadataChoices(dataset).map(({ name, choice }) => [name, choice])).toEqual([
      [
        "channel",
        {
          kind: "oneOf",
          options: [
            { value: "email", text: "email", count: 96 },
            { value: "chat", text: "chat", count: 71 },
            { value: "phone", text: "phone", count: 31 },
            { value: "form", text: "form", count: 16 },
          ],
        },
      ],
      ["words", { kind: "range", min: 12, max: 420, step: 1 }],
      ["sentiment", { kind: "range", min: -0.75, max: 0.5, step: 0.01 }],
      ["language", { kind: "oneOf", options: expect.any(Array) }],
    ]);
  });

  it.each([
    ["terms that are no texts", { type: "terms", total: 1, values: [{ term: 3, count: 1 }] }, 1],
    ["no numbers", { type: "integer", min: null, max: null }, 0],
    ["one number", { type: "float", min: 2, max: 2 }, 1],
  ] as const)("depends on the values: %s", (_, metrics, count) => {
    const choices = { ...dataset.choices, metrics: { channel: metrics as never } };
    expect(metadataChoices({ ...dataset, choices })).toHaveLength(count);
  });

  it("may have any name", () => {
    const properties = dataset.properties.map((property) => ({ ...property, name: "constructor" }));
    expect(metadataChoices({ ...dataset, properties })).toEqual([]);
  });
});

test("responses are filtered by options, by all or any of them, or by a range (spec 254)", () => {
  expect(responseChoices(questions)).toEqual([
    { name: "label", title: "label", choice: { kind: "oneOf", options } },
    { name: "labels", title: "labels", choice: { kind: "allOrAnyOf", options } },
    { name: "rating", title: "rating", choice: { kind: "range", min: 0, max: 5, step: 1 } },
  ]);
});

test("suggestions are filtered by score, by values that search holds, and by agents if there are any (spec 252, 255)", () => {
  const found = suggestionChoices({
    ...dataset,
    questions,
    choices: { ...dataset.choices, agents: { text: ["x"] } },
  });
  expect(found.map(({ name, value, agents }) => [name, value?.kind, agents])).toEqual([
    ["label", "oneOf", []],
    ["labels", "allOrAnyOf", []],
    ["rating", "range", []],
    ["text", undefined, ["x"]],
  ]);
});
