import { useCallback, useInsertionEffect, useRef } from "react";

/**
 * Returns a function that stays the same and calls what was passed in the last committed render. Effects and their
 * cleanups may call it without listing it; it must not be called while rendering. React's own `useEffectEvent` does
 * this from 19.2 on; hosts may have 19.0.
 *
 * @param callback a new one at each render
 * @example
 * function useInterval(onTick: () => void) {
 *   const tick = useLatest(onTick);
 *   useEffect(() => {
 *     const timer = setInterval(tick, 1000);
 *     return () => clearInterval(timer);
 *   }, [tick]);
 * }
 */
export function useLatest<Args extends unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  // Insertion effects run before layout effects, so that those already call the new one.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
