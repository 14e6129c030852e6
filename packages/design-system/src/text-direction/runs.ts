import { type Direction, isLeftToRight, letterDirection } from "./majority";

/** Consecutive paragraphs of one direction. */
export interface DirectionRun {
  text: string;
  /** Undefined if they have no letters. */
  direction: Direction | undefined;
}

/**
 * The paragraphs of a text, which end with a line break, as runs of those that have one direction: each has that of most
 * of its letters. A paragraph without letters belongs to the run before it. Most texts are one run.
 *
 * @param pieces the text, cut anywhere; joined, they are the whole. A piece of a paragraph has the direction of the whole
 * @returns the runs of each piece
 * @example
 * directionRuns(["one\nשלום\n"]); // [[{ text: "one\n", direction: "ltr" }, { text: "שלום\n", direction: "rtl" }]]
 */
export function directionRuns(pieces: readonly string[]): DirectionRun[][] {
  const text = pieces.join("");
  if (isLeftToRight(text)) {
    const direction = letterDirection(text);
    return pieces.map((piece) => [{ text: piece, direction }]);
  }
  const ends = runEnds(text);
  let start = 0;
  let at = 0;
  return pieces.map((piece) => {
    const end = start + piece.length;
    const runs: DirectionRun[] = [];
    for (;;) {
      const run = ends[at];
      if (!run) return runs;
      const upTo = Math.min(run.end, end);
      if (upTo > start) runs.push({ text: text.slice(start, upTo), direction: run.direction });
      start = upTo;
      if (run.end > end) return runs;
      at += 1;
    }
  });
}

/** Where the runs of a text end. */
function runEnds(text: string): { end: number; direction: Direction | undefined }[] {
  const runs: { end: number; direction: Direction | undefined }[] = [];
  const around = letterDirection(text);
  for (let start = 0; start < text.length; ) {
    const lineBreak = text.indexOf("\n", start);
    const end = lineBreak < 0 ? text.length : lineBreak + 1;
    const direction = letterDirection(text.slice(start, end), around);
    const last = runs.at(-1);
    if (last && (direction === undefined || last.direction === undefined || last.direction === direction)) {
      last.end = end;
      last.direction ??= direction;
    } else runs.push({ end, direction });
    start = end;
  }
  return runs;
}
