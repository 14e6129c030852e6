import { z } from "zod";
import { defineQuestionSchema, type Issue, issue } from "../schema-parts/definition";
import { kindOf, quoted } from "../schema-parts/message-text";
import { optionText } from "../schema-parts/option-text";
import {
  changedLabelSettings,
  labelSettings,
  labelUpdateIssues,
  maxOptions,
  newLabelSettings,
  refuseWrongLabels,
} from "../schema-parts/options";

const type = z.literal("multi_label_selection");
const optionsOrder = z.enum(["natural", "suggestion"]);

/** The rules of multi-label questions. */
export const multiLabelSelectionSchema = defineQuestionSchema({
  type: "multi_label_selection",
  settings: z.object({
    type,
    ...labelSettings,
    options_order: optionsOrder.default("natural"),
  }),
  createSettings: z
    .object({
      type,
      ...newLabelSettings(2),
      options_order: optionsOrder.default("natural"),
    })
    .superRefine(refuseWrongLabels),
  updateSettings: z.object({
    type,
    ...changedLabelSettings(2),
    options_order: optionsOrder.optional(),
  }),
  // No question has more labels.
  value: z.array(z.string()).max(maxOptions),
  isCompletedByOneKey: false,
  hasManyValues: true,
  isAnswered: (value) => value !== undefined && value.length > 0,
  completeness: (value) => (value !== undefined && value.length > 0 ? "complete" : "empty"),
  validate: (value, settings) =>
    labelListIssues(
      value,
      settings.options.map((option) => option.value),
    ),
  validateSettings: () => [],
  validateUpdate: labelUpdateIssues,
  searchValues: (value) => value,
  format: (value, settings) => value.map((label) => optionText(settings.options, label)).join(", "),
});

function labelListIssues(value: unknown, labels: readonly string[]): Issue[] {
  const prefix = "multi label selection questions";
  if (!Array.isArray(value)) {
    return [issue("not_a_list", `${prefix} expects a list of values, found ${kindOf(value)}`)];
  }
  if (value.length === 0)
    return [issue("empty_list", `${prefix} expects a list of values, found empty list`)];
  if (new Set(value).size < value.length) {
    return [issue("duplicate_values", `${prefix} expect a list of unique values, but duplicates were found`)];
  }
  const known = new Set<unknown>(labels);
  const unknown = value.filter((label) => !known.has(label)).sort();
  if (unknown.length === 0) return [];
  const message = `${quoted(unknown)} are not valid labels for multi label selection question.\nValid labels are: ${quoted(labels)}`;
  return [issue("unknown_labels", message, { values: unknown, labels })];
}
