import { expect, it } from "vitest";
import { alphaOf, type ValueCounts } from "./alpha";
import { alphaOfRankings } from "./alpha-of-rankings";

const ranksIn = (text: string) => [...text].map(Number);

/** Records by the rankings of each of them, such as "123 132": the ranks of the items a, b and c. */
function recordsOf(texts: readonly string[]): ValueCounts[] {
  return texts.map((text) => {
    const counts = new Map<string, number>();
    for (const ranking of text.split(" ")) counts.set(ranking, (counts.get(ranking) ?? 0) + 1);
    return { counts, records: 1 };
  });
}

function rankingsOf(given: readonly ValueCounts[]) {
  const all = given.flatMap(({ counts }) => [...counts.keys()]);
  return new Map(all.map((ranking) => [ranking, ranksIn(String(ranking))]));
}

const alpha = (given: readonly ValueCounts[]) => alphaOfRankings(given, rankingsOf(given));

// With n ranks, D the squared differences of the ordered pairs of an item, and E those of all ranks:
// alpha = 1 - (n - 1) · sum of D / (people - 1), by E; E = 2 · (n · sum of squares - sum²).
it.each<[string, string[], number | null]>([
  ["the same", ["1234 1234"], 1],
  // D: 0, 0, 2, 2. E = 2 · (8 · 60 - 20²).
  ["one swap", ["1234 1243"], 1 - (7 * 4) / 160],
  // D: 18, 2, 2, 18.
  ["reversed", ["1234 4321"], 1 - (7 * 40) / 160],
  // D: 0, 2, 0, 0. The ranks are 1 2 3 4 1 1 3 4: E = 2 · (8 · 57 - 19²).
  ["a tie", ["1234 1134"], 1 - (7 * 2) / 190],
  // D: 4 and 4 of three people. E = 2 · (12 · 90 - 30²).
  ["a swap by one of three", ["1234 1234 2134"], 1 - (11 * (4 / 2 + 4 / 2)) / 360],
  // D: 2, 2 in one of two records. E = 2 · (16 · 120 - 40²).
  ["a swap in one of two records", ["1234 1234", "1234 2134"], 1 - (15 * 4) / 640],
  ["a record with one response is left out", ["1234 1234", "4321"], 1],
  ["all items of equal rank", ["1111 1111"], null],
  ["no record with two responses", ["1234"], null],
])("alpha of rankings: %s", async (_name, records, expected) => {
  expect(await alpha(recordsOf(records))).toEqual(expected === null ? null : expect.closeTo(expected, 10));
});

it("is the interval alpha whose units are the items of the records", async () => {
  const records = ["1234 1243 2143", "1123 1123", "4321 1234", "1234 1234 4312"];
  const units = records.flatMap((record) =>
    [0, 1, 2, 3].map((item): ValueCounts => {
      const counts = new Map<number, number>();
      for (const ranking of record.split(" ")) {
        const rank = Number(ranking[item]);
        counts.set(rank, (counts.get(rank) ?? 0) + 1);
      }
      return { counts, records: 1 };
    }),
  );
  const expected = alphaOf(units, "interval");
  expect(await alpha(recordsOf(records))).toBeCloseTo(expected ?? 0, 10);
});

it("counts records with the same rankings as often as there are", async () => {
  const [one, ...others] = recordsOf(["1234 1243", "1234 1234"]);
  if (!one) throw new Error("There is no record.");
  expect(await alpha([{ ...one, records: 2 }, ...others])).toBe(await alpha([one, one, ...others]));
});
