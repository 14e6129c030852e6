import { createContext, useEffect, useLayoutEffect, useRef, useState } from "react";

/** The number of badges that each filter of the bar shows. The others are only counted. Compact buttons are narrower. */
export interface BadgeRoom {
  badgesShown: 0 | 1 | 2;
  isCompact: boolean;
  /** The row breaks: with wide letters, as users may set them, not even the names fit into one. */
  wraps?: true;
}

const rooms: readonly BadgeRoom[] = [
  { badgesShown: 2, isCompact: false },
  { badgesShown: 1, isCompact: false },
  { badgesShown: 0, isCompact: false },
  { badgesShown: 0, isCompact: true },
  { badgesShown: 0, isCompact: true, wraps: true },
];
const [most] = rooms as [BadgeRoom, ...BadgeRoom[]];

/** Tells the filters of a bar how many badges they may show. */
export const BadgesShown = createContext(most);

/** Returns the highest number of badges at which no filter of the row is truncated. `content` must change with the texts in the row. */
export function useBadgesShown(content: string) {
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoom(ref);
  const fitted = `${room} ${content}`;
  const [fit, setFit] = useState({ of: fitted, steps: 0 });
  const steps = fit.of === fitted ? fit.steps : 0;
  useLayoutEffect(() => {
    if (steps < rooms.length - 1 && isShortened(ref.current)) setFit({ of: fitted, steps: steps + 1 });
  }, [fitted, steps]);
  return { ref, badgeRoom: rooms[steps] ?? most };
}

/**
 * How much room the row can have: the width of its parent without what follows it, which appears with the records. The
 * width of the row itself depends on the badges.
 */
function useRoom(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const row = ref.current;
    const parent = row?.parentElement;
    if (!parent) return;
    const children = [...parent.children];
    const after = children.slice(children.indexOf(row) + 1);
    // The observed widths: reading them from the elements would compute the layout of the page again.
    const widths = new Map<Element, number>();
    const widthOf = (element: Element) => widths.get(element) ?? 0;
    const observer = new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) widths.set(target, borderBoxSize[0]?.inlineSize ?? 0);
      const taken = after.reduce((sum, element) => sum + widthOf(element), 0);
      setWidth(Math.round(widthOf(parent) - taken));
    });
    for (const element of [parent, ...after]) observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}

/** Whether a flexible element is narrower than its content. */
function isShortened(element: HTMLElement | null): boolean {
  if (!element) return false;
  const { width } = element.getBoundingClientRect();
  element.style.flex = "none";
  const { width: natural } = element.getBoundingClientRect();
  element.style.flex = "";
  // A text that lacks a tenth of a pixel is shortened by whole letters.
  return natural > width + 0.05;
}
