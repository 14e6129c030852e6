/** The last input that the page itself received: input in a frame is not reported to the page. */
export interface Hand<Frame> {
  /** The frame that the pointer is over; a key press in the page resets it until the pointer moves again. */
  pointsAt: Frame | undefined;
  /** Tab was pressed, and nothing in the page has received the focus by it yet. */
  isTabbing: boolean;
}

/** Input in the page, in the order in which it occurs. */
export type HandSign<Frame> =
  | { type: "key"; key: string }
  | { type: "pointer"; frame: Frame | undefined }
  | { type: "focus" };

/** The state before any input. */
export const idleHand = { pointsAt: undefined, isTabbing: false } as const;

/** Returns the state after an input. */
export function handAfter<Frame>(hand: Hand<Frame>, sign: HandSign<Frame>): Hand<Frame> {
  switch (sign.type) {
    case "key":
      return { pointsAt: undefined, isTabbing: sign.key === "Tab" };
    case "pointer":
      return { pointsAt: sign.frame, isTabbing: false };
    case "focus":
      return { ...hand, isTabbing: false };
  }
}

/** Whether the user moved the focus into a frame: with Tab, or by pressing the pointer while it is over the frame. */
export function mayEnter<Frame>(
  hand: Hand<Frame>,
  frame: Frame,
  { hasPressed }: { hasPressed: boolean },
): boolean {
  return hand.isTabbing || (hand.pointsAt === frame && hasPressed);
}

const MOST_THEFTS = 5;
const THEFTS_WITHIN_MS = 10_000;

/** Returns the times of the recent focus thefts including this one, and whether there are too many. */
export function theftsAfter(before: readonly number[], now: number): { times: number[]; isTooMany: boolean } {
  const times = [...before, now].filter((time) => now - time < THEFTS_WITHIN_MS);
  return { times, isTooMany: times.length >= MOST_THEFTS };
}
