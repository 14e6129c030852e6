import { lazy, type ReactNode, type RefObject, Suspense } from "react";
import type { ChipWindowHandle } from "./ChipWindow";

const RETRY_MS = 2000;

// So many labels are rare, and what shows them is not small. Where it can't be fetched it is asked for again: a page
// that people work on does not fail for it.
const ChipWindow = lazy(async () => {
  for (;;) {
    const loaded = await import("./ChipWindow").catch(() => undefined);
    if (loaded) return { default: loaded.ChipWindow };
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
});

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
    <Suspense>
      <ChipWindow ref={window} count={count} stop={stop}>
        {chipAt}
      </ChipWindow>
    </Suspense>
  );
}
