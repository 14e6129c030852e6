import { currentId, isIn, type Queue } from "./queue";

/**
 * The position of the record on screen in the set as the server counts it now, from 1: a reload would open that
 * page. Undefined for a single record that has left the set; a list is opened at the first one that has not.
 */
export function positionOf(queue: Queue): number | undefined {
  const slot = queue.slots[queue.index];
  if (!slot || (slot.hasLeft && queue.many === 1)) return undefined;
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

/** Whether there are records before and after those on screen. */
export function canGo(queue: Queue): { back: boolean; on: boolean } {
  const isLast = queue.index + queue.many >= queue.slots.length;
  return { back: queue.index > 0 || queue.start > 0, on: !isLast || !queue.isExhausted };
}

/** The first slot that is still in the set, to start over at the end. */
export function firstOpen(queue: Queue): number | undefined {
  const index = queue.slots.findIndex(isIn);
  return index < 0 ? undefined : index;
}

/** The slot after the one on screen that is still in the set; past the last one if there is none. */
export function nextOpen({ slots, index }: Queue): number {
  const found = slots.findIndex((slot, at) => at > index && isIn(slot));
  return found < 0 ? slots.length : found;
}

/** Whether the record on screen is still in the set that the server counts. */
export function isOpenSlot({ slots, index }: Queue): boolean {
  const slot = slots[index];
  return slot !== undefined && isIn(slot);
}

/** Whether the position is past all available records of a shared queue. */
export function isAtSharedEnd(queue: Queue): boolean {
  return queue.isShared && queue.limit === undefined && currentId(queue) === undefined;
}

/** Whether the page on screen may have more records than are held. */
export function isPageOpen({ slots, index, many, isExhausted }: Queue): boolean {
  return !isExhausted && slots.length < index + many;
}
