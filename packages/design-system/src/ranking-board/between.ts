interface Ranked {
  id: string;
  rank: number | null;
}

/**
 * The rank of an item that is put before the items of a place (after all: the count plus one), and the new ranks of the
 * items that make room for it. They move towards the place that the item leaves, or else towards the next empty one below, or above
 * if there is none.
 */
export function insertBefore(items: readonly Ranked[], id: string, place: number) {
  const others = items.filter((item) => item.id !== id);
  const left = items.find((item) => item.id === id)?.rank ?? undefined;
  const isEmpty = (rank: number) => rank >= 1 && rank <= items.length && !others.some((o) => o.rank === rank);
  const isFreed = left !== undefined && isEmpty(left);
  const after = nextEmpty(place, 1, items.length, isEmpty);
  const before = nextEmpty(place - 1, -1, items.length, isEmpty);
  const movesUp = before !== undefined && (after === undefined || (isFreed && left < place));
  const shiftOf = (rank: number) => {
    if (movesUp) return rank > before && rank < place ? -1 : 0;
    return after !== undefined && rank >= place && rank < after ? 1 : 0;
  };
  const shifted = Object.fromEntries(
    others.flatMap(({ id: other, rank }) =>
      rank === null || shiftOf(rank) === 0 ? [] : [[other, rank + shiftOf(rank)] as const],
    ),
  );
  return { rank: movesUp ? place - 1 : place, shifted };
}

function nextEmpty(from: number, step: 1 | -1, count: number, isEmpty: (rank: number) => boolean) {
  for (let rank = from; rank >= 1 && rank <= count; rank += step) if (isEmpty(rank)) return rank;
  return undefined;
}
