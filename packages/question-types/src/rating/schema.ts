import { z } from "zod";
import { defineQuestionSchema, issue } from "../schema-parts/definition";
import { quoted } from "../schema-parts/message-text";
import { refuseDuplicates } from "../schema-parts/options";

const type = z.literal("rating");

// Forms send numbers as text; the server has always taken them.
const ratingValue = z.preprocess(
  (value) => (typeof value === "string" && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value),
  z.int().min(0).max(10),
);

/** The rules of rating questions: one of up to eleven whole numbers. */
export const ratingSchema = defineQuestionSchema({
  type: "rating",
  settings: z.object({ type, options: z.array(z.object({ value: z.int() })) }),
  createSettings: z
    .object({
      type,
      options: z
        .array(z.object({ value: ratingValue }))
        .min(2)
        .max(11),
    })
    .superRefine(refuseDuplicates),
  updateSettings: z.object({ type }),
  value: z.int(),
  isCompletedByOneKey: true,
  hasManyValues: false,
  isAnswered: (value) => value !== undefined,
  completeness: (value) => (value === undefined ? "empty" : "complete"),
  validate: (value, settings) => {
    const ratings = settings.options.map((option) => option.value);
    if (typeof value === "number" && ratings.includes(value)) return [];
    const message = `${quoted(value)} is not a valid rating for rating question.\nValid ratings are: ${quoted(ratings)}`;
    return [issue("unknown_rating", message, { value, ratings })];
  },
  validateSettings: () => [],
  validateUpdate: () => [],
  searchValues: (value) => [value],
  format: (value) => String(value),
});
