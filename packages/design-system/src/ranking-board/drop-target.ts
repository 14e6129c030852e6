/** A place that items can be dropped on: a rank, or null for the items without one. */
export type Place = number | null;

/** Where a dragged item would be dropped: onto a place, or between two, before the items of the second. */
export type Target = { kind: "on"; place: Place } | { kind: "before"; place: number };

/** A place of the ranking on the screen. */
export interface Slot {
  place: number;
  top: number;
  bottom: number;
  /** Whether it holds no other item than the dragged one. */
  isEmpty: boolean;
}

/** Pixels at either end of a taken place that count as between places, at most a quarter of it. */
const EDGE = 12;

/** Where an item is dropped in the ranking. The middle of a taken place is a tie, its ends and what is beside them are not. */
export function targetAt(y: number, slots: readonly Slot[]): Target | undefined {
  const away = ({ top, bottom }: Slot) => Math.max(top - y, y - bottom, 0);
  const [first, ...others] = slots;
  if (!first) return undefined;
  const slot = others.reduce((nearest, other) => (away(other) < away(nearest) ? other : nearest), first);
  const { place, top, bottom, isEmpty } = slot;
  const edge = Math.min(EDGE, (bottom - top) / 4);
  if (!isEmpty && y < top + edge) return { kind: "before", place };
  if (!isEmpty && y > bottom - edge) return { kind: "before", place: place + 1 };
  return { kind: "on", place };
}
