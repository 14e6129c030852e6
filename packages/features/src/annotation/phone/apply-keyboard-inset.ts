import { keyboardInsetProperty } from "../form/ActionBar.css";
import { setRootProperty } from "../root-style";
import { keyboardInset } from "./keyboard-inset";

/**
 * Keeps the page clear of a phone's keyboard that overlays it: scrolling areas and the action bar end above it, and the
 * focused field is scrolled into view. Returns a function that stops it.
 */
export function applyKeyboardInset(): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const follow = () => {
    const { height, offsetTop: top, scale } = seen;
    const inset = keyboardInset({ windowHeight: window.innerHeight, height, top, scale });
    setRootProperty(keyboardInsetProperty, `${inset}px`);
    if (inset > 0) document.activeElement?.scrollIntoView({ block: "nearest" });
  };
  seen.addEventListener("resize", follow);
  seen.addEventListener("scroll", follow);
  return () => {
    seen.removeEventListener("resize", follow);
    seen.removeEventListener("scroll", follow);
    setRootProperty(keyboardInsetProperty, undefined);
  };
}
