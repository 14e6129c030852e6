import type { Value } from "@glossa/question-types/schema";
import { describe, expect, test } from "vitest";
import { type Draft, isModified, isSubmittable, openingDraft, submittedValuesOf, valuesOf } from "./draft";

const spans = {
  id: "1",
  name: "entities",
  required: true,
  settings: { type: "span", field: "text", options: [{ value: "person", text: "Person" }] },
};
const label = {
  id: "2",
  name: "topic",
  required: true,
  settings: { type: "label_selection", options: [{ value: "a", text: "A" }] },
};
const topic: Draft = { topic: { value: "a", isPencil: false } };
const marked: Draft = { entities: { value: [{ start: 0, end: 3, label: "person" }], isPencil: false } };

describe("a required span question on a text without spans", () => {
  test("can be submitted with an empty list (spec 354)", () => {
    expect(isSubmittable({}, [spans])).toBe(true);
    expect(submittedValuesOf({}, [spans])).toEqual({ entities: { value: [] } });
  });

  test("does not change other required questions", () => {
    expect(isSubmittable({}, [spans, label])).toBe(false);
    expect(isSubmittable(topic, [spans, label])).toBe(true);
    expect(submittedValuesOf(topic, [spans, label])).toEqual({
      entities: { value: [] },
      topic: { value: "a" },
    });
  });

  test("is no change of the record", () => {
    expect(isModified({}, { entities: { value: [], isPencil: false } }, [spans])).toBe(false);
  });

  test("has no value in a saved draft", () => {
    expect(valuesOf({}, [spans])).toEqual({});
  });
});

test("an optional span question without spans is omitted, and cannot be submitted alone", () => {
  const optional = { ...spans, required: false };
  expect(submittedValuesOf({}, [optional])).toEqual({});
  expect(isSubmittable({}, [optional])).toBe(false);
});

test("Marked spans are submitted as they are (spec 354)", () => {
  expect(isSubmittable(marked, [spans])).toBe(true);
  expect(submittedValuesOf(marked, [spans])).toEqual({
    entities: { value: [{ start: 0, end: 3, label: "person" }] },
  });
});

describe("a suggested ranking", () => {
  const options = ["a", "b", "c"].map((value) => ({ value, text: value }));
  const ranking = { id: "3", name: "order", required: true, settings: { type: "ranking", options } };
  const opened = (value: Value) => openingDraft([ranking], [{ question_id: "3", value }], null).order?.value;

  test("without ranks means the order of its items, as Argilla's client logs it (use G2)", () => {
    const inOrder = ["b", "c", "a"].map((value, index) => ({ value, rank: index + 1 }));
    expect(opened(["b", "c", "a"].map((value) => ({ value, rank: null })))).toEqual(inOrder);
  });

  test("with ranks is left as it is, ties and gaps as well (use G2)", () => {
    const tied = [
      { value: "a", rank: 1 },
      { value: "b", rank: 1 },
      { value: "c", rank: null },
    ];
    expect(opened(tied)).toEqual(tied);
  });
});

test("questions with names that every object inherits are open until they are answered (security M8)", () => {
  const questions = ["constructor", "valueOf", "toString"].map((name) => ({ ...label, name }));
  expect(isSubmittable({}, questions)).toBe(false);
  expect(valuesOf({}, questions)).toEqual({});
  const draft = Object.fromEntries(questions.map(({ name }) => [name, { value: "a", isPencil: false }]));
  expect(isSubmittable(draft, questions)).toBe(true);
  expect(Object.keys(submittedValuesOf(draft, questions))).toEqual(["constructor", "valueOf", "toString"]);
});
