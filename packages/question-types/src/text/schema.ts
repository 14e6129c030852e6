import { z } from "zod";
import { defineQuestionSchema, issue } from "../schema-parts/definition";
import { kindOf } from "../schema-parts/message-text";

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
  value: z.string(),
  isCompletedByOneKey: false,
  hasManyValues: false,
  isAnswered: (value) => value !== undefined && value.trim() !== "",
  completeness: (value) => (value !== undefined && value.trim() !== "" ? "complete" : "empty"),
  validate: (value) =>
    typeof value === "string"
      ? []
      : [issue("not_a_text", `text question expects a text value, found ${kindOf(value)}`)],
  validateSettings: () => [],
  validateUpdate: () => [],
  searchValues: () => [],
  format: (value) => value,
});
