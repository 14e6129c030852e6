import { type RefCallback, useCallback } from "react";

const levels = ["none", "some", "most"] as const;

/**
 * Sets `data-tight` on a row to the first level at which its children do not wrap. Labels differ in length by
 * language, so no fixed width can tell.
 */
export function useTightRow(): RefCallback<HTMLElement> {
  return useCallback((row: HTMLElement | null) => {
    if (!row) return;
    let frame = 0;
    // In the next frame: an observer that changes the size it observes is reported as an error of the page.
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
