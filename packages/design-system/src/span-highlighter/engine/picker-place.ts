/** Where the words stand that a picker is about, on the screen. */
export interface PickedWords {
  /** Top of the first line. */
  top: number;
  /** Bottom of the last line, with its labels. */
  bottom: number;
}

/** Where the picker stands: below an edge or above it, and how high it may be. */
export type PickerPlace = { side: "below" | "above"; edge: number; room: number };

/** So much of the pane stays free at its edges. */
const MARGIN = 8;
/** With less room than this on both sides, the picker lies over the words. */
const LEAST = 200;

/**
 * Puts a picker where it is seen without scrolling: below the words, above them where there is more room, over them
 * where they fill the pane.
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
