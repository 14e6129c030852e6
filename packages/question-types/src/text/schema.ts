import { z } from "zod";
import { defineQuestionSchema, issue } from "../schema-parts/definition";
import { kindOf } from "../schema-parts/wire-text";

const type = z.literal("text");

/** The rules of free-text questions. */
export const textSchema = defineQuestionSchema({
  type: "text",
  // A server may return the placeholder of an empty value; ours stores none.
  settings: z.object({
    type,
    use_markdown: z.boolean().default(false),
    placeholder: z.string().nullish(),
  }),
  createSettings: z.object({ type, use_markdown: z.boolean().default(false) }),
  updateSettings: z.object({ type, use_markdown: z.boolean().optional() }),
  answer: z.string(),
  answersAtOnce: false,
  hasManyValues: false,
  isAnswered: (answer) => answer !== undefined && answer.trim() !== "",
  completeness: (answer) => (answer !== undefined && answer.trim() !== "" ? "complete" : "empty"),
  validate: (answer) =>
    typeof answer === "string"
      ? []
      : [issue("not_a_text", `text question expects a text value, found ${kindOf(answer)}`)],
  validateSettings: () => [],
  validateUpdate: () => [],
  searchValues: () => [],
  format: (answer) => answer,
});
