import { FETCH_SIZE, focusOn, serverPage } from "./criteria/page";

/** The four sets of records that a person works through, in the order of the filter. */
export const queueStatuses = ["pending", "draft", "discarded", "submitted"] as const;

/** One of the four sets. */
export type QueueStatus = (typeof queueStatuses)[number];

/** The set in which an answer, or none, puts a record. */
export function setOf(answer: { status: QueueStatus } | null): QueueStatus {
  return answer?.status ?? "pending";
}

/** A record held in the queue. */
export interface Slot {
  id: string;
  /** True once an answer took it out of the set that the server counts. */
  hasLeft: boolean;
}

/** The walk of one person through one set of records: what was fetched, and where they are. */
export interface Queue {
  status: QueueStatus;
  /** The position that it was opened at, from 1; with the status it tells one walk from another. */
  opened: number;
  /** How many records of the set lie before the first slot. */
  start: number;
  slots: readonly Slot[];
  /** The slot on screen; equal to the number of slots at the end of what is held. */
  index: number;
  /** What the server last said the set counts; undefined before its first word. */
  total: number | undefined;
  /** False where answers were on their way while the server counted: it may have counted them or not. */
  isTotalSure: boolean;
  /** No record beyond the last slot, when last asked. */
  isExhausted: boolean;
  /** The server keeps back what colleagues are on: a short page is no end, and there may be more later. */
  isShared: boolean;
}

/** A page to ask the server for. */
export interface Fetch {
  offset: number;
  limit: number;
}

/** More are fetched ahead when so many or fewer lie beyond the one on screen. */
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
  };
}

/** Whether records should be fetched ahead now. */
export function needsMore(queue: Queue): boolean {
  return !queue.isExhausted && queue.slots.length - queue.index - 1 <= BUFFER_SIZE;
}

/**
 * The page that surely holds the next records. Answered records leave the pending and draft sets (a changed
 * status leaves any), and colleagues shorten them too, so an offset counted on would skip: ask from the start
 * for as many as are held and still in the server's set, and a page more. `unsent` counts the records that
 * have left here but whose answers have not reached the server.
 */
export function nextFetch(queue: Queue, unsent = 0): Fetch {
  const { from, many } = serverPage(focusOn(queue.start + 1));
  const wanted = queue.slots.filter(isIn).length + unsent + many;
  const limit = Math.min(MOST_PER_FETCH, wanted);
  const beyond = wanted - limit;
  return { offset: from - 1 + beyond, limit };
}

/** What a session with these criteria asks for first, for callers that ask ahead of it. */
export function firstFetch({ status, page }: { status: QueueStatus; page: { page: number } }): Fetch {
  return nextFetch(openQueue(status, page.page));
}

/** The record before the first slot, if there is one. */
export function previousFetch(queue: Queue): Fetch | undefined {
  return queue.start > 0 ? { offset: queue.start - 1, limit: 1 } : undefined;
}

/** A page as the server read it. */
export interface FetchedPage {
  fetch: Fetch;
  ids: readonly string[];
  total: number;
  /** Those that answers on their way take out of the set. */
  leaving: ReadonlySet<string>;
}

/** The queue with a fetched page: nothing is shown twice, neither what is held nor what has its answer on its way. */
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

/** Whether all that a page brought has its answer on its way, so that what is to be seen lies behind it. */
export function isBehindAnswers(held: Queue, queue: Queue): boolean {
  return queue.slots.length > held.slots.length && currentId(queue) === undefined && !queue.isExhausted;
}

/** The queue with the record before its first slot, which is then the one on screen. */
export function withPrevious(queue: Queue, id: string | undefined): Queue {
  if (id === undefined || queue.slots.some((slot) => slot.id === id)) return queue;
  return { ...queue, start: queue.start - 1, slots: [{ id, hasLeft: false }, ...queue.slots], index: 0 };
}

/** The queue after an answer took a record out of its set, or an undo brought it back. */
export function withMembership(queue: Queue, id: string, status: QueueStatus): Queue {
  const hasLeft = status !== queue.status;
  return { ...queue, slots: queue.slots.map((slot) => (slot.id === id ? { ...slot, hasLeft } : slot)) };
}

/** The queue with the total moved by a confirmed change of one record's status. */
export function withCounted(queue: Queue, before: QueueStatus, after: QueueStatus): Queue {
  if (queue.total === undefined) return queue;
  const change = Number(after === queue.status) - Number(before === queue.status);
  return { ...queue, total: Math.max(0, queue.total + change) };
}

/** The queue with another slot on screen; never before the first, at most one past the last. */
export function withIndex(queue: Queue, index: number): Queue {
  return { ...queue, index: Math.max(0, Math.min(index, queue.slots.length)) };
}

/** The id on screen; undefined past the end. */
export function currentId(queue: Queue): string | undefined {
  return queue.slots[queue.index]?.id;
}

/**
 * Where the record on screen stands in the set as the server counts it now, from 1: the page that would open
 * it after a reload. Undefined for a record that has left the set.
 */
export function positionOf(queue: Queue): number | undefined {
  const slot = queue.slots[queue.index];
  if (!slot || slot.hasLeft) return undefined;
  return queue.start + queue.slots.slice(0, queue.index).filter(isIn).length + 1;
}

/** The number of the slot on screen in this walk, from 1; answered records keep theirs. */
export function pageOf(queue: Queue): number {
  return queue.start + queue.index + 1;
}

/** The number that a position in the set, as the server counts it now, has in this walk. */
export function pageAt(queue: Queue, position: number): number {
  const place = position - queue.start;
  const inSet = queue.slots.flatMap((slot, index) => (isIn(slot) ? [index] : []));
  const found = inSet[place - 1];
  if (found !== undefined || place < 1) return found === undefined ? position : queue.start + found + 1;
  return position + queue.slots.length - inSet.length;
}

/** Whether a walk is the one that a reply was asked for. */
export function isSameWalk(one: Queue, other: Queue): boolean {
  return one.status === other.status && one.opened === other.opened;
}

/** Whether one stands past all that was handed out of a queue that colleagues share. */
export function isAtSharedEnd(queue: Queue): boolean {
  return queue.isShared && currentId(queue) === undefined;
}

/** The slots on both sides of the one on screen. */
export function canGo(queue: Queue): { back: boolean; on: boolean } {
  const isLast = queue.index >= queue.slots.length - 1;
  return { back: queue.index > 0 || queue.start > 0, on: !isLast || !queue.isExhausted };
}

/** The first slot that is still in the set, for starting over at the end. */
export function firstOpen(queue: Queue): number | undefined {
  const index = queue.slots.findIndex(isIn);
  return index < 0 ? undefined : index;
}

function isIn(slot: Slot): boolean {
  return !slot.hasLeft;
}
