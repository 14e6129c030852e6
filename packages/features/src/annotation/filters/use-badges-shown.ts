import { createContext, useEffect, useLayoutEffect, useRef, useState } from "react";

/** The number of badges that each filter of the bar shows. The others are only counted. */
export type BadgeCount = 0 | 1 | 2;

/** Tells the filters of a bar how many badges they may show. */
export const BadgesShown = createContext<BadgeCount>(2);

/** Returns the highest number of badges at which no filter of the row is truncated. `content` must change with the texts in the row. */
export function useBadgesShown(content: string) {
  const ref = useRef<HTMLDivElement>(null);
  const room = useParentWidth(ref);
  const fitted = `${room} ${content}`;
  const [fit, setFit] = useState<{ of: string; count: BadgeCount }>({ of: fitted, count: 2 });
  const badgesShown = fit.of === fitted ? fit.count : 2;
  useLayoutEffect(() => {
    if (badgesShown > 0 && isShortened(ref.current)) setFit({ of: fitted, count: badgesShown === 2 ? 1 : 0 });
  }, [fitted, badgesShown]);
  return { ref, badgesShown };
}

function useParentWidth(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const parent = ref.current?.parentElement;
    if (!parent) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(parent);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** Whether a flexible element is narrower than its content. */
function isShortened(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { offsetWidth } = element;
  element.style.flex = "none";
  const natural = element.offsetWidth;
  element.style.flex = "";
  return natural > offsetWidth + 1;
}
