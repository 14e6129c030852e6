import { useCallback, useState } from "react";

/** Returns the ids that have been scrolled into view so far, and a function that adds one. */
export function useSeen(): [seen: ReadonlySet<string>, onSeen: (id: string) => void] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const onSeen = useCallback(
    (id: string) => setSeen((now) => (now.has(id) ? now : new Set(now).add(id))),
    [],
  );
  return [seen, onSeen];
}
