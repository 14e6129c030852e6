import { type KeyboardEvent, useReducer, useRef } from "react";
import { nextStop } from "./next-stop";

/**
 * One Tab stop for a list of choices: ↑ ↓ Home End move the focus without choosing, Tab leaves.
 * `preferred` is the stop while the focus is elsewhere: the chosen item, otherwise the first. A list that renders only
 * a part of its items passes `bring`, which renders a missing item; the item gets the focus once it is rendered.
 */
export function useRoving(count: number, preferred: number, bring?: (index: number) => void) {
  const focused = useRef<number>(undefined);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  const elements = useRef<(HTMLElement | null)[]>([]);
  const stopNow = () => Math.min(focused.current ?? Math.max(0, preferred), Math.max(0, count - 1));
  const stop = stopNow();

  // When the list receives the focus, the Tab stop is already rendered, so no update is needed.
  const follow = (index: number | undefined) => {
    focused.current = index;
    if (stopNow() !== stop) redraw();
  };

  const awaited = useRef<number>(undefined);

  const focusItem = (index: number) => {
    const element = elements.current[index];
    awaited.current = element ? undefined : index;
    if (element) element.focus();
    else bring?.(index);
  };

  const itemProps = (index: number) => ({
    ref: (element: HTMLElement | null) => {
      elements.current[index] = element;
      if (!element || awaited.current !== index) return;
      awaited.current = undefined;
      element.focus();
    },
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => follow(index),
    onBlur: () => follow(undefined),
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = focused.current;
    const next = at === undefined ? undefined : nextStop(event.key, at, count);
    if (next === undefined) return;
    // Prevents the page from scrolling.
    event.preventDefault();
    focusItem(next);
  };

  return { stop, itemProps, onKeyDown, focusItem };
}
