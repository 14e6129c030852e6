/** The rectangles of a range on the screen; none where nothing is laid out, as in unit tests with jsdom. */
export function rectsOf(range: Range): DOMRect[] {
  return [...(range.getClientRects?.() ?? [])];
}
