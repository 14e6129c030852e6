import type { OffsetMisfit } from "../problem";
import type { OffsetUnit } from "./units";

/** A range of a text in units of UTF-16 and in code points. */
export interface TextRange {
  units: { start: number; end: number };
  codePoints: { start: number; end: number };
}

/** A text with tables that translate offsets. Texts of ASCII need none: all units are the same. */
export interface TextOffsets {
  text: string;
  /** For each offset in a unit the code point that begins there; -1 inside of a character. */
  tables: Record<OffsetUnit, Int32Array> | undefined;
  /** For each code point its offset in units of UTF-16. */
  utf16: Int32Array | undefined;
}

/** Prepares a text for the translation of offsets. */
export function textOffsets(text: string): TextOffsets {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters of ASCII.
  if (/^[\u0000-\u007f]*$/.test(text)) return { text, tables: undefined, utf16: undefined };
  const utf16: number[] = [];
  const utf8: number[] = [];
  let at = 0;
  let bytes = 0;
  for (const character of text) {
    utf16.push(at);
    utf8.push(bytes);
    at += character.length;
    bytes += bytesOf(character.codePointAt(0) ?? 0);
  }
  utf16.push(at);
  utf8.push(bytes);
  return {
    text,
    utf16: Int32Array.from(utf16),
    tables: {
      code_points: Int32Array.from(utf16, (_, index) => index),
      utf16: inverse(utf16, at),
      utf8: inverse(utf8, bytes),
    },
  };
}

/** The range that two offsets mean in a unit, or why they mean none. */
export function rangeOf(
  { text, tables, utf16 }: TextOffsets,
  { start, end }: { start: number; end: number },
  unit: OffsetUnit,
): TextRange | OffsetMisfit {
  const table = tables?.[unit];
  const length = table ? table.length - 1 : text.length;
  if (!Number.isInteger(start) || !Number.isInteger(end) || start < 0 || end > length) return "out_of_bounds";
  if (end <= start) return "empty";
  const from = table ? (table[start] ?? -1) : start;
  const to = table ? (table[end] ?? -1) : end;
  if (from < 0 || to < 0) return "inside_character";
  return {
    codePoints: { start: from, end: to },
    units: { start: utf16?.[from] ?? from, end: utf16?.[to] ?? to },
  };
}

function inverse(offsets: readonly number[], length: number): Int32Array {
  const table = new Int32Array(length + 1).fill(-1);
  offsets.forEach((offset, index) => {
    table[offset] = index;
  });
  return table;
}

function bytesOf(code: number): number {
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
