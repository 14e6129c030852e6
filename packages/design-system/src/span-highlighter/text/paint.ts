import { hueCount } from "../../span-hues";
import { ownCount } from "../model/colours";

/** Whether the browser supports the CSS Custom Highlight API. */
export function canTint(): boolean {
  return typeof CSS !== "undefined" && "highlights" in CSS;
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

/** Adds ranges to a highlight that all highlighters of a page share; returns a function that removes these ranges. */
export function tint(name: string, ranges: readonly AbstractRange[], priority = 0): () => void {
  if (!canTint() || ranges.length === 0) return () => {};
  const shared = CSS.highlights.get(name) ?? new Highlight();
  shared.priority = priority;
  CSS.highlights.set(name, shared);
  for (const range of ranges) shared.add(range);
  return () => {
    for (const range of ranges) shared.delete(range);
  };
}
