import { useEffect, useLayoutEffect, useRef } from "react";
import { digitWait } from "../digits";
import { inSight } from "./placing";

interface Item {
  id: string;
  rank: number | null;
}

/**
 * Moves the focus with the items: a moved item keeps it; once its number is complete, the next item without a
 * rank gets it.
 */
export function useBoardFocus(root: { current: HTMLElement | null }, items: readonly Item[]) {
  const requested = useRef<{ id: string; isWaiting: boolean }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(items);
  useEffect(() => () => clearTimeout(timer.current), []);

  const focusItem = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)?.focus();
  const focusNext = () => {
    const next = inSight(latest.current)[0];
    if (next?.rank === null) focusItem(next.id);
  };
  // Before anything is painted: a moved item is a new element, and the focus fell off with the old one. The next key
  // may come as soon, and is meant for the next item.
  useLayoutEffect(() => {
    latest.current = items;
    if (requested.current === undefined) return;
    const { id, isWaiting } = requested.current;
    requested.current = undefined;
    focusItem(id);
    if (!isWaiting) focusNext();
  });

  return {
    /** To be called when an item gets a rank; `isWaiting`: a further digit may change it. */
    follow(id: string, isWaiting: boolean) {
      requested.current = { id, isWaiting };
      clearTimeout(timer.current);
      if (!isWaiting) return;
      timer.current = setTimeout(() => {
        if (document.activeElement?.getAttribute("data-item") === id) focusNext();
      }, digitWait);
    },
  };
}
