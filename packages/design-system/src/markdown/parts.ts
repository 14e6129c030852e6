import { textBlocks } from "../text-blocks";

/** Characters (UTF-16 units) after which a part ends where it first may. */
const PART = 6000;
/** After so many it ends between two entries of a list, which then become two lists. */
const LONG_PART = 20_000;
/** A part of more than that is one block, a table or a paragraph, that would take as long as a whole text. */
const LONGEST_BLOCK = 60_000;
/** What is remembered of where links by name lead: each part reads it again. */
const MOST_NAMES = 10_000;

/** A part of a text, to be read by itself. */
export interface MarkdownPart {
  text: string;
  /** A piece of a block that is too long to be read. */
  isAsWritten?: boolean;
}

/** A text in parts, with what each has to know of all others. */
export interface MarkdownParts {
  parts: readonly MarkdownPart[];
  /** The levels of its headings: how deep one is shows only beside the others. */
  levels: readonly number[];
  /** Where its links by name lead, as it was written. */
  names: string;
}

/** Cuts a text where no block goes on. Joined, the parts are the text. */
export function markdownParts(source: string): MarkdownParts {
  const parts: MarkdownPart[] = [];
  const levels = new Set<number>();
  const names: string[] = [];
  let start = 0;
  let previous = "";
  for (const { line, index } of linesBetweenBlocks(source)) {
    if (mayCut(index - start, line, previous)) {
      parts.push(...partsOf(source.slice(start, index)));
      start = index;
    }
    const level = levelOf(line, previous);
    if (level) levels.add(level);
    if (nameOfLink.test(line)) names.push(line);
    previous = line;
  }
  parts.push(...partsOf(source.slice(start)));
  return { parts, levels: [...levels].sort(), names: names.join("\n").slice(0, MOST_NAMES) };
}

/** The lines that are not within code, a formula or markup, and where they begin. */
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

function partsOf(text: string): MarkdownPart[] {
  if (text.length <= LONGEST_BLOCK) return [{ text }];
  return textBlocks(text).map((piece) => ({ text: piece, isAsWritten: true }));
}

/** Before what ends whatever stands over it: a heading or a paragraph after a gap; in a long list its next entry. */
function mayCut(size: number, line: string, previous: string): boolean {
  if (size < PART) return false;
  if (size >= LONG_PART && entry.test(line)) return true;
  return heading.test(line) || (previous === "" && /^\S/.test(line) && !anyEntry.test(line));
}

const heading = /^(#{1,6})(?:[ \t]|$)/;
// Numbers go on where a list is cut, unless all its entries are written as number one.
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

/** Code, formulas and markup go on over empty lines until their end. */
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
