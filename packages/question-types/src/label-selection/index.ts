import { defineQuestionType } from "../view-parts/definition";
import { numberRange } from "../view-parts/number-range";
import { numberedLabels } from "../view-parts/numbered";
import { onLabelKey } from "./keyboard";
import { LabelView } from "./LabelView";

/** The browser half of `label_selection`. */
export const labelQuestion = defineQuestionType<"label_selection">({
  type: "label_selection",
  labelKey: "questionTypes.label_selection",
  keyHints: ({ options }) => [
    { keys: [numberRange(1, options.length)], labelKey: "keys.hintChoose" },
    { keys: ["↑", "↓"], labelKey: "keys.hintMove" },
  ],
  View: LabelView,
  onKey: onLabelKey,
  numbered: numberedLabels,
});
