import { ListOrdered } from "@glossa/design-system";
import { defineQuestionType } from "../view-parts/definition";

/** The browser half of `ranking`: a name and a picture; the page shows a notice in place of a view. */
export const rankingQuestion = defineQuestionType<"ranking">({
  type: "ranking",
  icon: ListOrdered,
  labelKey: "questionTypes.ranking",
});
