import { z } from "zod";
import { defineFieldSchema } from "../schema-parts/definition";

const type = z.literal("text");

/** The rules of text fields, plain or Markdown. */
export const textFieldSchema = defineFieldSchema({
  type: "text",
  settings: z.object({ type, use_markdown: z.boolean().default(false) }),
  createSettings: z.object({ type, use_markdown: z.boolean().default(false) }),
  updateSettings: z.object({ type, use_markdown: z.boolean() }),
  value: z.string(),
  validate: (value, _settings, name) =>
    typeof value === "string"
      ? []
      : [{ code: "not_a_text", params: { name }, message: `text field '${name}' value must be a string` }],
  searchText: (value) => value,
});
