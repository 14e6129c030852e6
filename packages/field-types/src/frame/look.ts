import { handed } from "./handed.css";
import type { FrameLook } from "./protocol";

/** How the page looks at this moment. */
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

/** Calls back whenever theme, text size, language or direction of the page change; returns how to stop. */
export function watchLook(onChange: (look: FrameLook) => void): () => void {
  const observer = new MutationObserver(() => onChange(currentLook()));
  observer.observe(document.documentElement, { attributeFilter: ["data-theme", "style", "lang", "dir"] });
  return () => observer.disconnect();
}
