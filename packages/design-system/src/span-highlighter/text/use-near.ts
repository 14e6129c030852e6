import { type RefObject, useEffect, useMemo, useState } from "react";

/** Notifies blocks when they come within one screen of the viewport. */
export interface Nearness {
  watch: (block: Element, tell: (isNear: boolean) => void) => () => void;
}

/** One observer for all blocks of a text. */
export function useNearness(): Nearness {
  return useMemo(() => {
    const listeners = new Map<Element, (isNear: boolean) => void>();
    let observer: IntersectionObserver | undefined;
    const observe = () =>
      new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
        },
        // `scrollMargin` is for panes that scroll inside the page; browsers without it render only visible blocks.
        { rootMargin: "100% 0px", scrollMargin: "100% 0px" } as IntersectionObserverInit,
      );
    return {
      watch(block, tell) {
        // Unit tests with jsdom have no layout in which marks could be drawn.
        if (typeof IntersectionObserver === "undefined") return () => {};
        observer ??= observe();
        listeners.set(block, tell);
        observer.observe(block);
        return () => {
          listeners.delete(block);
          observer?.unobserve(block);
        };
      },
    };
  }, []);
}

/** Whether a block is near the viewport, and whether it has ever been. */
export function useIsNear(block: RefObject<HTMLElement | null>, nearness: Nearness) {
  const [near, setNear] = useState({ isNear: false, wasNear: false });
  useEffect(() => {
    const tell = (isNear: boolean) => setNear(({ wasNear }) => ({ isNear, wasNear: wasNear || isNear }));
    return block.current ? nearness.watch(block.current, tell) : undefined;
  }, [block, nearness]);
  return near;
}
