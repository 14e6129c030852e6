import { fieldTypeOf } from "./registry";
import type { FieldSettings } from "./schemas";

/** As much of a field as its text takes. */
export interface NamedField {
  name: string;
  title: string;
  settings: FieldSettings;
}

/** A record as text to take along: what each field holds under its title. */
export function recordText(fields: readonly NamedField[], values: Readonly<Record<string, unknown>>): string {
  // A field may be called `constructor`.
  const own = new Map(Object.entries(values));
  return fields
    .flatMap(({ name, title, settings }) => {
      const { isValue, plainText } = fieldTypeOf(settings.type);
      const value = own.get(name);
      return value != null && isValue(value) ? [`${title}\n${plainText(value)}`] : [];
    })
    .join("\n\n");
}
