import type { Tell } from "./tell";

/** Shows the part of the content that a mark stands for, such as `#notes`. */
export type GoToMark = (mark: string) => void;

/**
 * Keeps marks out of the history of the tab, where each would be one more press of Back: links replace the last mark. A
 * script can set one all the same, as nothing can be put in the place of `location`; the page is told that it did.
 */
export function watchMarks(tell: Tell): GoToMark {
  const replace = location.replace.bind(location);
  let own = 0;
  window.addEventListener("hashchange", () => {
    if (own > 0) own -= 1;
    else tell({ type: "marked" });
  });
  return (mark) => {
    // A link to nothing stands for what a script does with it.
    if (mark === "#") return;
    const before = location.hash;
    replace(mark);
    if (location.hash !== before) own += 1;
  };
}
