import { Gauge } from "@glossa/design-system";
import { defineQuestionType } from "../view-parts/definition";
import { onRatingKey } from "./keyboard";
import { RatingView } from "./RatingView";

/** The browser half of `rating`. */
export const ratingQuestion = defineQuestionType<"rating">({
  type: "rating",
  icon: Gauge,
  labelKey: "questionTypes.rating",
  keyHints: [
    { keys: ["0–9"], labelKey: "keys.hintChoose" },
    { keys: ["Delete"], labelKey: "keys.hintClear" },
  ],
  View: RatingView,
  onKey: onRatingKey,
});
