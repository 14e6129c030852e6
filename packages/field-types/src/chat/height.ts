/** Roughly how many letters a line of a conversation has where there is room for its measure, and on a phone. */
export const lineLength = { wide: 80, narrow: 44 };

/** The heights of parts of Markdown, in lines of its text. A picture has none before it has loaded. */
const height = { gap: 0.5, formula: 2.25, picture: 16, entry: 0.25, row: 0.4 };

/**
 * Estimates the height of a message in lines of its text, from its source: a browser that has not laid it out yet needs it
 * for the length of the scrollbar.
 *
 * @param perLine how many letters a line has
 */
export function linesOf(text: string, isMarkdown: boolean, perLine: number): number {
  let isCode = false;
  let sum = 0;
  for (const line of text.split("\n")) {
    const isFence = isMarkdown && /^\s*(?:```|~~~)/.test(line);
    if (isFence) isCode = !isCode;
    // Lines of code do not wrap; the frame around them is as high as its two marks.
    if (isFence || isCode) sum += 1;
    else sum += isMarkdown ? heightOf(line, perLine) : wrapped(line, perLine);
  }
  return sum;
}

function heightOf(line: string, perLine: number): number {
  if (line.trim() === "") return height.gap;
  if (/^\s*(?:\$\$|\\\[)/.test(line)) return height.formula;
  if (/^\s*!\[/.test(line)) return height.picture;
  if (/^\s*\|/.test(line)) return rowHeight(line, perLine);
  const text = wrapped(line.replaceAll(/[*_`#>]/g, ""), perLine);
  return /^\s*(?:[-*+]|\d+[.)]) /.test(line) ? text + height.entry : text;
}

/** A table that is too wide breaks its cells between words, and then scrolls. */
function rowHeight(line: string, perLine: number): number {
  if (/^[\s|:-]+$/.test(line)) return 0;
  const words = line.split("|").reduce((most, cell) => Math.max(most, cell.trim().split(/\s+/).length), 1);
  return Math.min(wrapped(line, perLine), words) + height.row;
}

function wrapped(line: string, perLine: number): number {
  return Math.max(1, Math.ceil(line.length / perLine));
}
