import { keyboardHeight } from "../form/ActionBar.css";
import { coveredBelow } from "./covered";

/**
 * Keeps the page clear of the keyboard of a phone that lays it over the page: what scrolls ends above it, so does the
 * bar of actions, and the field that is written in is brought into sight. Ends with what it hands back.
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
