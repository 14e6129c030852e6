import { limits, megabytes } from "../limits";
import { Notices } from "../notice";
import type { ColumnHint } from "../plan/columns/column-hint";
import { failureOf, problemOf } from "../problem";
import { type Place, type RowResult, refuse } from "../rows/row";
import type { FileSource } from "../source";
import { looksLikeProse, looksLikeTable } from "../tables/delimiter";
import { textOf, wholeText } from "../text/decoded";
import { linesOf } from "../text/lines";
import { guessedUnit } from "../text/text-unit";
import { type Format, openedFile } from "./format";
import { isText, isTextFile } from "./sniff";

/** Texts without annotations: one on each line, or one in each file. */
export const plainText: Format = {
  id: "text",
  matches: (start) =>
    isTextFile(start) && isText(start.text) && (looksLikeProse(start.text) || !looksLikeTable(start.text)),
  open: (source, start, { text, names }) => {
    const isChosen = text === "line" || text === "file";
    const unit = isChosen ? text : guessedUnit(start.text, names.length > 1);
    const notices = new Notices();
    const common = { format: "text", reading: { text: unit } } as const;
    if (unit === "line")
      return openedFile(source, notices, {
        ...common,
        hints: new Map([["text", { kind: "field" }]]),
        rows: () => textsOfLines(source, notices),
      });
    if (source.size > limits.documentBytes)
      throw failureOf("file_too_large", { megabytes: megabytes(limits.documentBytes) });
    const file = shortName(source.name, names);
    return openedFile(source, notices, {
      ...common,
      hints: new Map<string, ColumnHint>([
        ["text", { kind: "field" }],
        ["file", { kind: "id" }],
      ]),
      rows: () => textOfFile(source, file, notices),
    });
  },
};

async function* textsOfLines(source: FileSource, notices: Notices): AsyncGenerator<RowResult> {
  let number = 0;
  for await (const { text } of linesOf(textOf(source, notices))) {
    // Files of old Macs end lines by a carriage return alone.
    for (const line of text.replace(/\r$/, "").split("\r")) {
      number += 1;
      if (line.trim() !== "") yield rowOf({ text: line }, { line: number });
    }
  }
}

async function* textOfFile(source: FileSource, file: string, notices: Notices): AsyncGenerator<RowResult> {
  // The line break after the last line is not part of the text.
  const text = (await wholeText(source, notices)).trimEnd();
  if (text !== "") yield rowOf({ file, text }, { file: source.name, line: 1 });
}

function rowOf(values: { text: string; file?: string }, at: Place): RowResult {
  if (values.text.length <= limits.cell) return { at, values };
  return refuse(at, problemOf("cell_too_large", { limit: limits.cell }, at), values.text);
}

/** The name of a file, with the folders in which it differs from the others: the same wherever they all are. */
function shortName(name: string, names: readonly string[]): string {
  const parts = partsOf(name);
  const others = names.map(partsOf);
  const isCommon = (place: number) => others.every((other) => other[place] === parts[place]);
  const first = parts.findIndex((_, place) => place === parts.length - 1 || !isCommon(place));
  return parts.slice(first).join("/");
}

function partsOf(name: string): string[] {
  return name.split(/[/\\]/);
}
