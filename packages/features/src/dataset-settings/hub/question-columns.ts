import type { HubColumn, HubColumnFacts, HubColumnType } from "@glossa/contract/hub";
import { maxOptions, type QuestionSettings } from "@glossa/question-types/schema";
import type { HubQuestion } from "./hub-draft";

/** A rating has at most this value. */
const MOST_RATING = 10;

/** A ranking has at most so many items. */
const MOST_RANKED = 50;

/** The labels of a column of class labels, or of lists of them; undefined for other columns. */
export function labelsOf(type: HubColumnType): readonly string[] | undefined {
  if (type.kind === "class_label") return type.names;
  return type.kind === "list" ? labelsOf(type.of) : undefined;
}

/** Options whose text is their value. */
export function optionsOf(values: readonly string[]) {
  return [...new Set(values)]
    .filter((value) => value.trim() !== "")
    .map((value) => ({ value, text: value, description: null }));
}

/** A column of rankings, as files of Glossa have them; the hub has no type of this name. */
export const rankingType = { kind: "other", dtype: "ranking" } as const satisfies HubColumnType;

/** Whether a column has rankings. */
export function isRankingType(type: HubColumnType): boolean {
  return type.kind === rankingType.kind && type.dtype === rankingType.dtype;
}

type Suggests = (type: HubColumnType) => boolean;

const isLabel: Suggests = ({ kind }) => kind === "class_label" || kind === "string";
const suggesting: Record<QuestionSettings["type"], Suggests> = {
  label_selection: isLabel,
  multi_label_selection: (type) => type.kind === "list" && isLabel(type.of),
  rating: ({ kind }) => kind === "integer",
  text: ({ kind }) => kind === "string",
  span: ({ kind }) => kind === "spans",
  ranking: isRankingType,
};

/** The columns whose values can be suggestions for a type of question. */
export function columnsFor(type: QuestionSettings["type"], columns: readonly HubColumn[]): string[] {
  return columns.filter((column) => suggesting[type](column.type)).map(({ name }) => name);
}

/** A question whose suggestions come from a column: its options are the values that the column has, if they are known. */
export function withColumn(
  question: HubQuestion,
  column: HubColumn | undefined,
  facts: HubColumnFacts | undefined,
): HubQuestion {
  const { settings } = question;
  const changed = { ...question, column: column?.name };
  if (!column) return changed;
  if (settings.type === "rating" && facts?.range) return { ...changed, settings: ratingFor(facts.range) };
  if (
    settings.type !== "ranking" &&
    settings.type !== "label_selection" &&
    settings.type !== "multi_label_selection"
  )
    return changed;
  const values = labelsOf(column.type) ?? facts?.frequencies?.map(({ value }) => value);
  const options = optionsOf(values ?? []);
  const isUsable =
    options.length >= 2 && options.length <= (settings.type === "ranking" ? MOST_RANKED : maxOptions);
  return isUsable ? { ...changed, settings: { ...settings, options } } : changed;
}

/** Ratings from 0 to the greatest number of a column. */
function ratingFor({ max }: { max: number }): QuestionSettings {
  const most = Math.min(Math.max(Math.ceil(max), 1), MOST_RATING);
  return { type: "rating", options: Array.from({ length: most + 1 }, (_, value) => ({ value })) };
}
