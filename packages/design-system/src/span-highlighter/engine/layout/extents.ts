import type { TextRange } from "../text/units";
import type { Extent } from "./levels";

/** Gaps between pieces up to this number of characters are bridged by a line, which has the level to itself. */
const NEAR = 200;

/** Whether a line joins two pieces; farther ones repeat the label instead. */
export function areNear(piece: TextRange, next: TextRange): boolean {
  return next.start - piece.end <= NEAR;
}

/** The extent of a span's pieces on their level: with the gaps between near ones, without those between far ones. */
export function extentOf(pieces: readonly TextRange[]): Extent {
  const parts: TextRange[] = [];
  for (const { start, end } of pieces) {
    const last = parts.at(-1);
    if (last && areNear(last, { start, end })) last.end = end;
    else parts.push({ start, end });
  }
  const { start = 0 } = parts[0] ?? {};
  return { start, end: parts.at(-1)?.end ?? start, ...(parts.length > 1 && { parts }) };
}
