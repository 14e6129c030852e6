/** How many messages of a frame came in the second that is running. */
export interface Traffic {
  since: number;
  count: number;
}

/** A frame of which nothing came. */
export const noTraffic: Traffic = { since: 0, count: 0 };

// A frame tells its height with each picture of an animation, sixty times a second, and what it was refused four times.
const MOST_IN_A_SECOND = 200;
/** To be read, a message is made from what was sent: one that takes so long was sent to keep the page busy. */
const LONGEST_READING_MS = 200;

/** The traffic after one message more, and whether that is more than a frame has to say. */
export function trafficAfter(traffic: Traffic, now: number): Traffic & { isTooMuch: boolean } {
  const isNewSecond = now - traffic.since > 1000;
  const count = isNewSecond ? 1 : traffic.count + 1;
  return { since: isNewSecond ? now : traffic.since, count, isTooMuch: count > MOST_IN_A_SECOND };
}

/** Whether a message took longer to read than anything that a frame has to say. */
export function isHeavy(readingMs: number): boolean {
  return readingMs > LONGEST_READING_MS;
}
