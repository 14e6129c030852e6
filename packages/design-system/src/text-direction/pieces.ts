import { type Direction, directionOfLetter } from "./majority";

/**
 * The direction of each piece of a text that is cut within its paragraphs: a piece of one paragraph has the direction of
 * the whole, which is that of its first letter. Undefined for pieces of several paragraphs, each of which finds its own
 * (`unicode-bidi: plaintext`), and for paragraphs without letters.
 *
 * @param pieces the text in its order; joined, they are the whole
 * @example
 * pieceDirections(["שלום", " עולם"]); // ["rtl", "rtl"]
 */
export function pieceDirections(pieces: readonly string[]): (Direction | undefined)[] {
  if (pieces.length < 2) return pieces.map(() => undefined);
  let open: { direction: Direction | undefined } | undefined;
  return pieces.map((piece, index) => {
    const lastLine = piece.lastIndexOf("\n", piece.length - 2) + 1;
    const direction = open && lastLine === 0 ? open.direction : paragraphFrom(pieces, index, lastLine);
    open = piece.endsWith("\n") ? undefined : { direction };
    return lastLine === 0 ? direction : undefined;
  });
}

/** The direction of the paragraph that begins in a piece. */
function paragraphFrom(pieces: readonly string[], index: number, start: number): Direction | undefined {
  for (let at = index; at < pieces.length; at += 1) {
    const [found] = /[\p{L}\n]/u.exec((pieces[at] ?? "").slice(at === index ? start : 0)) ?? [];
    if (found !== undefined) return found === "\n" ? undefined : directionOfLetter(found);
  }
  return undefined;
}
