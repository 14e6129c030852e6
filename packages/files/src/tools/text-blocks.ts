import type { Line } from "../text/lines";

/** Lines between two blank lines. */
export interface Block {
  /** The line on which it begins. */
  line: number;
  lines: string[];
}

/** Cuts lines into the blocks that blank lines separate. */
export async function* blocksOf(lines: AsyncIterable<Line>): AsyncGenerator<Block> {
  let block: Block | undefined;
  for await (const { line, text } of lines) {
    const plain = text.replace(/\r$/, "");
    if (plain.trim() === "") {
      if (block) yield block;
      block = undefined;
    } else {
      block ??= { line, lines: [] };
      block.lines.push(plain);
    }
  }
  if (block) yield block;
}
