import { useRef } from "react";
import type { DrawnSpan } from "../model/drawn-spans";
import type { SpanModel } from "../model/use-span-model";

const modifiers = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]);

/**
 * Keeps the span that has just got the active label without being asked for one, until anything else is done in the text:
 * people see only then that it should have had another label, and a digit corrects it.
 */
export function useFreshSpan({ spans }: SpanModel) {
  const key = useRef<string>(undefined);
  const end = () => {
    key.current = undefined;
  };
  return {
    get: (): DrawnSpan | undefined => spans.find((span) => span.key === key.current),
    /** Begins with a span that exists only after the next change; undefined if nothing was marked. */
    begin(made: string | undefined) {
      key.current = made;
    },
    /** The same span has another label; undefined if it has the one it had. */
    follow(relabelled: string | undefined) {
      key.current = relabelled ?? key.current;
    },
    end,
    /** Ends with each key but those that may belong to a digit. */
    onKey({ key: pressed }: { key: string }) {
      if (!modifiers.has(pressed) && !/^\d$/.test(pressed)) end();
    },
  };
}
