import { areTags } from "./tags";

/** Which columns of a CoNLL file count. */
export interface ConllColumns {
  token: number;
  /** The column of the tags; with a key, the tag is the value of that key in the column. */
  tag: { column: number; key?: string } | undefined;
  separator: RegExp;
  /** The columns that are not read. */
  ignored: string[];
  /** How many cells a token has. */
  width: number;
  /** CoNLL-U, whose first column numbers the tokens. */
  isUniversal?: boolean;
}

const universal = ["ID", "FORM", "LEMMA", "UPOS", "XPOS", "FEATS", "HEAD", "DEPREL", "DEPS", "MISC"];
const mostLines = 2_000;

/** Finds out the columns by the first lines; undefined if they are not those of a CoNLL file. */
export function columnsIn(start: string): ConllColumns | undefined {
  const lines = start.split(/\r?\n/).slice(0, mostLines);
  // The last line of a start may be cut off.
  if (lines.length > 2) lines.pop();
  const tokens = lines.filter((line) => line.trim() !== "" && !/^#[ \t]?\S+ ?=|^# |^-DOCSTART-/.test(line));
  if (tokens.length < 2) return undefined;
  const separator = tokens.every((line) => line.includes("\t")) ? /\t/ : /[ \t]+/;
  const rows = tokens.map((line) => line.trimEnd().split(separator));
  const named = namesIn(lines) ?? (isUniversalTable(rows) ? universal : undefined);
  return named
    ? universalColumns(named, rows)
    : plainColumns(rows, { separator, hasBlankLines: lines.some((line) => line.trim() === "") });
}

function plainColumns(
  rows: readonly string[][],
  { separator, hasBlankLines }: { separator: RegExp; hasBlankLines: boolean },
): ConllColumns | undefined {
  const width = rows[0]?.length ?? 0;
  const isEven = rows.filter((row) => row.length === width).length >= rows.length * 0.98;
  if (width < 2 || !isEven || !hasBlankLines) return undefined;
  const isTagColumn = (column: number) => areTags(rows.map((row) => row[column] ?? "O"));
  // CoNLL-2003 has its tags in the last column, others right after the token.
  const tag = [width - 1, 1].find(isTagColumn);
  if (tag === undefined) return undefined;
  const others = Array.from({ length: width }, (_, column) => column).filter(
    (column) => column !== 0 && column !== tag,
  );
  return {
    token: 0,
    tag: { column: tag },
    separator,
    width,
    ignored: others.map((column) => `column ${column + 1}`),
  };
}

/** The columns of CoNLL-U and CoNLL-U Plus; entities are in a column of their own, or in MISC. */
function universalColumns(names: readonly string[], rows: readonly string[][]): ConllColumns | undefined {
  const token = names.indexOf("FORM");
  if (token === -1) return undefined;
  const own = names.findIndex((name) => /(^|:)(NER|ENTITY|NE)$/i.test(name));
  const misc = names.indexOf("MISC");
  const key = rows
    .map((row) => /(?:^|\|)(NER|name|Entity|NE)=(?:[BIESLU]-|O)/.exec(row[misc] ?? "")?.[1])
    .find((found) => found !== undefined);
  const tag = own !== -1 ? { column: own } : key === undefined ? undefined : { column: misc, key };
  const ignored = names.filter((name, column) => !["ID", "FORM", "MISC"].includes(name) && column !== own);
  return { token, tag, separator: /\t/, ignored, width: names.length, isUniversal: names[0] === "ID" };
}

function namesIn(lines: readonly string[]): string[] | undefined {
  const found = lines
    .map((line) => /^#\s*global\.columns\s*=\s*(.+)$/.exec(line)?.[1])
    .find((names) => names !== undefined);
  return found?.trim().split(/\s+/);
}

function isUniversalTable(rows: readonly string[][]): boolean {
  return rows.every((row) => row.length === universal.length && /^\d+([-.]\d+)?$/.test(row[0] ?? ""));
}
