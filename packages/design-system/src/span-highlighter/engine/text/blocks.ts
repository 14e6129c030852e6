import type { TextRange } from "./units";

/** Characters (UTF-16 units) after which a block ends with its line. */
const ENOUGH = 3000;
/** How much longer a line may be before it is split at a word. */
const MOST = 8000;

/**
 * The pieces in which a text is laid out; most texts are one. Lines and tags are drawn block by block, so a
 * block is short enough to be measured between two frames.
 */
export function blocksOf(text: string): TextRange[] {
  const blocks: TextRange[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfBlock(text, start);
    blocks.push({ start, end });
    start = end;
  }
  return blocks.length > 0 ? blocks : [{ start: 0, end: 0 }];
}

function endOfBlock(text: string, start: number): number {
  // The rest of a paragraph that was cut has the direction of its beginning, so nothing else is in its block.
  const isInParagraph = start > 0 && text.charAt(start - 1) !== "\n";
  const rest = isInParagraph ? text.slice(start, start + MOST).indexOf("\n") : -1;
  if (rest >= 0) return start + rest + 1;
  // A short remainder is part of the last block.
  if (text.length - start <= ENOUGH * 1.5) return text.length;
  const line = text.indexOf("\n", start + ENOUGH);
  if (line >= 0 && line < start + MOST) return line + 1;
  if (line < 0 && text.length - start <= MOST) return text.length;
  const word = text.lastIndexOf(" ", start + MOST - 1);
  if (word > start) return word + 1;
  const isInsidePair = /[\uDC00-\uDFFF]/.test(text.charAt(start + MOST));
  return start + MOST - (isInsidePair ? 1 : 0);
}

/** Approximate number of characters in a line. */
const LINE = 78;

/** Estimated number of lines of a block, which reserves its height until it is laid out. */
export function linesOf(block: string): number {
  return block.split("\n").reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / LINE)), 0);
}

/** The block that contains an index; the last one also contains the end of the text. */
export function blockAt(blocks: readonly TextRange[], index: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((blocks[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return low;
}
