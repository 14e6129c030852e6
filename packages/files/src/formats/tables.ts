import { Notices } from "../notice";
import { failureOf } from "../problem";
import { csvRows } from "../tables/csv-rows";
import { delimiterOf, looksLikeTable } from "../tables/delimiter";
import { jsonRows } from "../tables/json-rows";
import { jsonlRows } from "../tables/jsonl-rows";
import { type Format, openedFile } from "./format";
import { isText, isTextFile, type Sniff } from "./sniff";

const textFormats = ["csv", "tsv", "json", "jsonl", "ndjson"];

const jsonl: Format = {
  id: "jsonl",
  matches: (start) =>
    start.extension === "jsonl" ||
    start.extension === "ndjson" ||
    (!isNamedTable(start) && first(start) === "{"),
  open: (source, start) => {
    if (isSpreadObject(start)) throw failureOf("json_object", {});
    const notices = new Notices();
    return openedFile(source, notices, { format: "jsonl", rows: () => jsonlRows(source, notices) });
  },
};

const json: Format = {
  id: "json",
  // A file named JSONL may be a list as well; a list of values in a CSV file begins with a quotation mark.
  matches: (start) =>
    !isNamedTable(start) &&
    (/^\s*\[\s*(\{|\]|$)/.test(start.text.slice(0, 1000)) ||
      (start.extension === "json" && first(start) === "[")),
  open: (source) => {
    const notices = new Notices();
    return openedFile(source, notices, { format: "json", rows: () => jsonRows(source, notices) });
  },
};

/** Cells with a delimiter between them. */
export const csv: Format = {
  id: "csv",
  matches: (start) => isText(start.text) && (isNamedTable(start) || looksLikeTable(start.text)),
  open: (source, start, { header = true }) => {
    const notices = new Notices();
    const delimiter = start.extension === "tsv" ? "\t" : delimiterOf(start.text);
    const format = delimiter === "\t" ? "tsv" : "csv";
    if (delimiter !== "," && delimiter !== "\t") notices.add("delimiter", { delimiter });
    return openedFile(source, notices, {
      format,
      reading: { header, ...(isTextFile(start) && { text: "table" as const }) },
      rows: () => csvRows(source, { delimiter, header }, notices),
    });
  },
};

/** Tables that are JSON. */
export const jsonTables: readonly Format[] = [json, jsonl];

function isNamedTable({ extension }: Sniff): boolean {
  return extension === "csv" || extension === "tsv";
}

function first({ text }: Sniff): string | undefined {
  return text.trimStart()[0];
}

/** Whether a file is one object on several lines. */
function isSpreadObject({ text, extension }: Sniff): boolean {
  if (textFormats.includes(extension) && extension !== "json") return false;
  const [line = "", ...others] = text.trimStart().split("\n", 2);
  return others.length > 0 && /^\{\s*$|^\{[^}]*$/.test(line.trim());
}
