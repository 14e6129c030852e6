import { defineQuestionSettings } from "../settings-parts/definition";
import { labelIssues, withTrimmedLabels } from "../settings-parts/label-rules";
import { LabelSettings } from "./LabelSettings";

/** The settings half of `label_selection`. */
export const labelSettings = defineQuestionSettings<"label_selection">({
  type: "label_selection",
  Form: LabelSettings,
  issuesOf: labelIssues,
  trimmed: withTrimmedLabels,
});
