import { describe, expect, test } from "vitest";
import { type Draft, firstUnanswered, isModified, isSubmittable, submittedValuesOf, valuesOf } from "./draft";

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

describe("a required span question on a text in which nothing is to be marked", () => {
  test("can be submitted, and says so to the server (spec 354)", () => {
    expect(isSubmittable({}, [spans])).toBe(true);
    expect(submittedValuesOf({}, [spans])).toEqual({ entities: { value: [] } });
  });

  test("leaves other required questions required", () => {
    expect(isSubmittable({}, [spans, label])).toBe(false);
    expect(isSubmittable(topic, [spans, label])).toBe(true);
    expect(submittedValuesOf(topic, [spans, label])).toEqual({
      entities: { value: [] },
      topic: { value: "a" },
    });
  });

  test("is still where a person begins, and no change of the record", () => {
    expect(firstUnanswered({}, [spans, label])).toBe("entities");
    expect(isModified({}, { entities: { value: [], isPencil: false } }, [spans])).toBe(false);
  });

  test("has no value in a draft", () => {
    expect(valuesOf({}, [spans])).toEqual({});
  });
});

test("An optional span question without spans is left out, and alone submits nothing", () => {
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
