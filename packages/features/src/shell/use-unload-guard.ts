import { useLatest } from "@glossa/design-system";
import { useEffect } from "react";

/**
 * Shows the browser's own confirmation before the tab closes, if that would lose data.
 *
 * @param isLost asked at the moment of leaving
 * @example
 * function useDraftGuard(draft: string) {
 *   useUnloadGuard(() => draft !== "");
 * }
 */
export function useUnloadGuard(isLost: () => boolean): void {
  const onLeave = useLatest((event: BeforeUnloadEvent) => {
    if (isLost()) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: BeforeUnloadEvent) => onLeave(event);
    window.addEventListener("beforeunload", listen);
    return () => window.removeEventListener("beforeunload", listen);
  }, []);
}
