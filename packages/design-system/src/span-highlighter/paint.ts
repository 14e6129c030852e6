/** Whether the browser tints text by itself, without elements around it. */
export function canTint(): boolean {
  return typeof CSS !== "undefined" && "highlights" in CSS;
}

/** The name under which a colour's tint is written in the style sheet. */
export function tintName(hue: number): string {
  return `glossa-span-${hue}`;
}

/** The tint of what is being selected. */
export const pendingTint = "glossa-span-pending";

/** The tint of what a search has found. */
export const foundTint = "glossa-span-found";

/** Tints ranges under a name that all highlighters of a page share, over those of less priority; the answer takes just these ranges back. */
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
