/** The number of messages that a frame has sent in the current second. */
export interface Traffic {
  since: number;
  count: number;
}

/** The state before the first message. */
export const noTraffic: Traffic = { since: 0, count: 0 };

// A frame sends its height with each frame of an animation, sixty times a second, and its refusals four times a second.
const MOST_IN_A_SECOND = 200;
/** Reading a message deserializes it: one that takes this long was sent to block the page. */
const LONGEST_READING_MS = 200;

/** Returns the traffic after one more message, and whether it exceeds the limit. */
export function trafficAfter(traffic: Traffic, now: number): Traffic & { isTooMuch: boolean } {
  const isNewSecond = now - traffic.since > 1000;
  const count = isNewSecond ? 1 : traffic.count + 1;
  return { since: isNewSecond ? now : traffic.since, count, isTooMuch: count > MOST_IN_A_SECOND };
}

/** Whether a message took longer to read than any legitimate one. */
export function isHeavy(readingMs: number): boolean {
  return readingMs > LONGEST_READING_MS;
}
