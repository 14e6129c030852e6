import { textBlocks } from "../text-blocks";

/** Characters (UTF-16 units) after which a chunk ends at the next possible place. */
const PART = 6000;
/** After this many, it may also end between two list items, which splits the list. */
const LONG_PART = 20_000;
/** A longer chunk is a single block, such as a table or a paragraph, and is shown as plain text. */
const LONGEST_BLOCK = 60_000;
/** Maximum length of the link definitions, because each chunk parses them again. */
const MOST_NAMES = 10_000;

/** A chunk of a text that is parsed by itself. */
export interface MarkdownChunk {
  text: string;
  /** A piece of a block that is too long to be parsed. */
  isAsWritten?: boolean | undefined;
}

/** A text split into chunks, with what each needs to know of the others. */
export interface MarkdownParts {
  chunks: readonly MarkdownChunk[];
  /** The levels of its headings; their depth depends on all of them. */
  levels: readonly number[];
  /** The source of its link definitions. */
  names: string;
}

/** Splits a text between blocks. The chunks, joined, are the text. */
export function markdownChunks(source: string): MarkdownParts {
  const chunks: MarkdownChunk[] = [];
  const levels = new Set<number>();
  const names: string[] = [];
  let start = 0;
  let previous = "";
  for (const { line, index } of linesBetweenBlocks(source)) {
    if (mayCut(index - start, line, previous)) {
      chunks.push(...chunksOf(source.slice(start, index)));
      start = index;
    }
    const level = levelOf(line, previous);
    if (level) levels.add(level);
    if (nameOfLink.test(line)) names.push(line);
    previous = line;
  }
  chunks.push(...chunksOf(source.slice(start)));
  return { chunks, levels: [...levels].sort(), names: names.join("\n").slice(0, MOST_NAMES) };
}

/** The lines outside code, formulas and HTML, with their start. */
function* linesBetweenBlocks(source: string): Generator<{ line: string; index: number }> {
  let end: RegExp | undefined;
  for (let index = 0; index < source.length; ) {
    const next = source.indexOf("\n", index) + 1 || source.length;
    const line = source.slice(index, next).trimEnd();
    if (end?.test(line)) end = undefined;
    else if (!end) {
      yield { line, index };
      end = endOfWhatBegins(line);
    }
    index = next;
  }
}

function chunksOf(text: string): MarkdownChunk[] {
  if (text.length <= LONGEST_BLOCK) return [{ text }];
  return textBlocks(text).map((piece) => ({ text: piece, isAsWritten: true }));
}

/** Whether a text may be split before a line: a heading, a paragraph after a gap, or an entry of a long list. */
function mayCut(size: number, line: string, previous: string): boolean {
  if (size < PART) return false;
  if (size >= LONG_PART && entry.test(line)) return true;
  return heading.test(line) || (previous === "" && /^\S/.test(line) && !anyEntry.test(line));
}

const heading = /^(#{1,6})(?:[ \t]|$)/;
// The numbering continues after a split, unless all items are numbered one.
const entry = /^(?:[-*+]|(?!0*1[.)])\d{1,9}[.)])[ \t]+\S/;
const anyEntry = /^(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;
const nameOfLink = /^ {0,3}\[(?:\\.|[^[\]\\])+\]:[ \t]*\S/;
const underline = /^(?:(=+)|-+)$/;

function levelOf(line: string, previous: string): number | undefined {
  const marks = heading.exec(line)?.[1];
  if (marks) return marks.length;
  const lines = /^\w/.test(previous) ? underline.exec(line) : null;
  return lines ? (lines[1] ? 1 : 2) : undefined;
}

/** Code, formulas and HTML continue across empty lines until their end. */
function endOfWhatBegins(line: string): RegExp | undefined {
  const mark = /^\s*(`{3,}(?=[^`]*$)|~{3,}|\$\$|\\\[)(.*)/.exec(line);
  const [, opening = "", rest = ""] = mark ?? [];
  if (opening === "$$") return rest.includes("$$") ? undefined : /\$\$/;
  if (opening === "\\[") return rest.includes("\\]") ? undefined : /\\\]/;
  if (opening) return new RegExp(`^\\s*${opening}`);
  const [, tag = "", after = ""] = markup.exec(line) ?? [];
  const close = tag === "!--" ? /-->/ : new RegExp(`</${tag}`, "i");
  return tag && !close.test(after) ? close : undefined;
}
const markup = /^ {0,3}<(!--|(?:pre|table|ul|ol|dl|div|figure|blockquote|details|script|style)\b)(.*)/i;
