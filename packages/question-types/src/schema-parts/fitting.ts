import type { QuestionType } from "../schemas";

type Form = (value: unknown) => boolean;

const isText: Form = (value) => typeof value === "string";
const isWhole: Form = (value) => Number.isSafeInteger(value);
const isOffset = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const listOf =
  (isItem: (item: Record<string, unknown>) => boolean): Form =>
  (value) =>
    Array.isArray(value) && value.every((item) => typeof item === "object" && item !== null && isItem(item));

/**
 * The forms of values, without the schemas: these weigh more than the views, which need no more than this. A test compares
 * both.
 */
const forms: Record<QuestionType, Form> = {
  text: isText,
  label_selection: isText,
  rating: isWhole,
  multi_label_selection: (value) => Array.isArray(value) && value.every(isText),
  ranking: listOf(({ value, rank }) => isText(value) && (rank == null || isWhole(rank))),
  span: listOf(({ label, start, end }) => isText(label) && isOffset(start) && isOffset(end) && start < end),
};

/**
 * Whether a value has the form of a question type, whatever the options of the question are. Any value has that of a type
 * that this version does not know.
 */
export function isFitting(type: string, value: unknown): boolean {
  return Object.hasOwn(forms, type) ? forms[type as QuestionType](value) : value !== undefined;
}
