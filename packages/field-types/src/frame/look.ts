import { handed } from "./handed.css";
import type { FrameLook } from "./protocol";

/** Returns the current appearance of the page. */
export function currentLook(): FrameLook {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const value = (token: string) => style.getPropertyValue(token.slice("var(".length, -1)).trim();
  return {
    tokens: Object.fromEntries(Object.entries(handed).map(([name, token]) => [name, value(token)])),
    colorScheme: style.colorScheme,
    fontSize: style.fontSize,
    language: root.lang,
    direction: style.direction,
  };
}

/** Calls back if the theme, text size, language or direction of the page changes; returns a function that stops it. */
export function watchLook(onChange: (look: FrameLook) => void): () => void {
  const observer = new MutationObserver(() => onChange(currentLook()));
  observer.observe(document.documentElement, { attributeFilter: ["data-theme", "style", "lang", "dir"] });
  return () => observer.disconnect();
}
