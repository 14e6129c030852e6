import { defineQuestionSettings } from "../settings-parts/definition";
import { RatingSettings } from "./RatingSettings";
import { highestRating, ratingFacts, ratingIssues, ratingsUpTo } from "./settings-rules";

/** The settings half of `rating`. */
export const ratingSettings = defineQuestionSettings<"rating">({
  type: "rating",
  initial: () => ({ type: "rating", options: ratingsUpTo(highestRating) }),
  Form: RatingSettings,
  issuesOf: ratingIssues,
  trimmed: (settings) => settings,
  factsOf: ratingFacts,
});
