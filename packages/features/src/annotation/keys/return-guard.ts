/**
 * Blocks keys after the focus has returned from a frame: its content may return the focus while the user types, and the
 * next keys would choose a value and submit it.
 */
export interface ReturnGuard {
  isInFrame: boolean;
  /** Keys before this time (of the events' clock) are ignored. */
  heldUntil: number;
}

/**
 * What the page observes. Into: a frame has received the focus. Back: the page has it again. Press: the pointer was
 * pressed in the page. Key: the page received a key.
 */
export type GuardSign = "into" | "back" | "press" | "key";

/** The time without a key press after which keys work again: longer than the interval between two keys of a typist. */
export const QUIET_MS = 600;

/** The guard of a page in which no frame had the focus. */
export const openGuard: ReturnGuard = { isInFrame: false, heldUntil: Number.NEGATIVE_INFINITY };

/** Returns the guard after the page observed a sign at a time. */
export function guardAfter(guard: ReturnGuard, sign: GuardSign, at: number): ReturnGuard {
  if (sign === "into") return { ...guard, isInFrame: true };
  // A user who presses the pointer in the page intends to work there.
  if (sign === "press") return openGuard;
  const isHeld = guard.isInFrame || (sign === "key" && at < guard.heldUntil);
  return isHeld ? { isInFrame: false, heldUntil: at + QUIET_MS } : guard;
}

/** Whether a key at a time is ignored. */
export function isHeldAt(guard: ReturnGuard, at: number): boolean {
  return guard.isInFrame || at < guard.heldUntil;
}
