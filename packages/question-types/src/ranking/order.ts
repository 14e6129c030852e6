import type { ValueOf } from "../schemas";

type Ranked = ValueOf<"ranking">[number];

/** The ranks of a value by option. */
export function ranksOf(value: readonly Ranked[] | undefined): ReadonlyMap<string, number> {
  return new Map(value?.flatMap((item) => (item.rank == null ? [] : [[item.value, item.rank] as const])));
}

/** The value with one option moved to a rank, or removed if the rank is null; undefined if no option is left. */
export function withRank(
  value: readonly Ranked[] | undefined,
  option: string,
  rank: number | null,
  options: readonly { value: string }[],
): Ranked[] | undefined {
  return withRanks(value, { [option]: rank }, options);
}

/** The value with some options moved, each to its rank, or removed if that is null; undefined if no option is left. */
export function withRanks(
  value: readonly Ranked[] | undefined,
  moved: Readonly<Record<string, number | null>>,
  options: readonly { value: string }[],
): Ranked[] | undefined {
  const ranks = new Map(ranksOf(value));
  for (const [option, rank] of Object.entries(moved)) {
    if (rank === null) ranks.delete(option);
    else ranks.set(option, rank);
  }
  // In the order of the options, so that equal rankings are equal values.
  const ranked = options.flatMap(({ value }) => {
    const found = ranks.get(value);
    return found === undefined ? [] : [{ value, rank: found }];
  });
  return ranked.length > 0 ? ranked : undefined;
}
