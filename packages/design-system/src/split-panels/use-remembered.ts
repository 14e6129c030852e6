import { useEffect, useEffectEvent, useRef } from "react";

const restFor = 300;

/** Reports the position of a border when it has not moved for 300 ms. */
export function useRemembered<Place>(place: Place, onRest: ((place: Place) => void) | undefined) {
  const last = useRef(place);
  const tell = useEffectEvent(() => onRest?.(place));
  useEffect(() => {
    if (Object.is(last.current, place)) return;
    const timer = setTimeout(() => {
      last.current = place;
      tell();
    }, restFor);
    return () => clearTimeout(timer);
  }, [place]);
}
