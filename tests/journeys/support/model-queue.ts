import { same } from "./model-values";

/**
 * Who knows which record comes next. In a fixed order everybody does. In a free one a record stands elsewhere after each
 * answer to it that is given or taken back, so that any may come that is pending and was not shown in this walk.
 */
export type Order = "fixed" | "free";

/** The record of a place in the queue; null until the screen shows which one it is. */
type Place = string | null;

/** Where somebody stands in the queue. */
export interface Walk {
  /** Pending records before the first slot. */
  passed: readonly Place[];
  slots: readonly Place[];
  index: number;
  /** The page in the address. */
  page: number;
  /** How many answers were taken back: in a free order their records may now stand before the first slot. */
  takenBack: number;
}

type IsPending = (place: Place) => boolean;

/** A walk from a place in the set. */
export function openWalk(order: Order, ids: readonly string[], from: number, page: number): Walk {
  const first = from > ids.length ? 0 : from - 1;
  const places = order === "fixed" ? ids : ids.map(() => null);
  return { passed: places.slice(0, first), slots: places.slice(first), index: 0, page, takenBack: 0 };
}

/** The record on screen: undefined past the end, null where the screen has to tell. */
export function placeOn({ slots, index }: Walk): Place | undefined {
  return slots[index];
}

/** The number of the record on screen in the set, from 1; a record that has left the set has none. */
export function positionIn(walk: Walk, isPending: IsPending): number | undefined {
  const place = placeOn(walk);
  if (place === undefined || !isPending(place)) return undefined;
  return walk.passed.length + walk.slots.slice(0, walk.index).filter(isPending).length + 1;
}

/** The walk with its address, which follows where there is something to name. */
export function withAddress(walk: Walk, isPending: IsPending): Walk {
  return { ...walk, page: walk.slots.length === 0 ? 1 : (positionIn(walk, isPending) ?? walk.page) };
}

/** Goes on. Past the end what was passed over comes again, from the first page on. */
export function goOn(walk: Walk, isPending: IsPending, fromFirst: (page: number) => Walk): Walk {
  const next = { ...walk, index: Math.min(walk.index + 1, walk.slots.length) };
  if (placeOn(next) !== undefined) return next;
  if (walk.passed.length > 0) return fromFirst(walk.page);
  const open = walk.slots.findIndex(isPending);
  return open < 0 ? next : { ...next, index: open };
}

/** Goes back, before the first slot by one. */
export function goBack(walk: Walk): Walk {
  const before = walk.index === 0 ? walk.passed.at(-1) : undefined;
  if (before === undefined) return { ...walk, index: Math.max(0, walk.index - 1) };
  return { ...walk, passed: walk.passed.slice(0, -1), slots: [before, ...walk.slots] };
}

/**
 * All walks in which a record may be on screen that somebody is led to. It may have any place that is not known, or its
 * place has not been fetched: then it comes before the one on screen, and a later place falls away.
 */
export function leadTo(walk: Walk, id: string, isPending: IsPending): Walk[] {
  const { slots, index } = walk;
  const found = slots.indexOf(id);
  if (found >= 0) return [{ ...walk, index: found }];
  const unknown = isPending(id) ? slots.flatMap((place, each) => (place === null ? [each] : [])) : [];
  const known = unknown.map((each) => ({ ...walk, slots: slots.with(each, id), index: each }));
  // What lies before the one on screen has been fetched.
  const last = unknown.at(-1);
  if (last !== undefined && last < index) return known;
  const rest = slots.filter((_, each) => each !== last);
  return [...known, { ...walk, slots: [...rest.slice(0, index), id, ...rest.slice(index)] }];
}

/** The walk as it is once the screen shows a record; undefined where it cannot be that one. */
export function withShown(walk: Walk, id: string | undefined, ids: readonly string[]): Walk | undefined {
  const place = placeOn(walk);
  if (place !== null) return walk;
  if (id === undefined || !ids.includes(id)) return undefined;
  if (walk.slots.includes(id) || walk.passed.includes(id)) return undefined;
  return { ...walk, slots: walk.slots.with(walk.index, id) };
}

/**
 * A walk, and what it may have become: for each record that went before the first slot, the last one of those that were
 * passed over stands among the slots now.
 */
export function maybePushed(walk: Walk): Walk[] {
  const { passed, slots, takenBack } = walk;
  const last = passed.at(-1);
  if (takenBack === 0 || last === undefined) return [walk];
  const pushed = { passed: passed.slice(0, -1), slots: [...slots, last], takenBack: takenBack - 1 };
  return [walk, ...maybePushed({ ...walk, ...pushed })];
}

/** Each walk once. */
export function distinct(walks: readonly Walk[]): Walk[] {
  return walks.filter((walk, index) => walks.findIndex((other) => same(walk, other)) === index);
}
