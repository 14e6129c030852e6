import { type ReactNode, use, useEffect, useRef } from "react";
import { type NativeProps, rootProps, useBothRefs } from "../native";
import { canTint, tint } from "../tint";
import { drawBoxes } from "./draw-boxes";
import { MatchListContext } from "./MatchProvider";
import * as styles from "./match-marks.css";
import type { TextPart } from "./parts";
import { rangeOf, shownText } from "./read-text";
import { matchTint } from "./tints";

export interface MatchScopeProps extends NativeProps<"div"> {
  /**
   * Finds the matches in the text that the scope shows; undefined without a search. Another function is another search.
   */
  find: ((text: string) => readonly TextPart[]) | undefined;
  /** The content in which matches are marked. */
  children: ReactNode;
}

/** More marks would slow each frame down; the user can still move to matches without a mark. */
const MOST_MARKS = 2000;

/**
 * Marks what a search matched in the text that it shows, whatever the elements in it: ground and underline, without a
 * change of the text's elements. Matches that lie in a `MatchProvider` can be gone to.
 *
 * @example
 * <MatchScope find={(text) => [...text.matchAll(/refund/gi)].map(({ index }) => ({ start: index, end: index + 6 }))}>
 *   <p>Where is my refund?</p>
 * </MatchScope>
 */
export function MatchScope({ find, children, ref, ...native }: MatchScopeProps) {
  const element = useRef<HTMLDivElement>(null);
  const list = use(MatchListContext);
  useEffect(() => {
    const root = element.current;
    if (!root || !find) return undefined;
    let clear = () => {};
    const mark = () => {
      clear();
      const shown = shownText(root);
      const ranges = find(shown.text).flatMap((part) => rangeOf(shown, part) ?? []);
      const marks = ranges.slice(0, MOST_MARKS);
      list?.set(root, ranges);
      root.toggleAttribute("data-matches", ranges.length > 0);
      clear = canTint() ? tint(matchTint, marks, 2) : drawBoxes(root, marks);
    };
    mark();
    const stop = watchText(root, mark);
    return () => {
      stop();
      clear();
      root.removeAttribute("data-matches");
      list?.set(root, []);
    };
  }, [find, list]);
  return (
    <div {...rootProps(native, styles.scope)} ref={useBothRefs(element, ref)}>
      {children}
    </div>
  );
}

/** Calls `onChange` once after the text of an element has changed; returns a function that stops it. */
function watchText(root: Element, onChange: () => void): () => void {
  let frame = 0;
  const observer = new MutationObserver((changes) => {
    // Marks that are drawn as elements do not change the text.
    if (changes.every(({ target }) => target instanceof Element && target.closest("[aria-hidden='true']")))
      return;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  });
  observer.observe(root, { subtree: true, childList: true, characterData: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
