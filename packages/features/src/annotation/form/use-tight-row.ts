import { type RefCallback, useCallback } from "react";

const levels = ["none", "some", "most"] as const;

/**
 * Sets `data-tight` on a row to the first level at which its children do not wrap. Labels differ in length between
 * languages, so no fixed width is suitable.
 */
export function useTightRow(): RefCallback<HTMLElement> {
  return useCallback((row: HTMLElement | null) => {
    if (!row) return;
    let frame = 0;
    // In the next animation frame: browsers report an error if an observer changes the size that it observes.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTight(row));
    });
    for (const element of [row, ...row.children]) observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}

function setTight(row: HTMLElement): void {
  for (const level of levels) {
    row.dataset.tight = level;
    if (!isWrapped(row)) return;
  }
}

function isWrapped({ firstElementChild: first, lastElementChild: last }: HTMLElement): boolean {
  if (!first || !last) return false;
  return last.getBoundingClientRect().top >= first.getBoundingClientRect().bottom;
}
