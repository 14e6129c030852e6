import type { ReactNode, RefObject } from "react";
import { ChipWindow, type ChipWindowHandle } from "./ChipWindow";

interface ChipsProps {
  /** Where there are so many that only those in sight are on the page. */
  window: RefObject<ChipWindowHandle | null> | undefined;
  count: number;
  stop: number;
  children: (index: number) => ReactNode;
}

/** All chips, or those in sight. */
export function Chips({ window, count, stop, children: chipAt }: ChipsProps) {
  if (!window) return Array.from({ length: count }, (_, index) => chipAt(index));
  return (
    <ChipWindow ref={window} count={count} stop={stop}>
      {chipAt}
    </ChipWindow>
  );
}
