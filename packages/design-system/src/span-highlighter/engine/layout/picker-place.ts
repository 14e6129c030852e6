/** The position of the picker's span on the screen. */
export interface PickedWords {
  /** Top of the first line. */
  top: number;
  /** Bottom of the last line, with its labels. */
  bottom: number;
}

/** The position of the picker: below or above an edge, and its maximum height. */
export type PickerPlace = { side: "below" | "above"; edge: number; room: number };

/** Free space at the edges of the pane. */
const MARGIN = 8;
/** With less space than this on both sides, the picker covers the span. */
const LEAST = 200;

/**
 * Places a picker where it is visible without scrolling: below the span, above it if there is more space, over it
 * if the span fills the pane.
 */
export function placePicker(
  { top, bottom }: PickedWords,
  sight: { top: number; bottom: number },
  height: number,
): PickerPlace {
  const below = sight.bottom - MARGIN - bottom;
  const above = top - (sight.top + MARGIN);
  if (height <= below) return { side: "below", edge: bottom, room: below };
  if (height <= above) return { side: "above", edge: top, room: above };
  if (Math.max(below, above) < LEAST) {
    const edge = sight.bottom - MARGIN;
    return { side: "above", edge, room: edge - sight.top - MARGIN };
  }
  return below >= above
    ? { side: "below", edge: bottom, room: below }
    : { side: "above", edge: top, room: above };
}
