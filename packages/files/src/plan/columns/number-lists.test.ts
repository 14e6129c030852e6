import { expect, test } from "vitest";
import { opened } from "../../testing/files";
import { isField, isMetadata } from "../file-plan";
import { guessPlan } from "../guess-plan";
import { vectorNotices } from "../problems/vector-notices";
import { profileOf } from "./profile";

const numbers = (length: number, first = 0.5) => Array.from({ length }, (_, at) => first + at / 10);

/** What becomes of a column of lists beside a text. */
async function usesOf(lists: readonly unknown[]) {
  const rows = lists.map((list, row) => JSON.stringify({ text: `w${row}`, list }));
  const file = await opened(rows.join("\n"), "x.jsonl");
  const profile = await profileOf(file);
  const plan = guessPlan({ profile, hints: file.hints });
  return {
    fields: plan.columns.filter(isField).map(({ column }) => column),
    metadata: plan.columns.filter(isMetadata).map(({ column }) => column),
    notices: vectorNotices(profile, plan).map(({ code }) => code),
  };
}

test.each([
  ["long lists of numbers", [numbers(17), numbers(300)]],
  ["lists of eight numbers each", [numbers(8), numbers(8, -1)]],
  ["lists of eight numbers each, or none", [numbers(8), [], numbers(8)]],
  ["such lists as text", [JSON.stringify(numbers(8)), JSON.stringify(numbers(8))]],
])("%s are not mapped, and told", async (_, lists) => {
  expect(await usesOf(lists)).toEqual({ fields: ["text"], metadata: [], notices: ["vectors_unmapped"] });
});

test.each([
  ["short lists of different lengths", [numbers(8), numbers(16)]],
  ["lists of seven numbers", [numbers(7), numbers(7)]],
  ["long lists with a word", [numbers(20), [...numbers(20), "x"]]],
])("%s are metadata", async (_, lists) => {
  expect(await usesOf(lists)).toEqual({ fields: ["text"], metadata: ["list"], notices: [] });
});

test("scores of many ranks are used, and not told", async () => {
  const order = Array.from("abcdefgh");
  const rows = [order, order.toReversed()].map((labels, row) => ({
    text: `a ${row}`,
    labels,
    score: numbers(8, 0.1),
  }));
  const file = await opened(rows.map((row) => JSON.stringify(row)).join("\n"), "x.jsonl");
  const profile = await profileOf(file);
  const plan = guessPlan({ profile, hints: file.hints });
  expect(plan.questions[0]?.scoreColumn).toBe("score");
  expect(vectorNotices(profile, plan)).toEqual([]);
});
