import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Counters that increase whenever the layout of the text changes. */
export interface LayoutEpoch {
  /** Line breaks may have changed: another width, another size or spacing of letters, a font that loaded late. */
  lines: number;
  /** Positions may have changed, because blocks above have grown. */
  places: number;
}

/**
 * Counts the layouts of a text. The probe is set like the text: what readers change in its letters, words or lines, in a
 * style sheet of their own, changes the size of the probe, but not always that of the text.
 */
export function useLayoutEpoch(
  text: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): LayoutEpoch {
  const [epoch, setEpoch] = useState<LayoutEpoch>({ lines: 0, places: 0 });
  useEffect(() => {
    const element = text.current;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const grow = (areLinesOthers: boolean) =>
      setEpoch(({ lines, places }) => ({ lines: lines + (areLinesOthers ? 1 : 0), places: places + 1 }));
    const onFont = () => grow(true);
    let size: string | undefined;
    const observer = new ResizeObserver(() => {
      const letters = probe.current?.getBoundingClientRect();
      const now = `${element.clientWidth} ${letters?.width} ${letters?.height}`;
      // The observer also reports the first size, which is not a change.
      const areLinesOthers = size !== undefined && now !== size;
      size = now;
      // Before this frame is painted, so that no label is at an outdated position.
      flushSync(() => grow(areLinesOthers));
    });
    observer.observe(element);
    if (probe.current) observer.observe(probe.current);
    document.fonts?.addEventListener("loadingdone", onFont);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", onFont);
    };
  }, [text, probe]);
  return epoch;
}
