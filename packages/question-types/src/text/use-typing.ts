import { useLatest } from "@glossa/design-system";
import { useEffect, useRef, useState } from "react";

/** The milliseconds without a key press after which a text is reported. */
export const typingRest = 100;
/** The milliseconds after which a text is reported although the user types on: unreported text is not kept. */
export const longestTyping = 500;

// Not every browser fires the first, and what is stored after the second may be lost.
const closing = ["beforeunload", "pagehide"] as const;

/** Holds the text while the user types. Reports it after a pause, twice a second, or at once when `flush` is called. */
export function useTyping(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>();
  /** The time of the first key that has not been reported. */
  const since = useRef<number>(undefined);

  const report = useLatest(() => {
    since.current = undefined;
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed !== value) onChange(typed);
  });

  useEffect(() => {
    if (typed === undefined) return;
    const now = performance.now();
    since.current ??= now;
    const timer = setTimeout(report, Math.min(typingRest, since.current + longestTyping - now));
    return () => clearTimeout(timer);
  }, [typed]);

  // Text that was typed last before the record changed or the page closed is reported, too. A capturing listener runs
  // before those that store what was reported.
  useEffect(() => {
    for (const event of closing) globalThis.addEventListener(event, report, { capture: true });
    return () => {
      for (const event of closing) globalThis.removeEventListener(event, report, { capture: true });
      report();
    };
  }, []);

  return {
    text: typed ?? value,
    type: setTyped,
    flush: report,
  };
}
