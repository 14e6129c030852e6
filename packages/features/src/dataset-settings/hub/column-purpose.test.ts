import { makeI18n, type Translate } from "@glossa/locales";
import { expect, test } from "vitest";
import { completionOf, purposeOf } from "./column-purpose";
import { proposedDraft } from "./propose";
import type { FactsOfColumns } from "./to-new-dataset";

const mood = { kind: "class_label", names: ["neg", "pos"] } as const;
const columns = ["mood", "second"].map((name) => ({ name, type: mood }));
const draft = proposedDraft(
  "ns/rulings",
  [{ name: "en", splits: [{ name: "train", rows: 2 }], columns }],
  undefined,
);
const questions = draft.subsets.en?.questions ?? [];
const counted = { missing: 0, range: undefined, frequencies: undefined };
const facts: FactsOfColumns = {
  mood_score: { ...counted, completes: { column: "mood", with: "scores" } },
  model: { ...counted, completes: { column: "second", with: "agents" } },
};

test.each([
  ["mood", questions, "Suggestions for mood"],
  ["mood_score", questions, "Scores for mood"],
  ["model", questions, "Agents for second"],
  ["mood_score", questions.slice(1), undefined],
  ["constructor", questions, undefined],
])("%s is used for what its question takes from it", async (name, asked, words) => {
  const t = (await makeI18n("en")).t as unknown as Translate;
  expect(purposeOf({ name }, asked, facts, t)).toBe(words);
});

test.each([
  ["mood_score", undefined, "Scores for mood"],
  ["mood", "Suggestions for mood", undefined],
])("%s that is left out can still be what it was", async (name, words, completion) => {
  const t = (await makeI18n("en")).t as unknown as Translate;
  expect(purposeOf({ name, isLeftOut: true }, questions, facts, t)).toBe(words);
  expect(completionOf(name, questions, facts, t)).toBe(completion);
});
