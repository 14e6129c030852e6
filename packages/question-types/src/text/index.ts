import { defineQuestionType } from "../view-parts/definition";
import { TextView } from "./TextView";

/** The browser half of `text`; its keys are letters. */
export const textQuestion = defineQuestionType<"text">({
  type: "text",
  labelKey: "questionTypes.text",
  keyHints: () => [
    { keys: ["Tab"], labelKey: "keys.hintWrite", inText: false },
    { keys: ["Escape"], labelKey: "keys.hintLeave", inText: true },
    { keys: "submit", labelKey: "keys.hintSubmit", inText: true },
  ],
  View: TextView,
});
