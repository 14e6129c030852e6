import { type RefObject, useEffect, useState } from "react";

/** A number that grows whenever the text is laid out anew: another width, another text size, a font that came late. */
export function useLayoutEpoch(text: RefObject<HTMLElement | null>): number {
  const [epoch, setEpoch] = useState(0);
  useEffect(() => {
    const element = text.current;
    if (!element) return undefined;
    const grow = () => setEpoch((before) => before + 1);
    let size = "";
    const observer = new ResizeObserver(() => {
      const now = `${element.clientWidth} ${element.clientHeight}`;
      // It tells the first size, too, which is no news.
      if (size !== "" && now !== size) grow();
      size = now;
    });
    observer.observe(element);
    document.fonts?.addEventListener("loadingdone", grow);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", grow);
    };
  }, [text]);
  return epoch;
}
