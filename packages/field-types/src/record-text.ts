import { knownFieldType } from "./registry";
import type { FieldSettings } from "./schemas";

/** The part of a field that is needed for its text. */
export interface NamedField {
  name: string;
  title: string;
  settings: FieldSettings;
}

/**
 * Returns a record as text for copying: the value of each field under its title.
 *
 * @param fields those of the dataset, in their order
 * @param values those of the record, by the name of the field
 * @example
 * const settings = { type: "text" as const, use_markdown: false };
 * recordText([{ name: "message", title: "Message", settings }], { message: "Where is my order?" });
 * // "Message\nWhere is my order?"
 */
export function recordText(fields: readonly NamedField[], values: Readonly<Record<string, unknown>>): string {
  // A field may have the name `constructor`.
  const own = new Map(Object.entries(values));
  return fields
    .flatMap(({ name, title, settings }) => {
      const type = knownFieldType(settings.type);
      const value = own.get(name);
      return value != null && type?.isValue(value) ? [`${title}\n${type.plainText(value)}`] : [];
    })
    .join("\n\n");
}
