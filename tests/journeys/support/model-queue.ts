import { same } from "./model-values";

/**
 * Whether the order of the records is predictable. In a fixed order it is. In a free one a record changes its place
 * after each response that is saved or undone, so that every pending record that this walk has not shown may be next.
 */
export type Order = "fixed" | "free";

/** The record of a place in the queue; null until the screen shows it. */
type Place = string | null;

/** The user's position in the queue. */
export interface Walk {
  /** Pending records before the first slot. */
  passed: readonly Place[];
  slots: readonly Place[];
  index: number;
  /** The page in the address. */
  page: number;
  /** How many responses were undone: in a free order their records may now be before the first slot. */
  takenBack: number;
}

type IsPending = (place: Place) => boolean;

/** Starts a walk at a position of the set. */
export function openWalk(order: Order, ids: readonly string[], from: number, page: number): Walk {
  const first = from > ids.length ? 0 : from - 1;
  const places = order === "fixed" ? ids : ids.map(() => null);
  return { passed: places.slice(0, first), slots: places.slice(first), index: 0, page, takenBack: 0 };
}

/** Returns the record on screen: undefined past the end, null if only the screen can tell. */
export function placeOn({ slots, index }: Walk): Place | undefined {
  return slots[index];
}

/** Returns the number of the record on screen in the set, from 1; a record that has left the set has none. */
export function positionIn(walk: Walk, isPending: IsPending): number | undefined {
  const place = placeOn(walk);
  if (place === undefined || !isPending(place)) return undefined;
  return walk.passed.length + walk.slots.slice(0, walk.index).filter(isPending).length + 1;
}

/** Returns the walk with its address, which is updated if the record has a number. */
export function withAddress(walk: Walk, isPending: IsPending): Walk {
  return { ...walk, page: walk.slots.length === 0 ? 1 : (positionIn(walk, isPending) ?? walk.page) };
}

/** Moves to the next record, or to the next pending one. Past the end, skipped records are shown again, from the first page on. */
export function goOn(
  walk: Walk,
  isPending: IsPending,
  fromFirst: (page: number) => Walk,
  passesAnswered = false,
): Walk {
  const after = walk.slots.findIndex(
    (place, index) => index > walk.index && (!passesAnswered || isPending(place)),
  );
  const next = { ...walk, index: after < 0 ? walk.slots.length : after };
  if (placeOn(next) !== undefined) return next;
  if (walk.passed.length > 0) return fromFirst(walk.page);
  const open = walk.slots.findIndex(isPending);
  return open < 0 ? next : { ...next, index: open };
}

/** Returns whether there is a record before the one on screen. */
export function hasBefore({ index, passed }: Walk): boolean {
  return index > 0 || passed.length > 0;
}

/** Moves back; before the first slot, by one record. */
export function goBack(walk: Walk): Walk {
  const before = walk.index === 0 ? walk.passed.at(-1) : undefined;
  if (before === undefined) return { ...walk, index: Math.max(0, walk.index - 1) };
  return { ...walk, passed: walk.passed.slice(0, -1), slots: [before, ...walk.slots] };
}

/**
 * Returns all walks in which a record that an undo opens may be on screen. It may be at any unknown place, or its place
 * has not been loaded: then it is inserted before the record on screen, and a later place is dropped.
 */
export function leadTo(walk: Walk, id: string, isPending: IsPending): Walk[] {
  const { slots, index } = walk;
  const found = slots.indexOf(id);
  if (found >= 0) return [{ ...walk, index: found }];
  const unknown = isPending(id) ? slots.flatMap((place, each) => (place === null ? [each] : [])) : [];
  const known = unknown.map((each) => ({ ...walk, slots: slots.with(each, id), index: each }));
  // The records before the one on screen have been loaded.
  const last = unknown.at(-1);
  if (last !== undefined && last < index) return known;
  const rest = slots.filter((_, each) => each !== last);
  return [...known, { ...walk, slots: [...rest.slice(0, index), id, ...rest.slice(index)] }];
}

/** Returns the walk once the screen shows a record; undefined if it cannot be that one. */
export function withShown(walk: Walk, id: string | undefined, ids: readonly string[]): Walk | undefined {
  const place = placeOn(walk);
  if (place !== null) return walk;
  if (id === undefined || !ids.includes(id)) return undefined;
  if (walk.slots.includes(id) || walk.passed.includes(id)) return undefined;
  return { ...walk, slots: walk.slots.with(walk.index, id) };
}

/**
 * Returns a walk and its possible successors: for each record that moved before the first slot, the last skipped record
 * is now among the slots.
 */
export function maybePushed(walk: Walk): Walk[] {
  const { passed, slots, takenBack } = walk;
  const last = passed.at(-1);
  if (takenBack === 0 || last === undefined) return [walk];
  const pushed = { passed: passed.slice(0, -1), slots: [...slots, last], takenBack: takenBack - 1 };
  return [walk, ...maybePushed({ ...walk, ...pushed })];
}

/** Returns each walk once. */
export function distinct(walks: readonly Walk[]): Walk[] {
  return walks.filter((walk, index) => walks.findIndex((other) => same(walk, other)) === index);
}
