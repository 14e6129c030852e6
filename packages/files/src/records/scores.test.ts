import { expect, test } from "vitest";
import { profileOf } from "../plan/columns/profile";
import { guessPlan } from "../plan/guess-plan";
import { opened } from "../testing/files";
import { acceptedRecords } from "./accepted-records";

const marks = [
  { start: 0, end: 2, label: "X" },
  { start: 3, end: 5, label: "Y" },
];

/** The score that one suggestion of a file gets, and what is told of it. */
async function scoreOf(column: string, value: unknown, score: unknown) {
  // The first rows say what the columns are.
  const known = Array.isArray(value)
    ? [
        { text: "aa bb", [column]: column === "spans" ? marks : ["a", "b"], score: [0.1, 0.2] },
        { text: "cc dd", [column]: column === "spans" ? marks : ["b"], score: [0.1] },
      ]
    : ["a", "b", "a", "b"].map((label) => ({ text: "aa bb", [column]: label, score: 0.1 }));
  const rows = [...known, { text: "ee ff", [column]: value, score }];
  const file = await opened(rows.map((row) => JSON.stringify(row)).join("\n"), "x.jsonl");
  const guessed = guessPlan({ profile: await profileOf(file), hints: file.hints });
  const questions = guessed.questions.map((question) => ({ ...question, scoreColumn: "score" }));
  const { records, refused } = acceptedRecords(file, { ...guessed, questions });
  const scores: unknown[] = [];
  for await (const { suggestions } of records()) scores.push(suggestions[column]?.score);
  return {
    score: scores.at(-1),
    told: refused.rows.filter(({ at }) => at.line === rows.length).map(({ reason }) => reason.code),
    counts: [refused.count, refused.suggestions],
  };
}

test.each([
  ["several labels", "tags", ["a", "b"], [0.5, 0.25], [0.5, 0.25]],
  ["one label in a list, in a list", "tags", ["a"], [0.5], [0.5]],
  ["one label in a list, by itself", "tags", ["a"], 0.5, [0.5]],
  ["spans", "spans", marks, [0.5, 0.25], [0.5, 0.25]],
  ["a label", "label", "a", 0.5, 0.5],
  ["a label, in a list", "label", "a", [0.5], 0.5],
  ["several labels that have none", "tags", ["a", "b"], null, null],
])("the score of %s is one for each item of the value", async (...[, column, value, score, stored]) => {
  expect(await scoreOf(column, value, score)).toEqual({ score: stored, told: [], counts: [0, 0] });
});

test.each([
  ["one for several labels", "tags", ["a", "b"], 0.5],
  ["one in a list for several labels", "tags", ["a", "b"], [0.5]],
  ["one for several spans", "spans", marks, 0.5],
  ["several for a label", "label", "a", [0.5, 0.25]],
  ["one above 1", "label", "a", 1.5],
  ["no number", "label", "a", "high"],
])("a score that is %s is left out and told; its suggestion stays", async (...[, column, value, score]) => {
  expect(await scoreOf(column, value, score)).toEqual({
    score: null,
    told: ["score_invalid"],
    counts: [0, 0],
  });
});
