/** From this length, a text is rendered in blocks: laying out a megabyte at once blocks the page for seconds. */
const LONG = 20_000;
/** Maximum characters (UTF-16 units) of a block. */
const BLOCK = 8000;

/**
 * A text as pieces that are drawn as blocks of their own; joined they are the text. Most texts are one piece. The rest
 * of a paragraph that is cut is a piece of its own, because it has the direction of its beginning.
 *
 * @param text any length
 * @example
 * textBlocks("One short text"); // ["One short text"]
 */
export function textBlocks(text: string): string[] {
  if (text.length < LONG) return [text];
  const blocks: string[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfBlock(text, start);
    blocks.push(text.slice(start, end));
    start = end;
  }
  return blocks;
}

function endOfBlock(text: string, start: number): number {
  const isInParagraph = start > 0 && text.charAt(start - 1) !== "\n";
  const rest = isInParagraph ? text.slice(start, start + BLOCK).indexOf("\n") : -1;
  if (rest >= 0) return start + rest + 1;
  return start + BLOCK < text.length ? breakBefore(text, start + BLOCK, start) : text.length;
}

/** The best place to split at or before an index: after a line, else after a word, else between two characters. */
function breakBefore(text: string, index: number, start: number): number {
  for (const separator of ["\n", " "]) {
    const found = text.lastIndexOf(separator, index - 1);
    if (found > start) return found + 1;
  }
  const isInsidePair = /[\uDC00-\uDFFF]/.test(text.charAt(index));
  return isInsidePair ? index - 1 : index;
}
