import type { FileFormat } from "./file-exports";

const endings: Record<FileFormat, string> = {
  csv: "csv",
  jsonl: "jsonl",
  parquet: "parquet",
  xlsx: "xlsx",
  conll: "conll",
  spacy: "spacy.jsonl",
  label_studio: "label-studio.json",
  glossa: "glossa.jsonl",
};

/**
 * A name for a file that no file system or shell treats specially.
 *
 * @param name of the dataset
 * @param format of the file, which determines the ending of the name
 * @param details that stand after the name, which is cut instead of them
 * @example
 * fileNameOf("Tickets: 2026/27", "csv", "2026-11-26"); // "Tickets_ 2026_27-2026-11-26.csv"
 */
export function fileNameOf(name: string, format: FileFormat, ...details: string[]): string {
  const clean = name
    .normalize("NFC")
    // Letters, digits and marks of all scripts; no path, no control or direction character.
    .replace(/[^\p{L}\p{N}\p{M}._ -]/gu, "_")
    .replace(/^[. ]+/, "_");
  const short = [...clean].slice(0, 120).join("") || "records";
  return `${[short, ...details].join("-")}.${endings[format]}`;
}
