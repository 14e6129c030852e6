import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Counters that increase whenever the layout of the text changes. */
export interface LayoutEpoch {
  /** Line breaks may have changed: another width, another text size, a font that loaded late. */
  lines: number;
  /** Positions may have changed, because blocks above have grown. */
  places: number;
}

/** Counts the layouts of a text. */
export function useLayoutEpoch(text: RefObject<HTMLElement | null>): LayoutEpoch {
  const [epoch, setEpoch] = useState<LayoutEpoch>({ lines: 0, places: 0 });
  useEffect(() => {
    const element = text.current;
    if (!element || typeof ResizeObserver === "undefined") return undefined;
    const grow = (areLinesOthers: boolean) =>
      setEpoch(({ lines, places }) => ({ lines: lines + (areLinesOthers ? 1 : 0), places: places + 1 }));
    const onFont = () => grow(true);
    let size: string | undefined;
    const observer = new ResizeObserver(() => {
      const { fontSize } = getComputedStyle(element);
      const now = `${element.clientWidth} ${fontSize}`;
      // The observer also reports the first size, which is not a change.
      const areLinesOthers = size !== undefined && now !== size;
      size = now;
      // Before this frame is painted, so that no label is at an outdated position.
      flushSync(() => grow(areLinesOthers));
    });
    observer.observe(element);
    document.fonts?.addEventListener("loadingdone", onFont);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", onFont);
    };
  }, [text]);
  return epoch;
}
