import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { useLatest } from "../../latest";
import { tint } from "../../tint";
import { around, findAll, firstFrom } from "../engine/text/find";
import type { TextRange } from "../engine/text/units";
import { foundTint } from "../text/paint";
import type { TextView } from "../text/text-view";
import { type Reveal, useReveal } from "../text/use-reveal";

/** A longer selection is not used as the search text. */
const LONGEST = 100;

interface FindInput {
  text: string;
  view: () => TextView;
  root: RefObject<HTMLElement | null>;
  /** Where a search begins, with the selected text. */
  from: () => { index: number; selected: TextRange | undefined };
  /** The text is long enough for a search. */
  isOffered: boolean;
}

/** A search in a text. */
export interface Find {
  isOffered: boolean;
  isOpen: boolean;
  words: string;
  /** The number of matches. */
  count: number;
  /** The index of the current match, from 0. */
  at: number;
  current: TextRange | undefined;
  /** Whether the view scrolls to the current match. */
  reveal: Reveal;
  /** Increases with each request to search, whether the search is open or not. */
  asked: number;
  open: () => void;
  close: () => void;
  search: (words: string) => void;
  step: (by: 1 | -1) => void;
}

/** Finds words in the whole text, whatever of it is laid out; Mod+F opens it from the text and from the page around it. */
export function useFind({ text, view, root, from, isOffered }: FindInput): Find {
  const [state, setState] = useState({ isOpen: false, words: "", at: 0, origin: 0, asked: 0 });
  const reveal = useReveal();
  const { isOpen, words } = state;
  const places = useMemo(() => (isOpen ? findAll(text, words) : []), [text, words, isOpen]);
  const at = Math.min(state.at, Math.max(0, places.length - 1));
  useTintedPlaces(places, at, view);

  function open() {
    const { index, selected } = from();
    const quote = selected && text.slice(selected.start, selected.end).trim();
    const next = quote && quote.length <= LONGEST && !quote.includes("\n") ? quote : words;
    reveal.current = true;
    setState(({ asked }) => ({
      ...{ isOpen: true, words: next, origin: index, asked: asked + 1 },
      at: firstFrom(findAll(text, next), index),
    }));
  }
  useFindKey(root, isOffered, open);

  return {
    ...{ isOffered, isOpen, words, at, reveal, open },
    asked: state.asked,
    count: places.length,
    current: places[at],
    close: () => setState((before) => ({ ...before, isOpen: false })),
    search(next) {
      reveal.current = true;
      setState((before) => ({ ...before, words: next, at: firstFrom(findAll(text, next), before.origin) }));
    },
    step(by) {
      if (places.length === 0) return;
      reveal.current = true;
      setState((before) => ({ ...before, at: (at + by + places.length) % places.length }));
    },
  };
}

/** Tints the matches; the current one also has a frame. */
function useTintedPlaces(places: readonly TextRange[], at: number, view: () => TextView): void {
  // Only every thousandth match changes which ones are tinted.
  const near = Math.floor(at / 1000) * 1000;
  const shown = useMemo(() => around(places, near), [places, near]);
  useLayoutEffect(() => {
    if (shown.length === 0) return undefined;
    const { rangesOf } = view();
    return tint(foundTint, shown.flatMap(rangesOf), 1);
  }, [shown, view]);
}

/** Mod+F in the text, and everywhere on a page that has the text's search for its own. */
function useFindKey(root: RefObject<HTMLElement | null>, isOffered: boolean, open: () => void): void {
  const begin = useLatest(open);
  useEffect(() => {
    if (!isOffered) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event;
      if (!isFindKey(event) || !(target instanceof Element)) return;
      if (!root.current || searchedFrom(target) !== root.current) return;
      event.preventDefault();
      begin();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [root, isOffered]);
}

/** The text that is searched from an element: its own, else the first one of the page. Dialogs lie outside of the page. */
function searchedFrom(target: Element): Element | null | undefined {
  const own = target.closest("[data-finds]");
  if (own) return own;
  const isNowhere = target === document.body;
  const page = isNowhere ? document.querySelector("[data-find-scope]") : target.closest("[data-find-scope]");
  return page?.querySelector("[data-finds]");
}

function isFindKey({ key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean {
  const isOther = defaultPrevented || altKey || shiftKey;
  return !isOther && ctrlKey !== metaKey && key.toLowerCase() === "f";
}
