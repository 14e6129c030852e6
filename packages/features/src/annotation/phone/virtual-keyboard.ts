import { keyboardHeight } from "../form/ActionBar.css";
import { coveredBelow } from "./covered";

/**
 * Keeps the page clear of a phone's keyboard that overlays it: scrolling areas and the action bar end above it, and the
 * focused field is scrolled into view. Returns a function that stops it.
 */
export function makeRoom(): () => void {
  const seen = window.visualViewport;
  const { style } = document.documentElement;
  if (!seen) return () => undefined;
  const follow = () => {
    const { height, offsetTop: top, scale } = seen;
    const covered = coveredBelow({ windowHeight: window.innerHeight, height, top, scale });
    style.setProperty(keyboardHeight, `${covered}px`);
    if (covered > 0) document.activeElement?.scrollIntoView({ block: "nearest" });
  };
  seen.addEventListener("resize", follow);
  seen.addEventListener("scroll", follow);
  return () => {
    seen.removeEventListener("resize", follow);
    seen.removeEventListener("scroll", follow);
    style.removeProperty(keyboardHeight);
  };
}
