import { useEffect, useState } from "react";
import { useLatest } from "../latest";

const pause = 500;

/**
 * Keeps a value that changes at once and reports it 500 ms after the last change, or when `settle` is called;
 * changes marked to apply at once are reported at once. A value that is equal to the current one is not reported. A new
 * value from outside replaces an unreported one.
 *
 * @param onCommit called with each value to be reported
 * @param value made of plain data, so that equal values have equal JSON
 * @example
 * function Filter({ value, onCommit }: { value: string; onCommit: (value: string) => void }) {
 *   const { draft, setDraft, settle } = useCommitted(value, onCommit);
 *   return <TextField label="Filter" value={draft} onChange={setDraft} onBlur={settle} />;
 * }
 */
export function useCommitted<Value>(value: Value, onCommit: (value: Value) => void) {
  const [change, setChange] = useState<{ of: Value; to: Value }>();
  // Callers may compute a new value at each render.
  const pending = change && isSame(change.of, value) ? change : undefined;

  const report = (to: Value) => {
    if (!isSame(to, value)) onCommit(to);
  };
  const settle = () => {
    if (!pending) return;
    setChange(undefined);
    report(pending.to);
  };
  const latest = useLatest(settle);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => latest(), pause);
    return () => clearTimeout(timer);
  }, [pending]);

  return {
    draft: pending ? pending.to : value,
    setDraft: (to: Value, when?: "now") => {
      setChange(when === "now" ? undefined : { of: value, to });
      if (when === "now") report(to);
    },
    settle,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
