import type { FileFormat, FileResponses } from "@glossa/contract";

/** Which records a file has. */
export type FileSelection = "all" | "filter" | "selected";

/** The user's choices for a file. */
export interface FileRequest {
  selection: FileSelection;
  format: FileFormat;
  responses: FileResponses;
  hasBom: boolean;
  escapesFormulas: boolean;
  hasVectors: boolean;
  /** Whether people are numbers instead of names, in a file that would name them. */
  isWithoutNames: boolean;
  /** The name of the question with spans that the file is about, for formats about one text. */
  question: string | undefined;
  /**
   * The names of the users whose answers a majority is made of.
   *
   * @default those of everyone
   */
  voters?: readonly string[] | undefined;
  /**
   * The names of the users whose answers are the value, and no votes of a majority.
   *
   * @default nobody's
   */
  deciders?: readonly string[] | undefined;
}

/** The properties of a dataset on which formats depend; undefined if they are unknown. */
export interface FileSubject {
  /** The questions with spans: their names, with their titles. */
  spanQuestions: readonly { name: string; title: string }[] | undefined;
  hasText: boolean;
  hasVectors: boolean;
}

/** Each format, in the order in which they are offered. */
export const offeredFormats = [
  "csv",
  "xlsx",
  "jsonl",
  "parquet",
  "spacy",
  "conll",
  "label_studio",
  "glossa",
] as const satisfies readonly FileFormat[];

/** What a dataset, or its reader, lacks for a format, if so. */
export function lackFor(
  format: FileFormat,
  { spanQuestions, hasText }: FileSubject,
  mayReadAll: boolean,
): "needsSpans" | "needsText" | "needsAll" | undefined {
  if (format === "glossa" && !mayReadAll) return "needsAll";
  if (format === "conll" && spanQuestions?.length === 0) return "needsSpans";
  if ((format === "conll" || format === "spacy") && !hasText) return "needsText";
  return undefined;
}

/** Whether a format has all records that are chosen, so that their number is known beforehand. */
export function hasAllRecords(format: FileFormat): boolean {
  return format !== "conll";
}

/**
 * Whether a file would name people, and may be without their names: a whole dataset keeps them.
 *
 * @param request the choices for the file
 * @example
 * mayLackNames({ format: "csv", responses: "all", deciders: undefined }); // true
 */
export function mayLackNames({
  format,
  responses,
  deciders,
}: Pick<FileRequest, "format" | "responses" | "deciders">): boolean {
  if (format === "glossa") return false;
  const isTable = ["csv", "xlsx", "parquet"].includes(format);
  if (responses === "majority") return deciders !== undefined && (isTable || format === "jsonl");
  return responses === "all" || !isTable;
}

/** Which of the options a format has. */
export function optionsOf(format: FileFormat, { spanQuestions, hasVectors }: FileSubject) {
  return {
    isCsv: format === "csv",
    vectors: hasVectors && ["csv", "xlsx", "jsonl", "parquet"].includes(format),
    question: (format === "conll" || format === "spacy") && (spanQuestions?.length ?? 0) > 1,
  };
}
