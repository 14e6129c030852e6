import { z } from "zod";
import { defineQuestionSchema, issue } from "../schema-parts/definition";
import {
  labelOption,
  maxOptions,
  newLabelOption,
  optionText,
  optionUpdateIssues,
  refuseDuplicates,
  refuseTooManyVisible,
  visibleOptions,
  visibleOptionsIssues,
} from "../schema-parts/options";
import { quoted } from "../schema-parts/wire-text";

const type = z.literal("label_selection");

/** The rules of questions that are answered by one label. */
export const labelSelectionSchema = defineQuestionSchema({
  type: "label_selection",
  settings: z.object({
    type,
    options: z.array(labelOption),
    visible_options: z.int().nullable().default(null),
  }),
  createSettings: z
    .object({
      type,
      options: z.array(newLabelOption).min(2).max(maxOptions),
      visible_options: visibleOptions,
    })
    .superRefine(refuseDuplicates)
    .superRefine(refuseTooManyVisible),
  updateSettings: z.object({
    type,
    options: z.array(newLabelOption).optional(),
    visible_options: z.int().min(3).nullable().optional(),
  }),
  answer: z.string(),
  answersAtOnce: true,
  hasManyValues: false,
  isAnswered: (answer) => answer !== undefined,
  completeness: (answer) => (answer === undefined ? "empty" : "complete"),
  validate: (answer, settings) => {
    const labels = settings.options.map((option) => option.value);
    if (typeof answer === "string" && labels.includes(answer)) return [];
    const message = `${quoted(answer)} is not a valid label for label selection question.\nValid labels are: ${quoted(labels)}`;
    return [issue("unknown_label", message, { value: answer, labels })];
  },
  validateSettings: () => [],
  validateUpdate: (stored, update) => [
    ...optionUpdateIssues(stored.options, update.options),
    ...visibleOptionsIssues(update.visible_options, stored.options.length),
  ],
  searchValues: (answer) => [answer],
  format: (answer, settings) => optionText(settings.options, answer),
});
