import { z } from "zod";
import { chatFieldSchema } from "./chat/schema";
import { customFieldSchema } from "./custom/schema";
import { imageFieldSchema } from "./image/schema";
import type { FieldSchema } from "./schema-parts/definition";
import { textFieldSchema } from "./text/schema";

export { type ChatMessage, maxChatMessages } from "./chat/schema";
export type { FieldIssue, FieldSchema } from "./schema-parts/definition";

/** All field types, in the order in which screens list them. */
export const fieldSchemas = [textFieldSchema, chatFieldSchema, imageFieldSchema, customFieldSchema] as const;

type Registry = typeof fieldSchemas;
type SchemaKey = "settings" | "createSettings" | "updateSettings" | "value";
type Parts<List extends readonly FieldSchema[], Key extends SchemaKey> = {
  -readonly [Index in keyof List]: List[Index][Key];
};

/** The id of a field type. */
export type FieldType = Registry[number]["type"];
/** The settings of any field, distinguished by `type`. */
export type FieldSettings = z.output<Registry[number]["settings"]>;
/** The settings of one field type. */
export type FieldSettingsOf<Type extends FieldType> = Extract<FieldSettings, { type: Type }>;
/** The value of any field. */
export type FieldValue = z.output<Registry[number]["value"]>;
/** The value of a field of one type. */
export type FieldValueOf<Type extends FieldType> = z.output<
  Extract<Registry[number], { type: Type }>["value"]
>;

/** Settings of any type, as stored and loaded. */
export const fieldSettings = z.discriminatedUnion("type", collect("settings"));
/** Settings of any type, as sent for a new field. */
export const newFieldSettings = z.discriminatedUnion("type", collect("createSettings"));
/** Settings of any type, as sent for a change. */
export const fieldSettingsUpdate = z.discriminatedUnion("type", collect("updateSettings"));
/** A value of any type; which rules apply depends on the field. */
export const anyFieldValue = z.union(collect("value"));

/**
 * Returns the rules of a field type, for callers that treat all types alike.
 *
 * @param type `text`, `image`, `chat` or `custom`
 * @throws an error that names the type, if no field type has this name
 * @example
 * fieldSchemaOf("text").validate(42, { type: "text" }, "message")[0]?.code; // "not_a_text"
 */
export function fieldSchemaOf(type: string): FieldSchema {
  const found: FieldSchema | undefined = fieldSchemas.find((schema) => schema.type === type);
  if (!found)
    throw new Error(
      `There is no field type "${type}", so its values cannot be judged. Judge them in code of your own, or add the type in the repository of Glossa (schemas.ts).`,
    );
  return found;
}

// `map` loses the length and order of a tuple; they are asserted here only.
function collect<Key extends SchemaKey>(key: Key): Parts<Registry, Key> {
  return fieldSchemas.map((schema) => schema[key]) as unknown as Parts<Registry, Key>;
}
