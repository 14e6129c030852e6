/** All themes. README.md of the repository (Add a theme) lists what a new one needs. */
export const themes = [
  { id: "light", colorScheme: "light", contrast: "normal", labelKey: "themes.light" },
  { id: "dark", colorScheme: "dark", contrast: "normal", labelKey: "themes.dark" },
  { id: "high-contrast", colorScheme: "dark", contrast: "more", labelKey: "themes.highContrast" },
] as const;

/** The values of `data-theme` on the root element. */
export type ThemeId = (typeof themes)[number]["id"];

/**
 * Whether a text names one of the themes.
 *
 * @param id such as a stored choice
 * @example
 * isThemeId("no-such-theme"); // false
 */
export function isThemeId(id: string | null | undefined): id is ThemeId {
  return themes.some((theme) => theme.id === id);
}

/**
 * The theme of a stored choice. "system" (and anything unknown) is what the operating system prefers at
 * this moment; high contrast is offered, never chosen for somebody.
 *
 * @param choice the id of a theme, or `system`
 * @param prefersDark what the operating system prefers
 * @example
 * const prefersDark = matchMedia("(prefers-color-scheme: dark)").matches;
 * document.documentElement.dataset.theme = resolveTheme("system", prefersDark); // "dark" or "light"
 */
export function resolveTheme(choice: string | null | undefined, prefersDark: boolean): ThemeId {
  if (isThemeId(choice)) return choice;
  return prefersDark ? "dark" : "light";
}
