interface Ranked {
  value: string;
  rank?: number | null | undefined;
}

/** A suggested ranking as it is meant: Argilla's client logs the items in their order, each without a rank. */
export function rankedInOrder(value: Ranked[]): Ranked[] {
  const isBare = value.every(({ rank }) => rank == null);
  return isBare ? value.map((item, index) => ({ ...item, rank: index + 1 })) : value;
}

/**
 * A ranking with the ranks of a competition, in which items of equal rank take as many places as they are: 1, 1, 3, 4 for
 * 1, 1, 2, 3 and for 2, 2, 3, 4, which mean the same.
 *
 * @param value the ranked items; those without a rank stay so
 * @example
 * rankedByOrder([{ value: "a", rank: 1 }, { value: "b", rank: 1 }, { value: "c", rank: 2 }]); // c has rank 3
 */
export function rankedByOrder<Item extends { rank?: number | null | undefined }>(
  value: readonly Item[],
): Item[] {
  const ranks = value.flatMap(({ rank }) => rank ?? []);
  return value.map((item) => {
    const { rank } = item;
    return rank == null ? item : { ...item, rank: 1 + ranks.filter((other) => other < rank).length };
  });
}
