import { CommandFailure } from "../failure";
import type { ColumnProfile, FileProfile } from "./profile";

/** The use of each column. */
export interface Choices {
  fields: string[];
  metadata: string[];
  label: string | undefined;
}

/** The choices given as options; the others are guessed. */
export interface ColumnOptions {
  fields?: string[];
  metadata?: string[];
  /** A column, or `none`. */
  label?: string;
}

/** The maximum number of labels of a question. */
export const maxLabels = 500;

const maxLabelLength = 200;
const shortText = 60;

/** Chooses the use of each column; options take precedence over the guess. */
export function chooseColumns(profile: FileProfile, columnOptions: ColumnOptions): Choices {
  const columns = profile.columns.filter((column) => column.name !== profile.id && column.filled > 0);
  const known = profile.columns.map((column) => column.name);
  for (const name of namedColumns(columnOptions)) refuseUnknown(name, known);
  const label =
    columnOptions.label === undefined
      ? guessLabel(columns, columnOptions)
      : namedLabel(columns, columnOptions.label);
  const open = columns.filter((column) => column.name !== label);
  const fields = columnOptions.fields ?? guessFields(open, columnOptions.metadata ?? []);
  if (fields.length === 0) {
    throw new CommandFailure("No column is left for a field. Name one with --fields.");
  }
  const rest = open.map((column) => column.name).filter((name) => !fields.includes(name));
  return {
    label,
    fields,
    metadata: columnOptions.metadata ?? rest.filter((name) => !isLeftOut(columns, name)),
  };
}

function guessFields(columns: ColumnProfile[], metadata: string[]): string[] {
  const open = columns.filter((column) => !metadata.includes(column.name));
  const guessed = open.filter((column) => column.kind === "chat" || isProse(column));
  const widest = open.toSorted((left, right) => right.longest - left.longest).slice(0, 1);
  return (guessed.length > 0 ? guessed : widest).map((column) => column.name);
}

/** Whether a column holds sentences: not a short list of names, not single words, dates or addresses. */
function isProse(column: ColumnProfile): boolean {
  return column.kind === "text" && column.hasSpaces && !isShortList(column);
}

function isShortList(column: ColumnProfile): boolean {
  return (
    column.distinct !== undefined &&
    column.longest <= shortText &&
    column.filled >= 1.5 * column.distinct.size
  );
}

function guessLabel(columns: ColumnProfile[], columnOptions: ColumnOptions): string | undefined {
  const taken = [...(columnOptions.fields ?? []), ...(columnOptions.metadata ?? [])];
  const candidates = columns.filter((column) => !taken.includes(column.name) && canBeGuessedLabel(column));
  const chosen = candidates.find((column) => isLabelName(column.name)) ?? candidates.at(-1);
  // A single column is needed as the field.
  return columns.length > 1 ? chosen?.name : undefined;
}

function canBeGuessedLabel(column: ColumnProfile): boolean {
  const isNamedNumber = column.kind === "integer" && isLabelName(column.name);
  return (
    (column.kind === "text" || isNamedNumber) && isShortList(column) && (column.distinct?.size ?? 0) >= 2
  );
}

function isLabelName(name: string): boolean {
  return /^(label|category|class|intent|topic|sentiment|emotion|target|tag)(s|es|_?(name|text))?$/i.test(
    name,
  );
}

function namedLabel(columns: ColumnProfile[], name: string): string | undefined {
  if (name === "none") return undefined;
  const column = columns.find((each) => each.name === name);
  if (!column) throw new CommandFailure(`The column "${name}" is empty, so it cannot be the label.`);
  const count = column.distinct?.size;
  if (count === undefined) {
    throw new CommandFailure(
      `The column "${name}" has more than ${maxLabels} different values, which is too many for labels.`,
    );
  }
  if (count < 2)
    throw new CommandFailure(`The column "${name}" has only one value. A label question needs at least two.`);
  if (column.longest > maxLabelLength) {
    throw new CommandFailure(
      `The column "${name}" has a value of ${column.longest} characters. Labels can have at most ${maxLabelLength}.`,
    );
  }
  return name;
}

function namedColumns(columnOptions: ColumnOptions): string[] {
  const label =
    columnOptions.label === undefined || columnOptions.label === "none" ? [] : [columnOptions.label];
  return [...(columnOptions.fields ?? []), ...(columnOptions.metadata ?? []), ...label];
}

function refuseUnknown(name: string, known: string[]): void {
  if (known.includes(name)) return;
  throw new CommandFailure(`The file has no column "${name}". Its columns are: ${known.join(", ")}.`);
}

// Lists of objects can be neither metadata nor a field.
function isLeftOut(columns: ColumnProfile[], name: string): boolean {
  return columns.find((column) => column.name === name)?.kind === "other";
}
