import { useEffect, useLayoutEffect, useRef } from "react";
import { digitWait } from "../digits";
import { inSight } from "./placing";

interface Item {
  id: string;
  rank: number | null;
}

/** How the focus follows an item that gets a rank. */
export interface Following {
  /** Whether a further digit may change the rank. */
  isWaiting: boolean;
  /** Called if every item is ranked once the number is complete. */
  onComplete?: (() => void) | undefined;
}

/**
 * Moves the focus with the items: a moved item keeps it; once its number is complete, the next item without a
 * rank gets it.
 */
export function useBoardFocus(root: { current: HTMLElement | null }, items: readonly Item[]) {
  const requested = useRef<Following & { id: string }>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(items);
  useEffect(() => () => clearTimeout(timer.current), []);

  const focusItem = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)?.focus();
  const focusNext = ({ onComplete }: Following) => {
    const next = inSight(latest.current)[0];
    if (next?.rank === null) focusItem(next.id);
    else onComplete?.();
  };
  // Before anything is painted: a moved item is a new element, and the focus fell off with the old one. The next key
  // may come as soon, and is meant for the next item.
  useLayoutEffect(() => {
    latest.current = items;
    if (requested.current === undefined) return;
    const following = requested.current;
    requested.current = undefined;
    focusItem(following.id);
    if (!following.isWaiting) focusNext(following);
  });

  return {
    /** To be called when an item gets a rank. */
    follow(id: string, following: Following) {
      requested.current = { id, ...following };
      clearTimeout(timer.current);
      if (!following.isWaiting) return;
      timer.current = setTimeout(() => {
        if (document.activeElement?.getAttribute("data-item") === id) focusNext(following);
      }, digitWait);
    },
  };
}
