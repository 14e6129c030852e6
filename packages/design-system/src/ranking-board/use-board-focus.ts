import { useEffect, useLayoutEffect, useRef } from "react";
import { inSight, waitMs } from "./placing";

interface Item {
  id: string;
  rank: number | null;
}

/**
 * Keeps the focus with the work: an item that moves takes it along; when its number is complete, the next
 * item without a rank has it.
 */
export function useBoardFocus(root: { current: HTMLElement | null }, items: readonly Item[]) {
  const wanted = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const focusItem = (id: string) =>
    root.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`)?.focus();
  // Before anything is painted: a moved item is a new element, and the focus fell off with the old one.
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    focusItem(wanted.current);
    wanted.current = undefined;
  });

  return {
    /** Call it as an item gets a rank; `isWaiting`: a further digit may change it. */
    follow(id: string, isWaiting: boolean) {
      wanted.current = id;
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => {
          const isStillThere = document.activeElement?.getAttribute("data-item") === id;
          const next = inSight(latest.current)[0];
          if (isStillThere && next?.rank === null) focusItem(next.id);
        },
        isWaiting ? waitMs : 0,
      );
    },
  };
}
