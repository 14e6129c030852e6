import { z } from "zod";
import { defineFieldSchema } from "../schema-parts/definition";

const type = z.literal("custom");
const value = z.record(z.string(), z.unknown());

/** The rules of custom fields: any object, shown by a template. */
export const customFieldSchema = defineFieldSchema({
  type: "custom",
  settings: z.object({ type, template: z.string(), advanced_mode: z.boolean().default(false) }),
  createSettings: z.object({ type, template: z.string(), advanced_mode: z.boolean().default(false) }),
  updateSettings: z.object({ type, template: z.string(), advanced_mode: z.boolean() }),
  value,
  validate: (content, _settings, name) =>
    !Array.isArray(content) && value.safeParse(content).success
      ? []
      : [
          {
            code: "not_an_object",
            params: { name },
            message: `custom field '${name}' value must be a dictionary`,
          },
        ],
  searchText: (content) => JSON.stringify(content),
});
