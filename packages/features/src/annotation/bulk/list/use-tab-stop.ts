import { type FocusEvent, type KeyboardEvent, type SyntheticEvent, useRef } from "react";

const TABBABLE = "a[href], button, input, textarea, select, [tabindex], [contenteditable]";

interface TabStopRows {
  focusCurrent: () => void;
  /** Whether an element gets the focus from a move to its row, by a shortcut from elsewhere on the page. */
  isTarget: (element: Element) => boolean;
}

/**
 * Makes a list of rows one stop of the Tab key: Tab goes through the controls of the current row and on to what follows
 * the list, not through the controls of a hundred rows. `before` and `after` are elements around the list.
 */
export function useTabStop({ focusCurrent, isTarget }: TabStopRows) {
  const before = useRef<HTMLSpanElement>(null);
  const after = useRef<HTMLSpanElement>(null);
  const isByPointer = useRef(false);
  return {
    before,
    after,
    onPointerDownCapture: () => {
      isByPointer.current = true;
    },
    /** Moves keyboard focus that enters the list, from either side, to the current row. */
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      const isByKey = !isByPointer.current && event.target.matches(":focus-visible");
      isByPointer.current = false;
      if (!isInside(event)) return;
      if (!isByKey || !isFromOutside(event)) return;
      if (isTarget(event.target) || isInCurrentRow(event.target)) return;
      // Otherwise the row that the browser has chosen would become the current one.
      event.stopPropagation();
      focusCurrent();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { key, shiftKey, target, altKey, ctrlKey, metaKey } = event;
      if (key !== "Tab" || altKey || ctrlKey || metaKey) return;
      if (!(target instanceof Element) || !isInside(event)) return;
      const stops = stopsIn(target.closest("li"));
      // The browser moves on from the element that has the focus: from before or after the list.
      if (shiftKey && target === stops[0]) before.current?.focus({ preventScroll: true });
      if (!shiftKey && target === stops.at(-1)) after.current?.focus({ preventScroll: true });
    },
  };
}

/** Whether an event happened in the list: React also reports those of menus and dialogs that its rows have opened. */
function isInside({ target, currentTarget }: SyntheticEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

/** Whether the focus comes from elsewhere on the page, to a control of the list. */
function isFromOutside({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>): boolean {
  return (
    target !== currentTarget && !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
  );
}

function isInCurrentRow(element: Element): boolean {
  return element.closest("li")?.querySelector('[data-choice][tabindex="0"]') != null;
}

function stopsIn(row: Element | null): HTMLElement[] {
  const all = [...(row?.querySelectorAll<HTMLElement>(TABBABLE) ?? [])];
  return all.filter((element) => element.tabIndex >= 0 && element.checkVisibility());
}
