import { useCallback, useState } from "react";

/**
 * Returns the ids that have been scrolled into view so far, and a function that adds one.
 *
 * @example
 * function Tickets() {
 *   const [seen, onSeen] = useSeen();
 *   return <p onPointerEnter={() => onSeen("ticket-7")}>{seen.has("ticket-7") ? "Seen" : "New"}</p>;
 * }
 */
export function useSeen(): [seen: ReadonlySet<string>, onSeen: (id: string) => void] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const onSeen = useCallback(
    (id: string) => setSeen((now) => (now.has(id) ? now : new Set(now).add(id))),
    [],
  );
  return [seen, onSeen];
}
