import { useEffect, useRef, useState } from "react";

/** Whether an element has been within one screen of the viewport; it stays true. */
export function useNearView(isNearAtFirst: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isNearAtFirst);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      // A pane scrolls or, on a phone, the page.
      { rootMargin: "100%", scrollMargin: "100%" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  return { ref, isNear };
}
