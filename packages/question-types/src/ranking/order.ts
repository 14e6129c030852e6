import type { AnswerOf } from "../schemas";

type Ranked = AnswerOf<"ranking">[number];

/** The ranks of an answer by item. */
export function ranksOf(answer: readonly Ranked[] | undefined): ReadonlyMap<string, number> {
  return new Map(answer?.flatMap(({ value, rank }) => (rank == null ? [] : [[value, rank] as const])));
}

/** An answer with one item put at a rank, or with null taken out; nothing when no item is left in it. */
export function withRank(
  answer: readonly Ranked[] | undefined,
  value: string,
  rank: number | null,
  options: readonly { value: string }[],
): Ranked[] | undefined {
  const ranks = new Map(ranksOf(answer));
  if (rank === null) ranks.delete(value);
  else ranks.set(value, rank);
  // In the order of the options, so that equal orders are equal answers.
  const ranked = options.flatMap((option) => {
    const found = ranks.get(option.value);
    return found === undefined ? [] : [{ value: option.value, rank: found }];
  });
  return ranked.length > 0 ? ranked : undefined;
}
