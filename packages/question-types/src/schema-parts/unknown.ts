import { z } from "zod";
import { defineQuestionSchema, issue } from "./definition";

/**
 * The rules of a question whose type this version does not know, as another backend may have: nobody can answer it here. A
 * stored value counts as an answer and is sent again as it is, also in bulk mode.
 */
export const unknownSchema = defineQuestionSchema({
  type: "unknown",
  settings: z.looseObject({ type: z.string() }) as unknown as z.ZodType<{ type: "unknown" }>,
  createSettings: z.never(),
  updateSettings: z.never(),
  value: z.unknown(),
  isCompletedByOneKey: false,
  hasManyValues: false,
  isOfOneText: true,
  isAnswered: (value) => value !== undefined,
  completeness: (value) => (value === undefined ? "empty" : "complete"),
  validate: () => [issue("unknown_type", "the type of the question is not known")],
  validateSettings: () => [issue("unknown_type", "the type of the question is not known")],
  validateUpdate: () => [issue("unknown_type", "the type of the question is not known")],
  searchValues: () => [],
  format: (value) => JSON.stringify(value),
});
