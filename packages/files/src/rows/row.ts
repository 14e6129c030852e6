import type { Problem } from "../problem";

/** Where something is in a file. Text files count lines, tables rows; both begin with 1. */
export interface Place {
  file?: string;
  line?: number;
  row?: number;
  /** The name of a column, or its position. */
  column?: number | string;
}

/** One row of a file: its values by column, and where it begins. */
export interface Row {
  at: Place;
  values: Record<string, unknown>;
  /** The objects that became several columns, whole: the value of a custom field is one. */
  objects?: Readonly<Record<string, unknown>>;
  /** The answers of people; those that take precedence come first. */
  answers?: readonly RowAnswer[];
}

/** The answers of a person to the questions of a row. */
export interface RowAnswer {
  /** The name of this person in the file; empty if it has none. */
  person: readonly string[];
  status: "submitted" | "draft" | "discarded";
  /** The answers by column. */
  values: Record<string, unknown>;
}

/** A row that cannot become a record. */
export interface RefusedRow {
  at: Place;
  reason: Problem;
  /** The row as it was, or its start. */
  source: string;
}

/** The result of reading a file. */
export type RowResult = Row | RefusedRow;

/** At most as much of a refused row is kept. */
const maxSource = 10_000;

/** A row that cannot become a record, with as much of its source as helps to find it. */
export function refuse(at: Place, reason: Problem, source: string): RefusedRow {
  return { at, reason, source: source.slice(0, maxSource) };
}

/**
 * Whether a row was refused.
 *
 * @param row what reading a file yields
 * @example
 * declare const row: RowResult;
 * isRefused(row) ? row.reason.code : row.values;
 */
export function isRefused(row: RowResult): row is RefusedRow {
  return "reason" in row;
}

/**
 * A row with the first finished one of some answers in its columns, as suggestions: also with whose they are. Suggestions of
 * the row stay, unless the answers replace them, with their scores; so does an answer of nobody, such as the majority.
 *
 * @param row of a file
 * @param answers by default all of the row
 * @param replaces whether they replace suggestions; default: they do not
 * @example
 * withAnswer({ at: {}, values: { text: "Hi" }, answers: [{ person: ["ana"], status: "submitted", values: { mood: "good" } }] });
 * // with the values { text: "Hi", mood: "good", mood_agent: "ana" }
 */
export function withAnswer(
  row: Row,
  answers: readonly RowAnswer[] = row.answers ?? [],
  replaces = false,
): Row {
  const answer = firstFinished(answers);
  if (!answer) return row;
  const [name] = answer.person;
  const values = { ...row.values };
  for (const [column, value] of Object.entries(answer.values)) {
    if (!replaces && name !== undefined && isSuggested(row, column)) continue;
    const { score, agent } = companionsIn(column);
    delete values[score];
    delete values[agent];
    values[column] = value;
    if (name !== undefined) values[agent] = agentOf(name);
  }
  return { ...row, values };
}

/** Whether a row has a suggestion, beside which the answer of a person is none. */
export function isSuggested({ values }: Row, column: string): boolean {
  return Object.hasOwn(values, column) && !isEmpty(values[column]);
}

/** The answer of several that becomes suggestions. */
export function firstFinished(answers: readonly RowAnswer[]): RowAnswer | undefined {
  return answers.find(({ status }) => status === "submitted");
}

/** A person as the agent of a suggestion, whose name has no "@"; a number alone is not a name. */
function agentOf(name: string): string {
  return /^\d+$/.test(name) ? `annotator ${name}` : name.replaceAll("@", " at ");
}

/** The columns with the score and the agent of suggestions in a column, where a format has none of its own. */
export function companionsIn(column: string): { score: string; agent: string } {
  return { score: `${column}_score`, agent: `${column}_agent` };
}

/** Whether a cell holds nothing. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
