import { Highlighter } from "@glossa/design-system";
import { defineQuestionType } from "../view-parts/definition";

/** The browser half of `span`: a name and a picture; the page shows a notice in place of a view. */
export const spanQuestion = defineQuestionType<"span">({
  type: "span",
  icon: Highlighter,
  labelKey: "questionTypes.span",
});
