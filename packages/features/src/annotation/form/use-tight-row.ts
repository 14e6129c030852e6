import { type RefCallback, useCallback } from "react";

/** What a row does without, from nothing to most: its key hints one by one, its long label, the padding of its buttons. */
const levels = ["none", "one-hint", "two-hints", "hints", "label", "most"] as const;

/**
 * Sets `data-tight` on a row to the first level at which its children do not wrap. Labels differ in length between
 * languages, so no fixed width is suitable.
 */
export function useTightRow(): RefCallback<HTMLElement> {
  return useCallback((row: HTMLElement | null) => {
    if (!row) return;
    let frame = 0;
    // In the next animation frame: browsers report an error if an observer changes the size that it observes.
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setTight(row));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [row, ...row.children]) observer.observe(element);
    // A button that has gone leaves room, although no other element has changed its size.
    const children = new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node instanceof Element) observer.observe(node);
      measure();
    });
    children.observe(row, { childList: true });
    return () => {
      observer.disconnect();
      children.disconnect();
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
