import { defineQuestionType } from "../view-parts/definition";
import { TextView } from "./TextView";

/** The browser half of `text`; its keys are letters. */
export const textQuestion = defineQuestionType<"text">({
  type: "text",
  labelKey: "questionTypes.text",
  keyHints: () => [
    { keys: ["Tab"], labelKey: "keys.hintWrite" },
    { keys: ["Escape"], labelKey: "keys.hintLeave" },
    { keys: "submit", labelKey: "keys.hintSubmit" },
  ],
  View: TextView,
});
