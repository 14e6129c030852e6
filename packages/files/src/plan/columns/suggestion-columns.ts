import type { QuestionSettings } from "@glossa/question-types/schema";
import type { DatasetParts } from "../dataset-parts";
import type { FilePlan } from "../file-plan";
import { shareOfAnswers } from "../known-answers";
import { columnNamed } from "../same-name";
import type { ColumnProfile } from "./column-profile";

type Question = DatasetParts["questions"][number];

interface Choice {
  guessed: FilePlan;
  columns: readonly ColumnProfile[];
  /** The columns of fields and of metadata, by name. */
  fields: readonly string[];
  metadata: readonly string[];
}

/** The suffixes in the names of columns that belong to a question; some are from files of this server. */
const endings = ["", ".suggestion", " answer", "_suggestion", "-suggestion", " suggestion", ".response"];

/** The kinds of columns that can be recognised as answers by their values; numbers match too often by chance. */
const recognisable: Partial<Record<QuestionSettings["type"], readonly ColumnProfile["kind"][]>> = {
  label_selection: ["text"],
  multi_label_selection: ["list", "text"],
  ranking: ["list"],
  span: ["spans"],
};

/** At least this share of the values must be answers, if nothing but the values speaks for a column. */
const leastShare = 0.5;

/**
 * The columns of suggestions by the names of their questions: those that are called so, then those whose values are
 * answers. A column of which no known value is an answer is not chosen.
 */
export function suggestionColumns(
  questions: readonly Question[],
  choice: Choice,
): ReadonlyMap<string, string> {
  const named = new Map<string, string>();
  for (const question of questions) {
    const open = choice.columns.filter(
      (column) => !choice.fields.includes(column.name) && mayAnswer(question.settings, column),
    );
    const names = endings.map((ending) => question.name + ending);
    const column = columnNamed(open, ({ name }) => name, names);
    if (column) named.set(question.name, column.name);
  }
  const taken = [...named.values(), ...choice.fields, choice.guessed.idColumn];
  const free = choice.columns.filter(({ name }) => !taken.includes(name));
  const others = questions.filter(({ name }) => !named.has(name));
  // A column can be metadata and suggestions, but one that is nothing else is likelier.
  const unused = free.filter(({ name }) => !choice.metadata.includes(name));
  const columnOf = (question: Question) =>
    columnByValues(question, others, unused, choice) ??
    columnByValues(
      question,
      others,
      free.filter((column) => shareOfAnswers(question.settings, column) === 1),
      choice,
    );
  const found = others.map((question) => [question.name, columnOf(question)]);
  // A column that fits two questions equally well is ambiguous.
  const claims = found.map(([, column]) => column);
  const clear = found.filter(([, column]) => claims.filter((claim) => claim === column).length === 1);
  return new Map([
    ...named,
    ...clear.flatMap(([name, column]) => (name && column ? [[name, column] as const] : [])),
  ]);
}

function mayAnswer(settings: QuestionSettings, column: ColumnProfile): boolean {
  return shareOfAnswers(settings, column) !== 0;
}

function columnByValues(
  { settings }: Question,
  open: readonly Question[],
  free: readonly ColumnProfile[],
  { guessed }: Choice,
): string | undefined {
  const isOfType = (each: { settings: QuestionSettings }) => each.settings.type === settings.type;
  const planned = guessed.questions
    .filter((each) => isOfType(each))
    .flatMap(({ column }) => free.filter(({ name }) => name === column));
  const shares = free.flatMap((column) => {
    const share = recognisable[settings.type]?.includes(column.kind) ? shareOfAnswers(settings, column) : 0;
    return share !== undefined && share >= leastShare ? [{ column, share }] : [];
  });
  const most = Math.max(...shares.map(({ share }) => share));
  const best = shares.filter(({ share }) => share === most).map(({ column }) => column);
  const [only, ...rivals] = best.length > 1 ? best.filter((column) => planned.includes(column)) : best;
  if (only && rivals.length === 0) return only.name;
  if (best.length > 0 || open.filter(isOfType).length > 1) return undefined;
  const [candidate, ...others] = planned;
  return candidate && others.length === 0 && mayAnswer(settings, candidate) ? candidate.name : undefined;
}
