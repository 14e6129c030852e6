import { useT } from "@glossa/locales";

const signs: Record<string, string> = {
  ArrowRight: "→",
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Shift: "⇧",
};

/** Writes keys as they stand on the keyboard of this language and computer: "Strg S", "⌘S". */
export function useChord(isMac: boolean): (keys: string) => string {
  const t = useT();
  const words: Record<string, string> = {
    ...signs,
    Mod: isMac ? "⌘" : t("keys.ctrl"),
    Alt: isMac ? "⌥" : t("keys.alt"),
    Enter: t("keys.enter"),
    Backspace: t("keys.backspace"),
    Space: t("keys.space"),
    Delete: t("keys.delete"),
    Escape: t("keys.escape"),
    Tab: t("keys.tab"),
  };
  return (keys) => {
    const parts = keys.split("+").map((key) => words[key] ?? key.toUpperCase());
    return parts.join(isMac ? "" : " ");
  };
}
