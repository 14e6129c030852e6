import type { QueueStatus } from "@glossa/contract";
import { FETCH_SIZE, focusOn, serverPage } from "../../criteria/page";

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
}

/** The records with one status that a user goes through: the fetched ones, and the position. */
export interface Queue {
  status: QueueStatus;
  /** The position at which it was opened, from 1; with the status, it identifies a queue. */
  opened: number;
  /** How many records of the set precede the first slot. */
  start: number;
  slots: readonly Slot[];
  /** The index of the slot on screen; equal to the number of slots past the end. */
  index: number;
  /** The total last reported by the server; undefined before its first reply. */
  total: number | undefined;
  /** False if writes were pending while the server counted: they may or may not be included. */
  isTotalSure: boolean;
  /** No record follows the last slot, according to the last reply. */
  isExhausted: boolean;
  /** The server withholds claimed records: a short page is not the end, and more may become available. */
  isShared: boolean;
  /** A response was taken back in this queue: a server without a fixed order may have moved its record. */
  isMixed: boolean;
}

/** A page to request from the server. */
export interface Fetch {
  offset: number;
  limit: number;
}

/** More records are prefetched if at most this many follow the one on screen. */
const BUFFER_SIZE = FETCH_SIZE / 2;
const MOST_PER_FETCH = 1000;

/** A queue before its first fetch; `position` counts from 1. */
export function openQueue(status: QueueStatus, position = 1): Queue {
  return {
    status,
    opened: position,
    start: Math.max(0, position - 1),
    slots: [],
    index: 0,
    total: undefined,
    isTotalSure: true,
    isExhausted: false,
    isShared: false,
    isMixed: false,
  };
}

/** Whether records should be prefetched now. */
export function needsMore(queue: Queue): boolean {
  return !queue.isExhausted && queue.slots.length - queue.index - 1 <= BUFFER_SIZE;
}

/**
 * The page that is certain to contain the next records. Records leave the pending and draft sets when they get
 * a response (any set when their status changes), and colleagues shorten the sets too, so a running offset
 * would skip records. Instead, request from the start as many records as are held and still in the server's
 * set, plus a page. `leaving` counts the records that have left the set here while their responses have not
 * reached the server.
 */
export function nextFetch(queue: Queue, leaving = 0): Fetch {
  const { from, many } = serverPage(focusOn(queue.start + 1));
  const wanted = queue.slots.filter(isIn).length + leaving + many;
  const limit = Math.min(MOST_PER_FETCH, wanted);
  const beyond = wanted - limit;
  return { offset: from - 1 + beyond, limit };
}

/** The first request of a session with these criteria, for callers that prefetch it. */
export function firstFetch({ status, page }: { status: QueueStatus; page: { page: number } }): Fetch {
  return nextFetch(openQueue(status, page.page));
}

/** A request for the record before the first slot, if there is one. */
export function previousFetch(queue: Queue): Fetch | undefined {
  return queue.start > 0 ? { offset: queue.start - 1, limit: 1 } : undefined;
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
  const isExhausted = queue.isShared ? fresh.length === 0 : ids.length < fetch.limit;
  const slots = [...queue.slots, ...fresh];
  const wasAtEnd = queue.index === queue.slots.length;
  const toSee = slots.findIndex((slot, index) => index >= queue.index && isIn(slot));
  const index = wasAtEnd ? toSee : queue.index;
  return { ...queue, slots, index: index < 0 ? slots.length : index, total, isExhausted };
}

/** Whether every record of a page has a pending write, so that the next visible one follows it. */
export function isBehindPendingWrites(held: Queue, queue: Queue): boolean {
  return queue.slots.length > held.slots.length && currentId(queue) === undefined && !queue.isExhausted;
}

/**
 * The queue with the record before its first slot, which then is on screen. If that record is already held, it
 * has moved there since; fewer records precede the first slot then, and another one is among the rest.
 */
export function withPrevious(queue: Queue, id: string | undefined): Queue {
  if (id === undefined) return queue;
  const start = queue.start - 1;
  const isHeld = queue.slots.some((slot) => slot.id === id);
  if (isHeld) return { ...queue, start, isExhausted: false };
  return { ...queue, start, slots: [{ id, hasLeft: false }, ...queue.slots], index: 0 };
}

/**
 * Whether the record requested before the first slot is already held, so that the one before it must be
 * requested.
 */
export function isHeldBefore(asked: Queue, queue: Queue): boolean {
  return queue.start < asked.start && queue.slots.length === asked.slots.length;
}

/** The queue after a response removed a record from its set, or an undo brought it back. */
export function withMembership(queue: Queue, id: string, status: QueueStatus): Queue {
  const hasLeft = status !== queue.status;
  const isBack = !hasLeft && queue.slots.some((slot) => slot.id === id && slot.hasLeft);
  const slots = queue.slots.map((slot) => (slot.id === id ? { ...slot, hasLeft } : slot));
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

/** The queue with the total adjusted by a confirmed status change of one record. */
export function withCounted(queue: Queue, before: QueueStatus, after: QueueStatus): Queue {
  if (queue.total === undefined) return queue;
  const change = Number(after === queue.status) - Number(before === queue.status);
  return { ...queue, total: Math.max(0, queue.total + change) };
}

/** The queue with another slot on screen; never before the first, at most one past the last. */
export function withIndex(queue: Queue, index: number): Queue {
  return { ...queue, index: Math.max(0, Math.min(index, queue.slots.length)) };
}

/**
 * The id of the record on screen; undefined past the end.
 *
 * @example
 * declare const session: import("@glossa/session").AnnotationSession;
 * currentId(session.getState().queue); // "ticket-7"
 */
export function currentId(queue: Queue): string | undefined {
  return queue.slots[queue.index]?.id;
}

/**
 * The position of the record on screen in the set as the server counts it now, from 1: a reload would open that
 * page. Undefined for a record that has left the set.
 */
export function positionOf(queue: Queue): number | undefined {
  const slot = queue.slots[queue.index];
  if (!slot || slot.hasLeft) return undefined;
  return queue.start + queue.slots.slice(0, queue.index).filter(isIn).length + 1;
}

/** The number of the slot on screen in this queue, from 1; records with a response keep theirs. */
export function pageOf(queue: Queue): number {
  return queue.start + queue.index + 1;
}

/** The number in this queue of a position in the set as the server counts it now. */
export function pageAt(queue: Queue, position: number): number {
  const place = position - queue.start;
  const inSet = queue.slots.flatMap((slot, index) => (isIn(slot) ? [index] : []));
  const found = inSet[place - 1];
  if (found !== undefined || place < 1) return found === undefined ? position : queue.start + found + 1;
  return position + queue.slots.length - inSet.length;
}

/** Whether a reply belongs to the queue that requested it. */
export function isSameQueue(one: Queue, other: Queue): boolean {
  return one.status === other.status && one.opened === other.opened;
}

/** Whether the position is past all available records of a shared queue. */
export function isAtSharedEnd(queue: Queue): boolean {
  return queue.isShared && currentId(queue) === undefined;
}

/** Whether there are slots before and after the one on screen. */
export function canGo(queue: Queue): { back: boolean; on: boolean } {
  const isLast = queue.index >= queue.slots.length - 1;
  return { back: queue.index > 0 || queue.start > 0, on: !isLast || !queue.isExhausted };
}

/** The first slot that is still in the set, to start over at the end. */
export function firstOpen(queue: Queue): number | undefined {
  const index = queue.slots.findIndex(isIn);
  return index < 0 ? undefined : index;
}

function isIn(slot: Slot): boolean {
  return !slot.hasLeft;
}
