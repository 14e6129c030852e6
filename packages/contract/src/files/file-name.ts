import type { FileFormat, FileResponses } from "./file-exports";

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
  const short = withinBytes(clean, mostBytes) || "records";
  return `${[short, ...details].join("-")}.${endings[format]}`;
}

/** File systems allow 255 bytes, of which a letter takes up to four; details and endings need the rest. */
const mostBytes = 150;

function withinBytes(text: string, most: number): string {
  const letters = [...text];
  const encoder = new TextEncoder();
  while (encoder.encode(letters.join("")).length > most) letters.pop();
  return letters.join("");
}

/** A file with the records of a dataset, as its name says it. */
export interface RecordsFile {
  /** The name of the workspace; empty if it is not known. */
  workspace: string;
  /** The name of the dataset. */
  dataset: string;
  format: FileFormat;
  responses: FileResponses;
  isWithoutNames: boolean;
}

/** In bytes: a long name of a workspace leaves room for that of the dataset. */
const mostOfWorkspace = 60;

const whose: Record<FileResponses, string> = { all: "everyone", mine: "mine", majority: "majority" };

/**
 * A name for a file with the records of a dataset: datasets of several workspaces may have the same name, and files of one
 * dataset differ in whose answers they have.
 *
 * @param file what is in it
 * @param details that stand at the end, such as the day
 * @example
 * const file = { workspace: "acme", dataset: "q1", format: "csv", responses: "majority", isWithoutNames: false } as const;
 * recordsFileNameOf(file, "2026-11-30"); // "acme-q1-majority-2026-11-30.csv"
 */
export function recordsFileNameOf(
  { workspace, dataset, format, responses, isWithoutNames }: RecordsFile,
  ...details: string[]
): string {
  const short = withinBytes(workspace.normalize("NFC"), mostOfWorkspace);
  const name = [short, dataset].filter(Boolean).join("-");
  // A whole dataset is told by the ending.
  const kind = format === "glossa" ? [] : [whose[responses], ...(isWithoutNames ? ["without-names"] : [])];
  return fileNameOf(name, format, ...kind, ...details);
}
