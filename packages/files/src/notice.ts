import type { Place } from "./rows/row";

/** The values of notices, by their code. */
export interface NoticeValues {
  /** The text is not UTF-8. */
  encoding: { encoding: string };
  /** Columns are separated by something other than a comma or, in TSV, a tab. */
  delimiter: { delimiter: string };
  /** Only one sheet is read. */
  other_sheets: { sheet: string; others: string[] };
  /** Columns without a name were named after their position. */
  columns_unnamed: { columns: string[] };
  /** Columns with the name of an earlier one got a number; these are their names now. */
  columns_repeated: { columns: string[] };
  /** Numbers that are written as "3,14". */
  decimal_commas: { columns: string[] };
  /** What "1,234" means in these columns, their values do not show. */
  decimals_open: { columns: string[] };
  /** Columns of long lists of numbers. */
  vectors_unmapped: { columns: string[] };
  relations_ignored: { count: number };
  discontinuous_spans: { count: number };
  nested_annotations_ignored: { kinds: string[] };
  /** The answers of people who are users become responses, whatever names the file has for them. */
  answers_of_users: { count: number; people: string[] };
  /** The answers of others become suggestions. */
  answers_suggested: { count: number; people: string[] };
  /** The answers of others are left out where the file has suggestions. */
  answers_beside_suggestions: { count: number; people: string[] };
  /** Of several annotations of a record, one is the suggestion. */
  several_annotators: { records: number };
  answers_ignored: { count: number };
  /** Questions that a new dataset does not get, although they have answers. */
  answers_without_question: { questions: string[] };
  /** A table of this server has the answers of a dataset, and not its settings. */
  settings_not_in_file: Record<string, never>;
  controls_ignored: { controls: string[] };
  layers_ignored: { layers: string[] };
  files_ignored: { files: string[] };
}

/** Something that the user who imports a file should know. */
export type Notice = {
  [Code in keyof NoticeValues]: { code: Code; values: NoticeValues[Code]; at?: Place };
}[keyof NoticeValues];

/** Collects the notices of one file: of each code the latest, because reading refines counts. */
export class Notices {
  private byCode: ReadonlyMap<string, Notice> = new Map();

  /** The notices so far; the list is a new one after each change. */
  get all(): readonly Notice[] {
    return this.list;
  }

  private list: readonly Notice[] = [];

  add<Code extends keyof NoticeValues>(code: Code, values: NoticeValues[Code], at?: Place): void {
    // The signature has checked that the values belong to the code.
    const notice = { code, values, ...(at && { at }) } as Notice;
    if (JSON.stringify(this.byCode.get(code)) === JSON.stringify(notice)) return;
    this.byCode = new Map([...this.byCode, [code, notice]]);
    this.list = [...this.byCode.values()];
  }
}
