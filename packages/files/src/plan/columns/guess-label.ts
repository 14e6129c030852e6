import type { ColumnProfile } from "./column-profile";
import { isShortList } from "./column-shape";
import { companionsOf, isPrediction } from "./companions";
import { isNamedField } from "./field-names";
import { isIdName } from "./id-names";

/**
 * The column that is asked for: what a model has predicted with a score, one that is called a label, a rating, or the last
 * short list.
 *
 * @param columns that are neither an id nor chosen for something else
 * @example
 * declare const columns: ColumnProfile[];
 * guessLabel(columns)?.name; // such as "category"
 */
export function guessLabel(columns: ColumnProfile[]): ColumnProfile | undefined {
  const lists = columns.filter((column) => isLabelName(column.name) && isLabelList(column));
  const candidates = columns.filter(canBeGuessedLabel);
  const predicted = candidates.find(
    ({ name }) => isPrediction(name) && companionsOf([name], columns).scores.size > 0,
  );
  const named = candidates.find(({ name }) => isLabelName(name));
  return predicted ?? named ?? lists[0] ?? columns.find(isRatingColumn) ?? candidates.at(-1);
}

/** Whether a column of numbers is called a rating, in the languages of the interface. */
export function isRatingName(name: string): boolean {
  return /(^|[_\- ])(rating|stars?|grade|bewertung|sterne|valoraci[oó]n|puntuaci[oó]n|estrellas)$/iu.test(
    name.trim(),
  );
}

function isRatingColumn({ name, kind, range }: ColumnProfile): boolean {
  const isRating = kind === "integer" && range !== undefined && range.min >= 0 && range.max <= 10;
  return isRating && range.max > range.min && isRatingName(name);
}

function isLabelList({ kind, distinct, hasVectors }: ColumnProfile): boolean {
  return kind === "list" && !hasVectors && distinct !== undefined && distinct.size >= 2;
}

function canBeGuessedLabel(column: ColumnProfile): boolean {
  const isNamedNumber = column.kind === "integer" && isLabelName(column.name);
  return (
    (column.kind === "text" || isNamedNumber) &&
    // Such as `_annotator_id`: what programs note for themselves.
    !column.name.startsWith("_") &&
    // Ids with a few duplicates are a mistake in the file, and nobody asks for them.
    !isIdName(column.name) &&
    !isNamedField(column) &&
    (isShortList(column) || isFewLabels(column)) &&
    (column.distinct?.size ?? 0) >= 2 &&
    !isMoments(column)
  );
}

/** A short file may have each label once. */
function isFewLabels({ name, distinct, longest, hasSpaces }: ColumnProfile): boolean {
  return (
    isLabelName(name) &&
    distinct !== undefined &&
    distinct.size <= fewLabels &&
    longest <= longestLabel &&
    !hasSpaces
  );
}

const fewLabels = 10;
const longestLabel = 30;

/** Days and times repeat in logs and exports, but nobody asks for them. */
function isMoments({ distinct }: ColumnProfile): boolean {
  return [...(distinct ?? [])].every((value) => moments.some((moment) => moment.test(value)));
}

const moments = [/^\d{4}-\d\d-\d\d([T ]\d\d:\d\d|$)/, /^\d{1,2}[./]\d{1,2}[./]\d{4}( \d|$)/];

/** What a column of labels is called in the languages of the interface. */
const labelNames = new RegExp(
  `^(${[
    ...["label", "categor(y|ies)", "class", "intent", "topic", "sentiment", "emotion", "target", "tag"],
    ...["kategorie", "klasse", "thema", "themen", "stimmung", "absicht", "etikett"],
    ...["categor[ií]a", "clase", "tema", "etiqueta", "sentimiento", "intenci[oó]n", "emoci[oó]n"],
  ].join("|")})(s|es|n|en|_?(name|text))?$`,
  "iu",
);

function isLabelName(name: string): boolean {
  return labelNames.test(name.trim());
}
