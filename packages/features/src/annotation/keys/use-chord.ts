import { useT } from "@glossa/locales";

const signs: Record<string, string> = {
  ArrowRight: "→",
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** As keyboards name them: Shift first on a Mac, last elsewhere. */
const order = ["Mod", "Alt", "Shift"];

/** Writes keys as they stand on the keyboard of this language and computer: "Strg S", "⌘S". */
export function useChord(isMac: boolean): (keys: string) => string {
  const t = useT();
  const words: Record<string, string> = {
    ...signs,
    Mod: isMac ? "⌘" : t("keys.ctrl"),
    Shift: isMac ? "⇧" : t("keys.shift"),
    Alt: isMac ? "⌥" : t("keys.alt"),
    Enter: t("keys.enter"),
    Backspace: t("keys.backspace"),
    Space: t("keys.space"),
    Delete: t("keys.delete"),
    Escape: t("keys.escape"),
    Tab: t("keys.tab"),
  };
  return (keys) => {
    const parts = keys.split("+");
    if (!isMac) parts.sort((one, other) => placeIn(one) - placeIn(other));
    return parts.map((key) => words[key] ?? key.toUpperCase()).join(isMac ? "" : " ");
  };
}

/** Modifiers by their order, and the key itself after them. */
function placeIn(key: string): number {
  const place = order.indexOf(key);
  return place === -1 ? order.length : place;
}
