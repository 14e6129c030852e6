import { useEffect, useEffectEvent } from "react";

/** Asks in the browser's own words before the tab closes, where that would lose something. */
export function useUnloadGuard(isLost: () => boolean): void {
  const onLeave = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isLost()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => onLeave(event);
    window.addEventListener("beforeunload", listen);
    return () => window.removeEventListener("beforeunload", listen);
  }, []);
}
