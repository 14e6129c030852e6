import { type Format, openedFile } from "../formats/format";
import type { Sniff } from "../formats/sniff";
import { Notices } from "../notice";
import type { ColumnHint } from "../plan/columns/column-hint";
import { problemOf } from "../problem";
import { joinedAnswers } from "../rows/joined-answers";
import { type RowResult, refuse } from "../rows/row";
import { textOf } from "../text/decoded";
import { linesOf } from "../text/lines";
import { type ConllColumns, columnsIn } from "./conll-columns";
import { commentValues, textIn, withCommented } from "./conll-comments";
import { joinedTokens, tokensIn } from "./joined-tokens";
import { rangesOf } from "./tags";
import { type Block, blocksOf } from "./text-blocks";

const extensions = ["conll", "conllu", "conllup", "conll03", "bio", "iob", "iob2", "bioes", "tsv", "txt", ""];

/** Tokens on lines with their tags in a column, as in CoNLL-2003, or CoNLL-U with tags in its last column. */
export const conll: Format = {
  id: "conll",
  matches: (start) => extensions.includes(start.extension) && columnsOf(start) !== undefined,
  open: (source, start) => {
    const notices = new Notices();
    const columns = columnsOf(start) ?? {
      token: 0,
      tag: undefined,
      separator: /[ \t]+/,
      ignored: [],
      width: 1,
    };
    if (columns.ignored.length > 0) notices.add("layers_ignored", { layers: columns.ignored });
    const hints = new Map<string, ColumnHint>([
      ["text", { kind: "field" }],
      ["spans", { kind: "spans", field: "text", unit: "code_points" }],
    ]);
    return openedFile(source, notices, {
      format: "conll",
      hints,
      rows: () => joinedAnswers(rowsOf(blocksOf(linesOf(textOf(source, notices))), columns)),
    });
  },
};

async function* rowsOf(blocks: AsyncIterable<Block>, columns: ConllColumns): AsyncGenerator<RowResult> {
  for await (const block of blocks) {
    const row = rowOf(block, columns);
    if (row) yield row;
  }
}

function columnsOf({ text }: Sniff): ConllColumns | undefined {
  return columnsIn(text);
}

interface Token {
  text: string;
  tag: string;
  /** Whether no space follows. */
  isGlued: boolean;
}

function rowOf({ line, lines }: Block, columns: ConllColumns): RowResult | undefined {
  const comments = lines.filter((text) => isComment(text, columns));
  const needed = Math.max(columns.token, columns.tag?.column ?? 0);
  const cellsOf = lines.map((text) => text.split(columns.separator));
  const isToken = lines.map((text) => !isComment(text, columns) && !text.startsWith("-DOCSTART-"));
  const short = cellsOf.findIndex((cells, index) => isToken[index] === true && cells.length <= needed);
  if (short !== -1) {
    const at = { line: line + short };
    return refuse(at, problemOf("row_too_short", { column: String(needed + 1) }, at), lines.join("\n"));
  }
  const tokens = cellsOf.filter((_, index) => isToken[index]).flatMap((cells) => tokenOf(cells, columns));
  if (tokens.length === 0) return undefined;
  const whole = textIn(comments);
  const given = whole === undefined ? undefined : tokensIn(whole, tokens);
  const { text, offsets } = given ?? joinedTokens(tokens);
  const tagged = rangesOf(tokens.map(({ tag }) => tag)).map(({ from, to, label }) => ({
    start: offsets[from]?.start ?? 0,
    end: offsets[to - 1]?.end ?? 0,
    label,
  }));
  const spans = given ? withCommented(tagged, comments, given) : tagged;
  const { annotator, ...others } = commentValues(comments);
  if (annotator === undefined)
    return { at: { line }, values: { text, ...(columns.tag && { spans }), ...others } };
  const answer = { person: [annotator], status: "submitted" as const, values: columns.tag ? { spans } : {} };
  return { at: { line }, values: { text, ...others }, answers: [answer] };
}

function tokenOf(cells: readonly string[], columns: ConllColumns): Token[] {
  // Ranges (`3-4`) and empty nodes (`3.1`) of CoNLL-U repeat the content of their tokens.
  if (columns.isUniversal && !/^\d+$/.test(cells[0] ?? "")) return [];
  const isGlued = columns.isUniversal === true && /(^|\|)SpaceAfter=No(\||$)/.test(cells.at(-1) ?? "");
  return [{ text: cells[columns.token] ?? "", tag: tagOf(cells, columns), isGlued }];
}

// A token may be a number sign, or begin with one.
function isComment(text: string, { isUniversal, separator, width }: ConllColumns): boolean {
  return text.startsWith("#") && (isUniversal === true || text.trimEnd().split(separator).length !== width);
}

function tagOf(cells: readonly string[], { tag }: ConllColumns): string {
  if (!tag) return "O";
  const cell = cells[tag.column] ?? "O";
  if (tag.key === undefined) return cell;
  return new RegExp(`(?:^|\\|)${tag.key}=([^|]*)`).exec(cell)?.[1] ?? "O";
}
