import { defineQuestionType } from "../view-parts/definition";
import { numberRange } from "../view-parts/number-range";
import { numberedLabels } from "../view-parts/numbered";
import { onMultiLabelKey } from "./keyboard";
import { MultiLabelView } from "./MultiLabelView";

/** The browser half of `multi_label_selection`. */
export const multiLabelQuestion = defineQuestionType<"multi_label_selection">({
  type: "multi_label_selection",
  labelKey: "questionTypes.multi_label_selection",
  keyHints: ({ options }) => [
    { keys: [numberRange(1, options.length)], labelKey: "keys.hintChoose" },
    { keys: ["↑", "↓"], labelKey: "keys.hintMove" },
  ],
  View: MultiLabelView,
  onKey: onMultiLabelKey,
  numbered: numberedLabels,
});
