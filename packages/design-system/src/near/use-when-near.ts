import { type RefObject, useEffect, useRef } from "react";
import { useLatest } from "../latest";

/**
 * Calls `onNear` once, when an element is within a distance of the visible area: a percentage of the window or of the
 * pane that scrolls.
 *
 * @param distance of the height of the window or pane
 * @param onNear called once, however often the element comes and goes
 * @example
 * function MoreRows({ onMore }: { onMore: () => void }) {
 *   return <div ref={useWhenNear<HTMLDivElement>("100%", onMore)} />;
 * }
 */
export function useWhenNear<Watched extends Element>(
  distance: `${number}%`,
  onNear: () => void,
): RefObject<Watched | null> {
  const element = useRef<Watched>(null);
  const tell = useLatest(onNear);
  useEffect(() => {
    // Unit tests with jsdom have neither positions nor the observer.
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        tell();
      },
      // `scrollMargin` is for panes that scroll inside the page; without it the distance in them is 0.
      { rootMargin: distance, scrollMargin: distance },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [distance]);
  return element;
}
