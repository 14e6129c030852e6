import { z } from "zod";
import { defineQuestionSchema, issue } from "../schema-parts/definition";
import { quoted } from "../schema-parts/message-text";
import { optionText } from "../schema-parts/option-text";
import {
  changedLabelSettings,
  labelSettings,
  labelUpdateIssues,
  newLabelSettings,
  refuseWrongLabels,
} from "../schema-parts/options";

const type = z.literal("label_selection");

/** The rules of label questions. */
export const labelSelectionSchema = defineQuestionSchema({
  type: "label_selection",
  settings: z.object({ type, ...labelSettings }),
  createSettings: z.object({ type, ...newLabelSettings(2) }).superRefine(refuseWrongLabels),
  updateSettings: z.object({ type, ...changedLabelSettings(2) }),
  value: z.string(),
  isCompletedByOneKey: true,
  hasManyValues: false,
  isAnswered: (value) => value !== undefined,
  completeness: (value) => (value === undefined ? "empty" : "complete"),
  validate: (value, settings) => {
    const labels = settings.options.map((option) => option.value);
    if (typeof value === "string" && labels.includes(value)) return [];
    const message = `${quoted(value)} is not a valid label for label selection question.\nValid labels are: ${quoted(labels)}`;
    return [issue("unknown_label", message, { value, labels })];
  },
  validateSettings: () => [],
  validateUpdate: labelUpdateIssues,
  searchValues: (value) => [value],
  format: (value, settings) => optionText(settings.options, value),
});
