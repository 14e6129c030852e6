import { defineQuestionType } from "../view-parts/definition";
import { numberRange } from "../view-parts/number-range";
import { onRatingKey } from "./keyboard";
import { RatingView } from "./RatingView";

/** The browser half of `rating`. */
export const ratingQuestion = defineQuestionType<"rating">({
  type: "rating",
  labelKey: "questionTypes.rating",
  keyHints: ({ options }) => [
    { keys: [rangeOf(options.map(({ value }) => value))], labelKey: "keys.hintChoose" },
    { keys: ["Delete"], labelKey: "keys.hintClear" },
  ],
  View: RatingView,
  onKey: onRatingKey,
});

function rangeOf(values: readonly number[]): string {
  return numberRange(Math.min(...values), Math.max(...values));
}
