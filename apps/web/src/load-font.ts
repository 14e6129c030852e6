/**
 * Requests a font before the first text needs it. Without it, the text has another typeface.
 *
 * @param family as in `font-family`
 */
export function loadFont(family: string): void {
  document.fonts?.load(`1em ${family}`).catch(() => {});
}
