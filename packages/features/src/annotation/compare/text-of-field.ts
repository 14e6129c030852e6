import type { Field } from "@glossa/contract";
import { type FieldSchema, fieldSchemas } from "@glossa/field-types/schema";

/** The text of a value whose words can be compared; undefined for values without text, such as pictures. */
export function textOfField({ settings }: Pick<Field, "settings">, value: unknown): string | undefined {
  const schema: FieldSchema | undefined = fieldSchemas.find(({ type }) => type === settings.type);
  const parsed = schema?.value.safeParse(value);
  return (parsed?.success && schema?.searchText(parsed.data)) || undefined;
}
