interface Ranked {
  value: string;
  rank?: number | null | undefined;
}

/** A suggested ranking as it is meant: Argilla's client logs the items in their order, each without a rank. */
export function rankedInOrder(value: Ranked[]): Ranked[] {
  const isBare = value.every(({ rank }) => rank == null);
  return isBare ? value.map((item, index) => ({ ...item, rank: index + 1 })) : value;
}
