import { vars } from "@glossa/design-system/contract";
import type { FrameLook } from "./protocol";

/** The tokens that a frame is given, under the names that templates may use. */
const handed = {
  "--text": vars.color.text.reading,
  "--text-secondary": vars.color.text.secondary,
  "--surface": vars.color.bg.page,
  "--surface-sunken": vars.color.bg.sunken,
  "--line": vars.color.border.hairline,
  "--link": vars.color.text.link,
  "--accent": vars.color.accent.text,
  "--focus": vars.color.focus.ring,
  "--font-reading": vars.font.reading,
  "--font-ui": vars.font.ui,
  "--font-code": vars.font.mono,
};

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
