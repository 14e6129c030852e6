import type { Tell } from "./tell";

/** Scrolls to the part of the content that a mark (URL fragment) names, such as `#notes`. */
export type GoToMark = (mark: string) => void;

/**
 * Keeps marks out of the tab's history, where each would take one more press of Back: links replace the current mark. A
 * script can still set one, as `location` cannot be overridden; the page is notified of that.
 */
export function watchMarks(tell: Tell): GoToMark {
  const replace = location.replace.bind(location);
  let own = 0;
  window.addEventListener("hashchange", () => {
    if (own > 0) own -= 1;
    else tell({ type: "marked" });
  });
  return (mark) => {
    // Links to an empty mark are handled by scripts.
    if (mark === "#") return;
    const before = location.hash;
    replace(mark);
    if (location.hash !== before) own += 1;
  };
}
