import { useLayoutEffect, useRef, useState } from "react";
import type { ChipOption } from "./OptionChip";

interface EnterInput {
  shown: readonly ChipOption[];
  query: string;
  setQuery: (query: string) => void;
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
  focusItem: (index: number) => void;
  onFound: (() => void) | undefined;
}

/** Handles Enter in the search: selects the only option left and ends the search. */
export function useSearchEnter(input: EnterInput) {
  const { shown, query } = input;
  const [found, setFound] = useState<string>();
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });
  useLayoutEffect(() => {
    if (found === undefined || query !== "") return;
    setFound(undefined);
    latest.current.focusItem(shown.findIndex(({ value }) => value === found));
    latest.current.onFound?.();
  }, [found, query, shown]);
  return () => {
    const [option] = shown;
    if (!option || shown.length > 1) return;
    if (!input.isChosen(option.value)) input.onChoose(option.value);
    input.setQuery("");
    setFound(option.value);
  };
}
