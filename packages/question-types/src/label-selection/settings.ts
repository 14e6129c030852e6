import { defineQuestionSettings } from "../settings-parts/definition";
import { labelIssues, withTrimmedLabels } from "../settings-parts/label-rules";
import { exampleOptions } from "../settings-parts/options";
import { LabelSettings } from "./LabelSettings";

/** The settings half of `label_selection`. */
export const labelSettings = defineQuestionSettings<"label_selection">({
  type: "label_selection",
  initial: ({ examplesOf }) => ({
    type: "label_selection",
    options: exampleOptions(examplesOf("label_selection")),
    visible_options: null,
  }),
  Form: LabelSettings,
  issuesOf: labelIssues,
  trimmed: withTrimmedLabels,
});
