import { useLatest } from "@glossa/design-system";
import { useEffect, useState } from "react";

/** The milliseconds without a key press after which a text is reported. */
export const typingRest = 100;

/** Holds the text while the user types. Reports it after a pause, or at once when `flush` is called. */
export function useTyping(value: string, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<string>();

  const report = useLatest(() => {
    if (typed === undefined) return;
    setTyped(undefined);
    if (typed !== value) onChange(typed);
  });

  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(report, typingRest);
    return () => clearTimeout(timer);
  }, [typed]);

  // Text that was typed in the last 100 ms before the record changed or the page closed is reported, too. A capturing
  // listener runs before those that store what was reported.
  useEffect(() => {
    globalThis.addEventListener("pagehide", report, { capture: true });
    return () => {
      globalThis.removeEventListener("pagehide", report, { capture: true });
      report();
    };
  }, []);

  return {
    text: typed ?? value,
    type: setTyped,
    flush: report,
  };
}
