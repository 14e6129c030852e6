import type { QuestionSettings } from "@glossa/question-types/schema";
import type { ColumnProfile } from "./columns/column-profile";
import { optionNamed } from "./option-named";

/**
 * The share of the known values of a column that are valid answers to a question; undefined if the column has no values
 * or too many, or if the question takes any text.
 */
export function shareOfAnswers(settings: QuestionSettings, column: ColumnProfile): number | undefined {
  const isOfObjects = settings.type === "ranking" && column.kind === "other";
  if (settings.type === "text" || (isOfObjects && !column.ranked)) return undefined;
  const values = [...((isOfObjects ? column.ranked : column.distinct) ?? [])]
    .map((value) => value.trim())
    .filter((value) => value !== "");
  if (values.length === 0) return undefined;
  return values.filter((value) => isAnswer(settings, value)).length / values.length;
}

function isAnswer(settings: Exclude<QuestionSettings, { type: "text" }>, value: string): boolean {
  if (settings.type === "rating") return settings.options.some((option) => option.value === Number(value));
  return optionNamed(settings.options, value) !== undefined;
}
