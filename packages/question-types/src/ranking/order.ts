import type { AnswerOf } from "../schemas";

type Ranked = AnswerOf<"ranking">[number];

/** The ranks of a value by option. */
export function ranksOf(answer: readonly Ranked[] | undefined): ReadonlyMap<string, number> {
  return new Map(answer?.flatMap(({ value, rank }) => (rank == null ? [] : [[value, rank] as const])));
}

/** The value with one option moved to a rank, or removed if the rank is null; undefined if no option is left. */
export function withRank(
  answer: readonly Ranked[] | undefined,
  value: string,
  rank: number | null,
  options: readonly { value: string }[],
): Ranked[] | undefined {
  const ranks = new Map(ranksOf(answer));
  if (rank === null) ranks.delete(value);
  else ranks.set(value, rank);
  // In the order of the options, so that equal rankings are equal values.
  const ranked = options.flatMap((option) => {
    const found = ranks.get(option.value);
    return found === undefined ? [] : [{ value: option.value, rank: found }];
  });
  return ranked.length > 0 ? ranked : undefined;
}
