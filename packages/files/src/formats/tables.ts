import { Notices } from "../notice";
import { failureOf } from "../problem";
import { csvRows } from "../tables/csv-rows";
import { delimiterOf, looksLikeTable } from "../tables/delimiter";
import { jsonRows } from "../tables/json-rows";
import { jsonlRows } from "../tables/jsonl-rows";
import { type Format, openedFile } from "./format";
import type { Sniff } from "./sniff";

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

const csv: Format = {
  id: "csv",
  matches: (start) =>
    start.text !== "" &&
    !start.text.includes("\u0000") &&
    (isNamedTable(start) || looksLikeTable(start.text)),
  open: (source, start) => {
    const notices = new Notices();
    const delimiter = start.extension === "tsv" ? "\t" : delimiterOf(start.text);
    const format = delimiter === "\t" ? "tsv" : "csv";
    if (delimiter !== "," && delimiter !== "\t") notices.add("delimiter", { delimiter });
    return openedFile(source, notices, { format, rows: () => csvRows(source, delimiter, notices) });
  },
};

/** Formats of tables that are text. Almost any text is CSV, so it comes last. */
export const textTables: readonly Format[] = [json, jsonl, csv];

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
