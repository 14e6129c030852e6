import { failureOf } from "../problem";
import type { ColumnHint } from "./columns/column-hint";
import type { ColumnProfile } from "./columns/column-profile";
import { areLabels, countOfLabels } from "./columns/column-shape";
import { isRatingName } from "./columns/guess-label";
import type { FileProfile } from "./columns/profile";
import type { FilePlan, PlannedColumn, PlannedQuestion } from "./file-plan";
import { guessColumns } from "./guess-columns";
import {
  commentQuestion,
  labelQuestion,
  multiLabelQuestion,
  rankingQuestion,
  ratingQuestion,
  spanQuestion,
  textQuestion,
} from "./planned-questions";
import { titleOf } from "./title";

/** What was chosen beforehand; the rest is guessed. */
export interface ColumnOptions {
  fields?: readonly string[];
  metadata?: readonly string[];
  /** A column, or `none`. */
  label?: string;
}

/** The input from which a plan is guessed. */
export interface GuessInput {
  profile: FileProfile;
  /** The hints of the format. */
  hints?: ReadonlyMap<string, ColumnHint>;
  options?: ColumnOptions;
}

/**
 * Plans a dataset from the columns of a file. Hints of the format and choices of the user take precedence over guesses.
 *
 * @param input the profile of the file, the hints of its format, and what was chosen
 * @throws FileFailure if a chosen column does not exist, or if none is left for a field
 * @example
 * declare const profile: FileProfile;
 * guessPlan({ profile, options: { label: "none" } }).questions[0]?.name; // "comment"
 */
export function guessPlan({ profile, hints = new Map(), options = {} }: GuessInput): FilePlan {
  refuseUnknown(options, profile);
  const roles = guessColumns(profile, hints, options);
  if (roles.fields.length === 0) throw failureOf("no_field", {});
  const questions = roles.questions.map(({ column, hint }) =>
    questionOf(column, hint, roles.fields, profile),
  );
  const isFirst = (index: number) => index === 0;
  return {
    columns: plannedColumns(profile, roles.fields, roles.metadata).map((column) =>
      asNamed(column, hints.get(column.column)),
    ),
    questions:
      questions.length === 0
        ? [commentQuestion]
        : questions.map((question, index) => ({
            ...question,
            // A dataset needs a required question; the others may be left empty.
            isRequired: isFirst(index),
            scoreColumn: roles.scores.get(question.column ?? ""),
            agentColumn: roles.agents.get(question.column ?? ""),
          })),
    idColumn: profile.id,
    ...decimalsOf(profile),
  };
}

function decimalsOf({ columns }: FileProfile): Pick<FilePlan, "decimals"> {
  const written = columns.flatMap(({ name, decimal }) => (decimal ? [[name, decimal] as const] : []));
  return written.length > 0 ? { decimals: Object.fromEntries(written) } : {};
}

function plannedColumns(profile: FileProfile, fields: string[], metadata: string[]): PlannedColumn[] {
  const byName = new Map(profile.columns.map((column) => [column.name, column]));
  const others = profile.columns
    .map(({ name }) => name)
    .filter((name) => !fields.includes(name) && !metadata.includes(name));
  const required = requiredFields(fields, byName);
  return [
    ...fields.map((name) => planned(name, fieldUse(byName.get(name)), required.includes(name))),
    ...metadata.map((name) => planned(name, metadataUse(byName.get(name)), false)),
    ...others.map((name) => planned(name, "none", false)),
  ];
}

/** The fields that every row has; a dataset needs one, so without any it is the one that most rows have. */
function requiredFields(fields: string[], columns: ReadonlyMap<string, ColumnProfile>): string[] {
  const filled = (name: string) => columns.get(name)?.filled ?? 0;
  const always = fields.filter((name) => columns.get(name)?.isAlwaysFilled);
  return always.length > 0
    ? always
    : fields.toSorted((left, right) => filled(right) - filled(left)).slice(0, 1);
}

function planned(column: string, use: PlannedColumn["use"], isRequired: boolean): PlannedColumn {
  return { column, use, name: column.slice(0, 200), title: titleOf(column), isRequired };
}

function fieldUse(column: ColumnProfile | undefined): "text" | "chat" | "image" {
  return column?.kind === "chat" || column?.kind === "image" ? column.kind : "text";
}

function metadataUse(column: ColumnProfile | undefined): "integer" | "float" | "terms" {
  return column?.kind === "integer" || column?.kind === "float" ? column.kind : "terms";
}

function questionOf(
  column: ColumnProfile,
  hint: ColumnHint | undefined,
  fields: string[],
  profile: FileProfile,
): PlannedQuestion {
  const question = unnamed(column, hint, fields, profile);
  const title = hint && "title" in hint ? hint.title : undefined;
  return asNamed(title === undefined ? question : { ...question, title: title.slice(0, 500) }, hint);
}

/** Gives a question or a property the name that the format contains. */
function asNamed<Part extends PlannedColumn | PlannedQuestion>(
  part: Part,
  hint: ColumnHint | undefined,
): Part {
  const name = hint && "name" in hint ? hint.name : undefined;
  return name === undefined ? part : { ...part, name: name.slice(0, 200), title: titleOf(name) };
}

function unnamed(
  column: ColumnProfile,
  hint: ColumnHint | undefined,
  fields: string[],
  profile: FileProfile,
): PlannedQuestion {
  if (hint?.kind === "spans" || column.kind === "spans") return spanQuestion(column, hint, fields, profile);
  if (hint?.kind === "rating") return ratingQuestion(column);
  if (hint?.kind === "text") return textQuestion(column);
  if (hint?.kind === "answers") return answeredQuestion(column);
  if (hint?.kind === "labels") return choiceQuestion(column, hint);
  return column.kind === "list" ? multiLabelQuestion(column) : singleQuestion(column);
}

function singleQuestion(column: ColumnProfile, options?: readonly string[]): PlannedQuestion {
  return column.kind === "integer" && isRatingName(column.name)
    ? ratingQuestion(column)
    : labelQuestion(column, options);
}

function choiceQuestion(
  column: ColumnProfile,
  { options, isMultiple, isAnswered }: Extract<ColumnHint, { kind: "labels" }>,
): PlannedQuestion {
  // A choice needs two labels; a text says the same as the only one that people have chosen.
  if (isAnswered && column.distinct && countOfLabels(column.distinct, options) < 2)
    return textQuestion(column);
  return isMultiple ? multiLabelQuestion(column, options) : singleQuestion(column, options);
}

/** The question to which a column has the answers of people, by its values. */
function answeredQuestion(column: ColumnProfile): PlannedQuestion {
  const { kind, range, distinct, ranked } = column;
  if (ranked) return rankingQuestion(column, ranked);
  if (kind === "list") return multiLabelQuestion(column);
  if (kind === "integer" && range && range.min >= 0 && range.max <= 10) return ratingQuestion(column);
  return areLabels(column) && (distinct?.size ?? 0) >= 2 ? labelQuestion(column) : textQuestion(column);
}

function refuseUnknown({ fields = [], metadata = [], label }: ColumnOptions, profile: FileProfile): void {
  const columns = profile.columns.map(({ name }) => name);
  const named = [...fields, ...metadata, ...(label === undefined || label === "none" ? [] : [label])];
  const unknown = named.find((name) => !columns.includes(name));
  if (unknown !== undefined) throw failureOf("column_unknown", { column: unknown, columns });
}
