import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** The ids of what has come into view so far, and how a list tells of one. */
export function useSeen(): [seen: ReadonlySet<string>, onSeen: (id: string) => void] {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const onSeen = useCallback(
    (id: string) => setSeen((now) => (now.has(id) ? now : new Set(now).add(id))),
    [],
  );
  return [seen, onSeen];
}

/** Tells once when an element comes into view, or near it. */
export function useComingIntoView<Seen extends Element>(
  id: string,
  onSeen: (id: string) => void,
): RefObject<Seen | null> {
  const element = useRef<Seen>(null);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onSeen(id);
      },
      // Half a screen before it is seen.
      { root: element.current.closest("main"), rootMargin: "50%" },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [id, onSeen]);
  return element;
}
