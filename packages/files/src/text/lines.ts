import { limits } from "../limits";

/** A line of a text with its number. */
export interface Line {
  line: number;
  text: string;
}

/**
 * Splits a text into lines. Only a line feed ends a line, because JSON strings may contain other separators. A line that is
 * longer than `longest` is cut soon after that length, so that it takes little memory and is still recognised as too long.
 */
export async function* linesOf(
  pieces: AsyncIterable<string>,
  longest: number = limits.cell,
): AsyncGenerator<Line> {
  let line = 0;
  const begun = new BegunLine(longest);
  for await (const piece of pieces) {
    let start = 0;
    for (let end = piece.indexOf("\n"); end !== -1; end = piece.indexOf("\n", start)) {
      line += 1;
      yield { line, text: begun.end(piece.slice(start, end)) };
      start = end + 1;
    }
    begun.add(piece.slice(start));
  }
  const text = begun.end("");
  if (text !== "") yield { line: line + 1, text };
}

/** The parts of a line that is longer than a piece: joined once, so that a long line costs no more than its length. */
class BegunLine {
  private parts: string[] = [];
  private length = 0;
  private readonly longest: number;

  constructor(longest: number) {
    this.longest = longest;
  }

  add(part: string): void {
    if (part === "" || this.length > this.longest) return;
    this.parts.push(part);
    this.length += part.length;
  }

  end(part: string): string {
    if (this.parts.length === 0) return part;
    this.add(part);
    const text = this.parts.join("");
    this.parts = [];
    this.length = 0;
    return text;
  }
}
