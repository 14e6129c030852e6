import { useRef } from "react";
import type { Place } from "./drop-target";

interface Item {
  id: string;
  rank: Place;
}

/**
 * The items that still need a rank, in the order of the settings: those without a rank and, if the order was a
 * suggestion, those whose rank nobody has typed. The same keys then rank the items of every record.
 */
export function useOpenItems() {
  const unconfirmed = useRef<ReadonlySet<string>>(new Set());
  const isOpen = ({ id, rank }: Item) => rank === null || unconfirmed.current.has(id);
  return {
    /** Whether the item still needs a rank. */
    isOpen,
    /** To be called when a rank is typed; returns whether it was the last one that was missing. */
    onType(items: readonly Item[], typed: Item, isPencil: boolean): boolean {
      if (isPencil)
        unconfirmed.current = new Set(items.filter(({ rank }) => rank !== null).map(({ id }) => id));
      const isComplete = items.every((item) => isOpen(item) === (item.id === typed.id));
      unconfirmed.current = new Set([...unconfirmed.current].filter((id) => id !== typed.id));
      return isComplete;
    },
    /** To be called when a rank changes in another way: the other ranks stay as they are. */
    end() {
      unconfirmed.current = new Set();
    },
  };
}

export type OpenItems = ReturnType<typeof useOpenItems>;
