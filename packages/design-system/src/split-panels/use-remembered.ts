import { useEffect, useRef } from "react";
import { useLatest } from "../latest";

const restFor = 300;

/**
 * Reports the position of a border when it has not moved for 300 ms, and at once if the border is removed before:
 * another one may take its place, which starts from the reported position.
 */
export function useRemembered<Place>(place: Place, onRest: ((place: Place) => void) | undefined) {
  const last = useRef(place);
  const tell = useLatest(() => {
    if (Object.is(last.current, place)) return;
    last.current = place;
    onRest?.(place);
  });
  useEffect(() => {
    if (Object.is(last.current, place)) return;
    const timer = setTimeout(tell, restFor);
    return () => clearTimeout(timer);
  }, [place]);
  useEffect(() => () => tell(), []);
}
