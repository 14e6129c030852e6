import { failureOf } from "../problem";
import { companionsIn } from "../rows/row";
import type { ColumnHint } from "./columns/column-hint";
import type { ColumnProfile } from "./columns/column-profile";
import { countOfLabels, isProse } from "./columns/column-shape";
import { companionsOf } from "./columns/companions";
import { isNamedField } from "./columns/field-names";
import { guessLabel } from "./columns/guess-label";
import { isIdName } from "./columns/id-names";
import type { FileProfile } from "./columns/profile";
import type { ColumnOptions } from "./guess-plan";

/** The use of each column, by name. */
export interface ColumnRoles {
  fields: string[];
  metadata: string[];
  questions: Array<{ column: ColumnProfile; hint: ColumnHint | undefined }>;
  /** The columns of scores and agents, by question. */
  scores: ReadonlyMap<string, string>;
  agents: ReadonlyMap<string, string>;
}

type Hints = ReadonlyMap<string, ColumnHint>;

/** Chooses the use of each column; hints and options take precedence over the guess. */
export function guessColumns(profile: FileProfile, hints: Hints, options: ColumnOptions): ColumnRoles {
  const columns = profile.columns.filter(
    ({ name, filled }) =>
      name !== profile.id && (filled > 0 || mayBeEmpty(hints.get(name))) && !isIgnored(name, hints),
  );
  const questions = guessQuestions(columns, hints, options);
  const asked = questions.map(({ column }) => column.name);
  const { scores: found, agents } = companionsOf(asked, columns);
  const scores = new Map([...found].filter(([question, score]) => canScore(question, score, columns, hints)));
  const companions = [...scores.values(), ...agents.values(), ...companionsOfHinted(hints)];
  const open = columns.filter(({ name }) => !asked.includes(name) && !companions.includes(name));
  const fields = options.fields ? [...options.fields] : guessFields(open, hints, options.metadata ?? []);
  const rest = open.filter(({ name }) => !fields.includes(name) && isMetadataLike(name, columns, hints));
  return {
    fields,
    metadata: options.metadata ? [...options.metadata] : rest.map(({ name }) => name),
    questions,
    scores,
    agents,
  };
}

/**
 * Several labels have a score each, and one number for all of them is none. Formats that say what their columns are may
 * have lists of one label.
 */
function canScore(question: string, score: string, columns: ColumnProfile[], hints: Hints): boolean {
  const isList = (column: string) => columns.find(({ name }) => name === column)?.kind === "list";
  return hints.size > 0 || !isList(question) || isList(score);
}

/** A question may have options and no answers yet; a field or metadata without any value is nothing to import. */
function mayBeEmpty(hint: ColumnHint | undefined): boolean {
  return hint !== undefined && hint.kind !== "field" && hint.kind !== "metadata";
}

function isAsked({ kind }: ColumnHint): boolean {
  return !["field", "id", "ignored", "metadata"].includes(kind);
}

/** Reading adds whose answers are in a column, also where no question is made of it. */
function companionsOfHinted(hints: Hints): string[] {
  return [...hints]
    .filter(([, hint]) => isAsked(hint))
    .flatMap(([name]) => Object.values(companionsIn(name)))
    .filter((name) => !hints.has(name));
}

/** What a format ignores. */
function isIgnored(name: string, hints: Hints): boolean {
  return hints.get(name)?.kind === "ignored";
}

function guessFields(columns: ColumnProfile[], hints: Hints, metadata: readonly string[]): string[] {
  const hinted = columns.filter(({ name }) => hints.get(name)?.kind === "field");
  if (hinted.length > 0) return hinted.map(({ name }) => name);
  const open = columns.filter(
    ({ name, hasVectors }) => !metadata.includes(name) && !hints.has(name) && !hasVectors,
  );
  const guessed = open.filter(
    (column) => column.kind === "chat" || column.kind === "image" || isProse(column) || isNamedField(column),
  );
  if (guessed.length > 0) return guessed.map(({ name }) => name);
  const named = open.filter(({ name }) => !isIdName(name));
  const widest = (named.length > 0 ? named : open).toSorted((left, right) => right.longest - left.longest);
  return widest.slice(0, 1).map(({ name }) => name);
}

function guessQuestions(
  columns: ColumnProfile[],
  hints: Hints,
  options: ColumnOptions,
): ColumnRoles["questions"] {
  const hinted = columns.flatMap((column) => {
    const hint = hints.get(column.name);
    return hint && isAsked(hint) && hasEnoughLabels(column, hint) ? [{ column, hint }] : [];
  });
  if (options.label !== undefined) {
    const named = options.label === "none" ? [] : [namedLabel(columns, options.label)];
    const others = hinted.filter(({ hint }) => hint.kind === "spans");
    return [...named.map((column) => ({ column, hint: hints.get(column.name) })), ...others];
  }
  if (hints.size > 0) return hinted.filter(({ hint }, index) => !isTaken(hint, hinted.slice(0, index)));
  const taken = [...(options.fields ?? []), ...(options.metadata ?? [])];
  const open = columns.filter(({ name }) => !taken.includes(name));
  const spans = open.filter(({ kind }) => kind === "spans").slice(0, 1);
  const label = columns.length > spans.length + 1 ? guessLabel(open) : undefined;
  return [...(label ? [label] : []), ...spans].map((column) => ({ column, hint: undefined }));
}

// A column with the same label everywhere becomes metadata, unless people have answered it; spans need one label.
function hasEnoughLabels({ kind, distinct, ranked }: ColumnProfile, hint: ColumnHint): boolean {
  if (hint.kind === "answers")
    return kind === "other"
      ? ranked !== undefined
      : kind !== "list" || distinct === undefined || distinct.size >= 2;
  if ((hint.kind !== "labels" && hint.kind !== "spans") || distinct === undefined) return true;
  const least = hint.kind === "spans" || hint.isAnswered ? 1 : 2;
  return countOfLabels(distinct, hint.options) >= least;
}

// A field has at most one question for spans.
function isTaken(hint: ColumnHint, earlier: readonly { hint: ColumnHint }[]): boolean {
  return (
    hint.kind === "spans" &&
    earlier.some((other) => other.hint.kind === "spans" && other.hint.field === hint.field)
  );
}

function namedLabel(columns: ColumnProfile[], name: string): ColumnProfile {
  const column = columns.find((each) => each.name === name);
  if (!column) throw failureOf("column_empty", { column: name });
  return column;
}

// Lists of objects can be neither metadata nor a field; a column with a hint is metadata only if the hint says that.
function isMetadataLike(name: string, columns: ColumnProfile[], hints: Hints): boolean {
  const hint = hints.get(name);
  if (hint) return hint.kind === "metadata" || hint.kind === "labels";
  const { kind, hasVectors = false } = columns.find((column) => column.name === name) ?? {};
  return !hasVectors && kind !== "other" && kind !== "spans" && kind !== "chat" && kind !== "image";
}
