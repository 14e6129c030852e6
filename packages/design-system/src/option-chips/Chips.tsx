import type { ReactNode, RefObject } from "react";
import { ChipWindow, type ChipWindowHandle } from "./ChipWindow";

interface ChipsProps {
  /** For lists so long that only the visible chips are rendered. */
  window: RefObject<ChipWindowHandle | null> | undefined;
  count: number;
  stop: number;
  children: (index: number) => ReactNode;
}

/** All chips, or only the visible ones. */
export function Chips({ window, count, stop, children: chipAt }: ChipsProps) {
  if (!window) return Array.from({ length: count }, (_, index) => chipAt(index));
  return (
    <ChipWindow ref={window} count={count} stop={stop}>
      {chipAt}
    </ChipWindow>
  );
}
