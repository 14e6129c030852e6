/** A line of a text with its number. */
export interface Line {
  line: number;
  text: string;
}

/** Cuts a text into lines. Only a line feed ends a line, because JSON strings may contain other separators. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let line = 0;
  // The parts of a line that is longer than a piece: joined once, so that a long line costs no more than its length.
  let begun: string[] = [];
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf("\n"); end !== -1; end = piece.indexOf("\n", start)) {
      line += 1;
      const rest = piece.slice(start, end);
      yield { line, text: begun.length === 0 ? rest : begun.join("") + rest };
      begun = [];
      start = end + 1;
    }
    if (start < piece.length) begun.push(piece.slice(start));
  }
  if (begun.length > 0) yield { line: line + 1, text: begun.join("") };
}
