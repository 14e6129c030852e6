import { useEffect, useRef } from "react";

/**
 * Where one of a list is chosen, the focus goes along when another one is: by a digit, or by undo. Otherwise Space would
 * choose what had the focus before. The answer is for the element around the list.
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
