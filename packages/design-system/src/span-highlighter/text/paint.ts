import { hueCount } from "../../span-hues";
import { canTint } from "../../tint";
import { ownCount } from "../model/colours";

/**
 * Whether highlights tint the spans, and not boxes under the text. In WebKit a highlight begins at the bottom of the
 * line above and covers the labels there. No feature of it shows this, only the name of its vendor.
 */
export function tintsByHighlight(): boolean {
  return canTint() && !navigator.vendor.startsWith("Apple");
}

/** Whether a colour has a highlight: those of the palette, and so many of the labels' own. */
export function hasHighlight(hue: number): boolean {
  return hue <= hueCount + ownCount;
}

/** The highlight name of a colour in the style sheet. */
export function tintName(hue: number): string {
  return `glossa-span-${hue}`;
}

/** The highlight name of the current selection. */
export const pendingTint = "glossa-span-pending";

/** The highlight name of search matches. */
export const foundTint = "glossa-span-found";

/** The highlight name of the parts that may not be marked. */
export const lockedTint = "glossa-span-locked";
