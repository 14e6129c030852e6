/**
 * What keeps keys away from answers after the keyboard came out of a frame: content that has it may hand it back while
 * somebody types, and what they type next would choose and submit.
 */
export interface ReturnGuard {
  isInFrame: boolean;
  /** Until then, in the time of the events, no key is taken. */
  heldUntil: number;
}

/**
 * What the page sees. Into: a frame has the keyboard. Back: the page has it again. Press: of a pointer, in the page.
 * Key: one that came to the page.
 */
export type GuardSign = "into" | "back" | "press" | "key";

/** So long nobody may have pressed a key: longer than between two keys of somebody who types. */
export const QUIET_MS = 600;

/** The guard of a page in which no frame had the keyboard. */
export const openGuard: ReturnGuard = { isInFrame: false, heldUntil: Number.NEGATIVE_INFINITY };

/** The guard after the page saw something at a time. */
export function guardAfter(guard: ReturnGuard, sign: GuardSign, at: number): ReturnGuard {
  if (sign === "into") return { ...guard, isInFrame: true };
  // Whoever points at the page means the page.
  if (sign === "press") return openGuard;
  const isHeld = guard.isInFrame || (sign === "key" && at < guard.heldUntil);
  return isHeld ? { isInFrame: false, heldUntil: at + QUIET_MS } : guard;
}

/** Whether a key that comes at a time means nothing. */
export function isHeldAt(guard: ReturnGuard, at: number): boolean {
  return guard.isInFrame || at < guard.heldUntil;
}
