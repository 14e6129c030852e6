import { fileFormats } from "@glossa/contract";
import { expect, it, test } from "vitest";
import { lackFor, mayLackNames, offeredFormats, optionsOf } from "./file-request";

const spans = [{ name: "a", title: "A" }];
const subject = { spanQuestions: spans, hasText: true, hasVectors: false };

it("offers every format", () => {
  expect([...offeredFormats].sort()).toEqual([...fileFormats].sort());
});

test.each([
  ["conll", subject, undefined],
  ["conll", { ...subject, spanQuestions: [] }, "needsSpans"],
  ["conll", { ...subject, spanQuestions: undefined }, undefined],
  ["spacy", { ...subject, spanQuestions: [] }, undefined],
  ["spacy", { ...subject, hasText: false }, "needsText"],
  ["csv", { ...subject, spanQuestions: [], hasText: false }, undefined],
] as const)("the format %s lacks what it needs in %j: %s", (format, of, lack) => {
  expect(lackFor(format, of, true)).toBe(lack);
});

it("leaves whole datasets to those who may read all answers", () => {
  expect(lackFor("glossa", subject, false)).toBe("needsAll");
  expect(lackFor("glossa", subject, true)).toBeUndefined();
});

test.each([
  ["csv", subject, { isCsv: true, vectors: false, question: false }],
  ["jsonl", { ...subject, hasVectors: true }, { isCsv: false, vectors: true, question: false }],
  ["conll", { ...subject, hasVectors: true }, { isCsv: false, vectors: false, question: false }],
  [
    "conll",
    { ...subject, spanQuestions: [...spans, { name: "b", title: "B" }] },
    { isCsv: false, vectors: false, question: true },
  ],
] as const)("the format %s has its options in %j", (format, of, options) => {
  expect(optionsOf(format, of)).toEqual(options);
});

test.each([
  ["csv", "all", undefined, true],
  ["conll", "all", undefined, true],
  // It keeps them.
  ["glossa", "all", undefined, false],
  ["csv", "mine", undefined, false],
  ["spacy", "mine", undefined, true],
  ["csv", "majority", undefined, false],
  ["csv", "majority", ["lena"], true],
  ["jsonl", "majority", ["lena"], true],
  ["spacy", "majority", ["lena"], false],
  // What was chosen for a majority stays in the form.
  ["csv", "mine", ["lena"], false],
] as const)(
  "%s with the answers of %s, decided by %j, may lack its names: %s",
  (format, responses, deciders, is) => {
    expect(mayLackNames({ format, responses, deciders })).toBe(is);
  },
);
