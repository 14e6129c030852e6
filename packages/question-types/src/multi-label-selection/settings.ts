import { defineQuestionSettings } from "../settings-parts/definition";
import { labelIssues, withTrimmedLabels } from "../settings-parts/label-rules";
import { exampleOptions } from "../settings-parts/options";
import { MultiLabelSettings } from "./MultiLabelSettings";

/** The settings half of `multi_label_selection`. */
export const multiLabelSettings = defineQuestionSettings<"multi_label_selection">({
  type: "multi_label_selection",
  initial: ({ examplesOf }) => ({
    type: "multi_label_selection",
    options: exampleOptions(examplesOf("multi_label_selection")),
    visible_options: null,
    options_order: "natural",
  }),
  Form: MultiLabelSettings,
  issuesOf: labelIssues,
  trimmed: withTrimmedLabels,
});
