import { defineQuestionSettings } from "../settings-parts/definition";
import { labelIssues, withTrimmedLabels } from "../settings-parts/label-rules";
import { MultiLabelSettings } from "./MultiLabelSettings";

/** The settings half of `multi_label_selection`. */
export const multiLabelSettings = defineQuestionSettings<"multi_label_selection">({
  type: "multi_label_selection",
  Form: MultiLabelSettings,
  issuesOf: labelIssues,
  trimmed: withTrimmedLabels,
});
