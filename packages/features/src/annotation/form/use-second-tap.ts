import { useLayoutEffect, useRef } from "react";

/** Shorter than anyone needs to see a record that has just appeared, and press again on purpose. */
const JUST_NOW_MS = 300;

/**
 * Returns whether a click is the second one of a double click or double tap that began on another record: the user has
 * not seen the one that is on screen now.
 */
export function useSecondTap(
  recordId: string | undefined,
): (event: { detail: number; timeStamp: number }) => boolean {
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const last = useRef(recordId);
  useLayoutEffect(() => {
    if (last.current !== recordId) changedAt.current = performance.now();
    last.current = recordId;
  }, [recordId]);
  return ({ detail, timeStamp }) => detail > 1 && timeStamp - changedAt.current < JUST_NOW_MS;
}
