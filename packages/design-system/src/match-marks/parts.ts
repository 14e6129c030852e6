/** A part of a text; offsets are UTF-16, as the ranges of browsers need. */
export interface TextPart {
  start: number;
  end: number;
}
