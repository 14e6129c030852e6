import { useCallback, useState } from "react";

/** The ids of what has come into view so far, and how a list tells of one. */
export function useSeen(): [seen: ReadonlySet<string>, onSeen: (id: string) => void] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const onSeen = useCallback(
    (id: string) => setSeen((now) => (now.has(id) ? now : new Set(now).add(id))),
    [],
  );
  return [seen, onSeen];
}
