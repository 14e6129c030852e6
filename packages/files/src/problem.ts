import type { Place } from "./rows/row";

interface FileProblems {
  file_empty: object;
  file_too_large: { megabytes: number };
  /** What a part of the file needs when it is decompressed. */
  inflated_too_large: { megabytes: number };
  format_unknown: object;
  /** The file is not what its format requires. `detail` is a technical message in English, if there is one. */
  file_damaged: { format: string; detail: string };
  /** Bytes that the encoding does not have. */
  text_not_decodable: { encoding: string };
  /** The file is one JSON object, and neither a list nor one object on each line. */
  json_object: object;
  no_rows: object;
  column_repeated: { column: string };
  too_many_columns: { limit: number };
  quote_not_closed: object;
  /** A cell in quotation marks that goes on beyond the limit: it is too large, or nobody closed it. */
  quoted_too_large: { limit: number };
  content_too_large: { limit: number };
  password_required: object;
  /** A ZIP archive that is no workbook. */
  archive_unknown: object;
  sheet_unknown: { sheet: string; sheets: string[] };
  document_without_text: { file: string };
}

interface RowProblems {
  row_too_long: { columns: number; cell: string };
  row_too_short: { column: string };
  cell_too_large: { limit: number };
  quote_misplaced: object;
  json_invalid: object;
  json_too_deep: { limit: number };
  row_not_an_object: object;
  fields_empty: { fields: string };
  /** A required field is empty, others are not. */
  field_required: { field: string };
  field_invalid: { field: string; rule: string };
  id_missing: object;
  /** `earlier` is a line or a row, as in the place of the problem. */
  id_repeated: { id: string; earlier: number; unit: "line" | "row" };
  id_too_long: { limit: number };
  value_invalid: { question: string; value: string; rule: string };
  /** The score of a suggestion that keeps its value. */
  score_invalid: { question: string; score: string };
  offsets_invalid: { unit: string; start: number; end: number; reason: OffsetMisfit };
  metadata_invalid: { property: string; value: string };
  text_has_nul: object;
  annotation_invalid: { annotation: string };
}

/** Why a span does not fit its text. */
export type OffsetMisfit = "out_of_bounds" | "inside_character" | "other_text" | "empty";

interface PlanProblems {
  no_field: object;
  no_question: object;
  no_required_question: object;
  no_required_field: object;
  column_unknown: { column: string; columns: string[] };
  column_empty: { column: string };
  name_missing: { column: string };
  name_repeated: { name: string };
  name_too_long: { name: string; limit: number };
  labels_too_few: { column: string; found: number; least: number };
  labels_too_many: { column: string; limit: number };
  label_too_long: { column: string; length: number; limit: number };
  rating_out_of_range: { column: string };
  span_field_unknown: { question: string; field: string };
  span_field_taken: { field: string };
  use_unfit: { column: string; use: string };
  field_of_dataset_missing: { field: string };
}

interface WholeProblems {
  /** A newer version has written the file. */
  dataset_file_newer: { version: number };
  /** A dataset of another server has settings that are not allowed here. `detail` is technical, in English. */
  settings_unfit: { detail: string };
  /** The file ends before its end: after so many records. */
  dataset_file_incomplete: { records: number };
}

interface StoreProblems {
  /** A dataset of this name has other settings: `other` names what. */
  dataset_differs: { dataset: string; other: DatasetDifference; names: string[] };
  answered_records: { records: number };
  /** `reason` is a sentence of the server. */
  record_refused: { reason: string };
  /** More than `limit` records were refused; the reason is that of the last one. */
  records_refused: { limit: number; reason: string };
}

/** How an existing dataset differs from a plan. */
export type DatasetDifference = "fields" | "question" | "options" | "draft";

/** The values of problems, by their code. */
export type ProblemValues = FileProblems & RowProblems & PlanProblems & WholeProblems & StoreProblems;

/** A problem as data: a code, its values, and where it is. Whoever shows it finds the words. */
export type Problem<Code extends keyof ProblemValues = keyof ProblemValues> = {
  [Each in Code]: { code: Each; values: ProblemValues[Each]; at?: Place };
}[Code];

/** A problem that ends the work. */
export class FileFailure extends Error {
  override readonly name = "FileFailure";
  readonly problem: Problem;

  /** @param problem its code is the message, for logs */
  constructor(problem: Problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Makes a problem, and lets TypeScript check that its values belong to its code. */
export function problemOf<Code extends keyof ProblemValues>(
  code: Code,
  values: ProblemValues[Code],
  at?: Place,
): Problem<Code> {
  // The union of all codes cannot be narrowed by a type parameter; the signature has checked the pair.
  return { code, values, ...(at && { at }) } as Problem<Code>;
}

/** The failure of a whole file. */
export function failureOf<Code extends keyof ProblemValues>(
  code: Code,
  values: ProblemValues[Code],
  at?: Place,
): FileFailure {
  return new FileFailure(problemOf(code, values, at) as Problem);
}
