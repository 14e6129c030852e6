import { defineQuestionSettings } from "../settings-parts/definition";
import { RatingSettings } from "./RatingSettings";
import { ratingFacts, ratingIssues } from "./settings-rules";

/** The settings half of `rating`. */
export const ratingSettings = defineQuestionSettings<"rating">({
  type: "rating",
  Form: RatingSettings,
  issuesOf: ratingIssues,
  trimmed: (settings) => settings,
  factsOf: ratingFacts,
});
