import { defineQuestionType } from "../view-parts/definition";
import { numberRange } from "../view-parts/number-range";
import { numberedLabels } from "../view-parts/numbered";
import { onSpanKey } from "./keyboard";
import { SpanField } from "./SpanField";
import { SpanView } from "./SpanView";

/** The browser half of `span`: the user chooses the active label in the question and marks ranges in the text field. */
export const spanQuestion = defineQuestionType<"span">({
  type: "span",
  labelKey: "questionTypes.span",
  keyHints: ({ options }) => [
    { keys: [numberRange(1, options.length)], labelKey: "keys.hintMark" },
    { keys: ["Shift+ArrowLeft", "Shift+ArrowRight"], labelKey: "keys.hintSelect", inText: true },
    { keys: ["Alt+ArrowUp"], labelKey: "keys.hintToText", inText: false },
    { keys: ["Alt+ArrowDown"], labelKey: "keys.hintToList" },
  ],
  View: SpanView,
  onKey: onSpanKey,
  numbered: numberedLabels,
  inField: { nameOf: ({ field }) => field, View: SpanField },
});
