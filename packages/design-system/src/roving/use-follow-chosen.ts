import { useEffect, useRef } from "react";

/**
 * Moves the focus to the chosen item of a list when the choice changes, by a digit or by undo. Otherwise Space would
 * choose the item that had the focus before. Returns the ref for the element around the list.
 */
export function useFollowChosen(chosen: number, focusItem: (index: number) => void) {
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef(focusItem);
  useEffect(() => {
    latest.current = focusItem;
  });
  const before = useRef(chosen);
  useEffect(() => {
    const isOther = before.current !== chosen;
    before.current = chosen;
    if (isOther && chosen >= 0 && root.current?.contains(document.activeElement)) latest.current(chosen);
  }, [chosen]);
  return root;
}
