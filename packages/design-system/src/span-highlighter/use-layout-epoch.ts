import { type RefObject, useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Numbers that grow whenever the text is laid out anew. */
export interface LayoutEpoch {
  /** Lines break elsewhere: another width, another text size, a font that came late. */
  lines: number;
  /** Anything may stand elsewhere on the page, because blocks above it have grown. */
  places: number;
}

/** Counts the layouts of a text. */
export function useLayoutEpoch(text: RefObject<HTMLElement | null>): LayoutEpoch {
  const [epoch, setEpoch] = useState<LayoutEpoch>({ lines: 0, places: 0 });
  useEffect(() => {
    const element = text.current;
    if (!element) return undefined;
    const grow = (areLinesOthers: boolean) =>
      setEpoch(({ lines, places }) => ({ lines: lines + (areLinesOthers ? 1 : 0), places: places + 1 }));
    const onFont = () => grow(true);
    let size: string | undefined;
    const observer = new ResizeObserver(() => {
      const { fontSize } = getComputedStyle(element);
      const now = `${element.clientWidth} ${fontSize}`;
      // It tells the first size, too, which is no news.
      const areLinesOthers = size !== undefined && now !== size;
      size = now;
      // Before this frame is painted: no label may stand where its words were.
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
