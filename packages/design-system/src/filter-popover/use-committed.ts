import { useEffect, useState } from "react";
import { useLatest } from "../latest";

const pause = 500;

/**
 * Keeps a value that changes at once and reports it 500 ms after the last change, or when `settle` is called;
 * changes marked to apply at once are reported at once. A new value from outside replaces an unreported one.
 */
export function useCommitted<Value>(value: Value, onCommit: (value: Value) => void) {
  const [change, setChange] = useState<{ of: Value; to: Value }>();
  const pending = change && change.of === value ? change : undefined;

  const commit = useLatest(() => {
    if (!pending) return;
    setChange(undefined);
    onCommit(pending.to);
  });
  const settle = () => {
    if (!pending) return;
    setChange(undefined);
    onCommit(pending.to);
  };
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => commit(), pause);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    draft: pending ? pending.to : value,
    setDraft: (to: Value, when?: "now") => {
      setChange(when === "now" ? undefined : { of: value, to });
      if (when === "now") onCommit(to);
    },
    settle,
  };
}
