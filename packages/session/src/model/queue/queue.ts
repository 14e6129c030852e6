import type { QueueStatus, SortItem } from "@glossa/contract";
import type { Criteria } from "../../criteria/criteria";
import { FETCH_SIZE, serverPage } from "../../criteria/page";

/** The four statuses of records for a user. */
export const queueStatuses: readonly QueueStatus[] = ["pending", "draft", "discarded", "submitted"];

/** The status that a response, or none, gives a record. */
export function queueStatusOf(response: { status: QueueStatus } | null): QueueStatus {
  return response?.status ?? "pending";
}

/** A record held in the queue. */
export interface Slot {
  id: string;
  /** True once a response removed it from the set that the server counts. */
  hasLeft: boolean;
  /** True if the user opened the record by its id or by undo: it is unknown whether the filters select it. */
  isOpenedById?: true;
}

/** The records with one status that a user goes through: the fetched ones, and the position. */
export interface Queue {
  status: QueueStatus;
  /** The position at which it was opened, from 1. */
  opened: number;
  /** How many records are on screen: one, or a page of a list. */
  many: number;
  /** If set, at most so many records are loaded, all at once: those similar to one. */
  limit: number | undefined;
  /** How many records of the set precede the first slot. */
  start: number;
  slots: readonly Slot[];
  /** The index of the first slot on screen; equal to the number of slots past the end. */
  index: number;
  /** The total last reported by the server; undefined before its first reply. */
  total: number | undefined;
  /** False if writes were pending while the server counted: they may or may not be included. */
  isTotalSure: boolean;
  /** No record follows the last slot, according to the last reply. */
  isExhausted: boolean;
  /** The server withholds claimed records: a short page is not the end, and more may become available. */
  isShared: boolean;
  /** Responses may have moved records: they were taken back on a server without a fixed order, or the order depends on them. */
  isMixed: boolean;
}

/** A page to request from the server. */
export interface Fetch {
  offset: number;
  limit: number;
}

const MOST_PER_FETCH = 1000;

/** The queue of criteria before its first fetch. */
export function queueOf({ status, page, filters }: Pick<Criteria, "status" | "page" | "filters">): Queue {
  const isMixed = status !== "pending" && filters.sort.some(dependsOnResponses);
  return { ...openQueue(status, page.page, { many: page.many, limit: filters.similarity?.limit }), isMixed };
}

function dependsOnResponses({ entity, name }: SortItem): boolean {
  return entity === "response" || (entity === "record" && name === "updated_at");
}

/** A queue before its first fetch; `position` counts from 1. */
export function openQueue(
  status: QueueStatus,
  position = 1,
  { many = 1, limit }: { many?: number; limit?: number | undefined } = {},
): Queue {
  const before = Math.max(0, position - 1);
  return {
    status,
    opened: position,
    many,
    limit,
    // Similar records are loaded from the first one on.
    start: limit === undefined ? before : 0,
    slots: [],
    index: limit === undefined ? 0 : before,
    total: undefined,
    isTotalSure: true,
    isExhausted: false,
    isShared: false,
    isMixed: false,
  };
}

/** Whether records should be prefetched now: fewer than a buffer follow those on screen. */
export function needsMore(queue: Queue): boolean {
  const buffer = queue.many > 1 ? queue.many : FETCH_SIZE / 2;
  return !queue.isExhausted && queue.slots.length - queue.index - queue.many <= buffer;
}

/**
 * The page that is certain to contain the next records. Records leave the pending and draft sets when they get
 * a response (any set when their status changes), and colleagues shorten the sets too, so a running offset
 * would skip records. Instead, request from the start as many records as are held and still in the server's
 * set, plus a page. `leaving` counts the records that have left the set here while their responses have not
 * reached the server.
 */
export function nextFetch(queue: Queue, leaving = 0): Fetch {
  if (queue.limit !== undefined) return { offset: 0, limit: queue.limit };
  const { from, many } = serverPage({ page: queue.start + 1, many: queue.many });
  const slots = queue.slots.filter(isIn).length + leaving + many;
  const limit = Math.min(MOST_PER_FETCH, slots);
  const beyond = slots - limit;
  return { offset: from - 1 + beyond, limit };
}

/** The first request of a session with these criteria, for callers that prefetch it. */
export function firstFetch(criteria: Pick<Criteria, "status" | "page" | "filters">): Fetch {
  return nextFetch(queueOf(criteria));
}

/** A request for so many records before the first slot, if there are any. */
export function previousFetch({ start }: Queue, count: number): Fetch | undefined {
  const limit = Math.min(start, count);
  return limit > 0 ? { offset: start - limit, limit } : undefined;
}

/** A page as the server returned it. */
export interface FetchedPage {
  fetch: Fetch;
  ids: readonly string[];
  total: number;
  /** The records that pending writes remove from the set. */
  leaving: ReadonlySet<string>;
}

/**
 * The queue with a fetched page, without duplicates: it omits records that are held and records with pending
 * writes.
 */
export function withPage(queue: Queue, { fetch, ids, total, leaving }: FetchedPage): Queue {
  const held = new Set(queue.slots.map(({ id }) => id));
  const fresh = ids.filter((id) => !held.has(id)).map((id) => ({ id, hasLeft: leaving.has(id) }));
  const isShort = queue.isShared ? fresh.length === 0 : ids.length < fetch.limit;
  const isExhausted = isShort || queue.limit !== undefined;
  const slots = [...withListed(queue.slots, ids, leaving), ...fresh];
  const wasAtEnd = queue.index >= queue.slots.length;
  if (queue.limit !== undefined && queue.index >= slots.length)
    return { ...queue, slots, index: 0, total, isExhausted };
  const toSee = slots.findIndex((slot, index) => index >= queue.index && isIn(slot));
  const index = wasAtEnd ? toSee : queue.index;
  return { ...queue, slots, index: index < 0 ? slots.length : index, total, isExhausted };
}

/** Slots after the server returned some records: the filters select those that are among them. */
function withListed(
  slots: readonly Slot[],
  ids: readonly string[],
  leaving: ReadonlySet<string>,
): readonly Slot[] {
  return slots.map((slot) => {
    const isMember = slot.isOpenedById && ids.includes(slot.id);
    return isMember ? { id: slot.id, hasLeft: leaving.has(slot.id) } : slot;
  });
}

/** Whether every record of a page has a pending write, so that the next visible one follows it. */
export function isBehindPendingWrites(held: Queue, queue: Queue): boolean {
  return queue.slots.length > held.slots.length && currentId(queue) === undefined && !queue.isExhausted;
}

/**
 * The queue with the records before its first slot; the same ones stay on screen. If one is already held, it has
 * moved there since; fewer records precede the first slot then, and another one is among the rest.
 */
export function withPrevious(queue: Queue, ids: readonly string[]): Queue {
  if (ids.length === 0) return queue;
  const held = new Set(queue.slots.map(({ id }) => id));
  const fresh = ids.filter((id) => !held.has(id)).map((id) => ({ id, hasLeft: false }));
  return {
    ...queue,
    start: queue.start - ids.length,
    slots: [...fresh, ...queue.slots],
    index: queue.index + fresh.length,
    isExhausted: queue.isExhausted && fresh.length === ids.length,
  };
}

/** The queue after a response removed a record from its set, or an undo brought it back. */
export function withMembership(queue: Queue, id: string, isMember: boolean): Queue {
  const hasLeft = !isMember;
  const isThis = (slot: Slot) => slot.id === id && !slot.isOpenedById;
  const isBack = !hasLeft && queue.slots.some((slot) => isThis(slot) && slot.hasLeft);
  const slots = queue.slots.map((slot) => (isThis(slot) ? { ...slot, hasLeft } : slot));
  return { ...queue, slots, isMixed: queue.isMixed || isBack };
}

/**
 * The queue after a page that contains everything from its first slot on. A record that is held but not in the
 * page precedes that slot: a server without a fixed order has moved it there and another one into the page, so
 * that fewer records precede the slot. Unless `isSure` (no write was pending meanwhile), the page is requested
 * again.
 */
export function withMoved(
  queue: Queue,
  { fetch, ids }: Pick<FetchedPage, "fetch" | "ids">,
  isSure: boolean,
): Queue {
  const { start, slots, isExhausted, isShared, isMixed } = queue;
  if (!isMixed || isShared || !isExhausted || fetch.offset !== start) return queue;
  const moved = slots.filter((slot) => isIn(slot) && !ids.includes(slot.id)).length;
  if (moved > 0 && !isSure) return { ...queue, isExhausted: false };
  return { ...queue, start: Math.max(0, start - moved) };
}

/** The queue with the total adjusted by a confirmed change of one record, which was a member or is one. */
export function withCounted(queue: Queue, was: boolean, is: boolean): Queue {
  if (queue.total === undefined) return queue;
  const change = Number(is) - Number(was);
  return { ...queue, total: Math.max(0, queue.total + change) };
}

/** The queue with a record that the user opened by its id, on screen. */
export function withOpenedSlot(queue: Queue, slot: Slot): Queue {
  const { slots, index } = queue;
  return { ...queue, slots: [...slots.slice(0, index), slot, ...slots.slice(index)] };
}

/** The queue with another first slot on screen; never before the first, at most one past the last. */
export function withIndex(queue: Queue, index: number): Queue {
  return { ...queue, index: Math.max(0, Math.min(index, queue.slots.length)) };
}

/**
 * The id of the record on screen; undefined past the end.
 *
 * @param queue that of a session's state
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * currentId(session.getState().queue); // "ticket-7"
 */
export function currentId(queue: Queue): string | undefined {
  return queue.slots[queue.index]?.id;
}

/** Whether two queues were opened at the same position, with the same status and page size. */
export function isSameQueue(one: Queue, other: Queue): boolean {
  return one.status === other.status && one.opened === other.opened && one.many === other.many;
}

/** Whether a record is still in the set that the server counts. */
export function isIn(slot: Slot): boolean {
  return !slot.hasLeft;
}
