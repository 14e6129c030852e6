/** Whether the browser supports the CSS Custom Highlight API. */
export function canTint(): boolean {
  return typeof CSS !== "undefined" && "highlights" in CSS;
}

/** Adds ranges to a highlight that all of a page share; returns a function that removes these ranges. */
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
