import { useT } from "@glossa/locales";

const signs: Record<string, string> = {
  ArrowRight: "→",
  ArrowLeft: "←",
  ArrowUp: "↑",
  ArrowDown: "↓",
};

/** The order of modifiers in key names: Shift is first on a Mac and last elsewhere. */
const order = ["Mod", "Alt", "Shift"];

/** Returns a function that formats keys as printed on keyboards of this language and system: "Strg S", "⌘S". */
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
    " ": t("keys.space"),
    Delete: t("keys.delete"),
    Escape: t("keys.escape"),
    Tab: t("keys.tab"),
    PageDown: t("keys.pageDownKey"),
    PageUp: t("keys.pageUpKey"),
    Home: t("keys.homeKey"),
    End: t("keys.endKey"),
  };
  return (keys) => {
    const parts = keys.split("+");
    if (!isMac) parts.sort((one, other) => placeIn(one) - placeIn(other));
    return parts
      .map((key) => words[key] ?? (key.length === 1 ? key.toUpperCase() : key))
      .join(isMac ? "" : " ");
  };
}

/** Modifiers in their order, followed by the key itself. */
function placeIn(key: string): number {
  const place = order.indexOf(key);
  return place === -1 ? order.length : place;
}
