import { pausesAfter } from "../../pauses";
import type { ValueCounts } from "./alpha";

/** The ranks in each different ranking, in one order of the items. */
export type Rankings = ReadonlyMap<string | number, readonly number[]>;

/**
 * Krippendorff's alpha of rankings: each item of each record is a unit, and its ranks are the values, compared by the square
 * of their difference (interval). Two rankings that differ in a swap thus agree on all other items; as whole values they
 * would differ as much as reversed ones. What `alphaOf` says of those units, without a list of them: a hundred thousand
 * records of fifty items would have five million.
 *
 * @param given the rankings of all records; a record with one is left out
 * @param rankings the ranks in each of them
 * @example
 * const rankings = new Map([["one", [1, 2, 3]], ["other", [2, 1, 3]]]);
 * await alphaOfRankings([{ counts: new Map([["one", 1], ["other", 1]]), records: 1 }], rankings); // 0.58
 */
export async function alphaOfRankings(
  given: readonly ValueCounts[],
  rankings: Rankings,
): Promise<number | null> {
  const pause = pausesAfter(20);
  const all = { many: 0, sum: 0, squares: 0 };
  let observed = 0;
  for (const { counts, records } of given) {
    await pause();
    for (const unit of unitsOf(counts, rankings)) {
      if (unit.many < 2) continue;
      observed += (records * differenceOf(unit)) / (unit.many - 1);
      all.many += records * unit.many;
      all.sum += records * unit.sum;
      all.squares += records * unit.squares;
    }
  }
  const expected = differenceOf(all);
  return expected > 0 ? 1 - ((all.many - 1) * observed) / expected : null;
}

/** How many ranks there are, their sum, and the sum of their squares. */
interface Sums {
  many: number;
  sum: number;
  squares: number;
}

/** The ranks of each item of a record. */
function unitsOf(counts: ValueCounts["counts"], rankings: Rankings): Sums[] {
  const units: Sums[] = [];
  for (const [value, many] of counts) {
    for (const [item, rank] of (rankings.get(value) ?? []).entries()) {
      units[item] ??= { many: 0, sum: 0, squares: 0 };
      const unit = units[item];
      unit.many += many;
      unit.sum += many * rank;
      unit.squares += many * rank ** 2;
    }
  }
  return units;
}

/** The sum of the squared differences of all ordered pairs. */
function differenceOf({ many, sum, squares }: Sums): number {
  return 2 * (many * squares - sum ** 2);
}
