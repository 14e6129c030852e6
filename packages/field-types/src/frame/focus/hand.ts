/** What was last seen of a person's hands in the page itself: a frame tells the page nothing of its own. */
export interface Hand<Frame> {
  /** The frame that a pointer is on; a key in the page ends it, until the pointer moves again. */
  pointsAt: Frame | undefined;
  /** Tab was pressed, and nothing in the page has the focus by it yet. */
  isTabbing: boolean;
}

/** What is seen of hands, in the order in which it happens. */
export type HandSign<Frame> =
  | { type: "key"; key: string }
  | { type: "pointer"; frame: Frame | undefined }
  | { type: "focus" };

/** Hands that have done nothing yet. */
export const idleHand = { pointsAt: undefined, isTabbing: false } as const;

/** What is known of the hands after a sign of them. */
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

/** Whether a frame has the focus because a person wanted it there: by Tab, or by a press of the pointer that is on it. */
export function mayEnter<Frame>(
  hand: Hand<Frame>,
  frame: Frame,
  { hasPressed }: { hasPressed: boolean },
): boolean {
  return hand.isTabbing || (hand.pointsAt === frame && hasPressed);
}

const MOST_THEFTS = 5;
const THEFTS_WITHIN_MS = 10_000;

/** The times of the thefts that count, with one more, and whether those are too many. */
export function theftsAfter(before: readonly number[], now: number): { times: number[]; isTooMany: boolean } {
  const times = [...before, now].filter((time) => now - time < THEFTS_WITHIN_MS);
  return { times, isTooMany: times.length >= MOST_THEFTS };
}
