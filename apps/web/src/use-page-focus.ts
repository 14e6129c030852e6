import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** What shows that the user has already begun on the new page. */
const begun = ["focusin", "keydown", "pointerdown"];

/**
 * Moves the focus into the content of a page that follows another one, as soon as it is shown: with the old page, the
 * browser loses the focus. A page that takes the focus itself keeps it, and a document that has just loaded is left to the
 * browser.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    return whenShown((main) => main.focus({ preventScroll: true }));
  }, [pathname]);
}

/** Calls back with the content of the page, unless the focus is elsewhere. Returns a function that stops waiting. */
function whenShown(focus: (main: HTMLElement) => void): () => void {
  const observer = new MutationObserver(look);
  function look() {
    if (!isLost()) return stop();
    const main = document.getElementById("main");
    if (!main) return;
    stop();
    focus(main);
  }
  function stop() {
    observer.disconnect();
    for (const type of begun) document.removeEventListener(type, stop);
  }
  for (const type of begun) document.addEventListener(type, stop);
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

function isLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
