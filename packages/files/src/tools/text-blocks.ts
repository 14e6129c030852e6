import type { Line } from "../text/lines";

/** Lines between two blank lines. */
export interface Block {
  /** The line on which it begins. */
  line: number;
  lines: string[];
}

// No sentence has as many lines: a file without blank lines must not fill the memory.
const mostLines = 10_000;

/** Cuts lines into the blocks that blank lines separate. */
export async function* blocksOf(lines: AsyncIterable<Line>): AsyncGenerator<Block> {
  let block: Block | undefined;
  for await (const { line, text } of lines) {
    const plain = text.replace(/\r$/, "");
    const isBlank = plain.trim() === "";
    if (block && (isBlank || block.lines.length === mostLines)) {
      yield block;
      block = undefined;
    }
    if (!isBlank) {
      block ??= { line, lines: [] };
      block.lines.push(plain);
    }
  }
  if (block) yield block;
}
