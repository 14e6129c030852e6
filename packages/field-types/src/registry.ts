import { chatField } from "./chat";
import { customField } from "./custom";
import { imageField } from "./image";
import type { FieldType } from "./schemas";
import { textField } from "./text";
import type { RegisteredFieldType } from "./view-parts/definition";

const fieldTypes: Record<FieldType, RegisteredFieldType> = {
  text: textField,
  image: imageField,
  chat: chatField,
  custom: customField,
};

/** Returns the browser part of a type; undefined for one of another backend. */
export function knownFieldType(type: string): RegisteredFieldType | undefined {
  return Object.hasOwn(fieldTypes, type) ? fieldTypes[type as FieldType] : undefined;
}

/**
 * Returns the browser part of a type: its view and its text.
 *
 * @throws an error that names the type, if no field type has this name
 */
export function fieldTypeOf(type: string): RegisteredFieldType {
  const found = knownFieldType(type);
  if (!found)
    throw new Error(
      `There is no field type "${type}", so its field can't be shown. Show it with a component of your own, or add the type in the repository of Glossa (registry.ts).`,
    );
  return found;
}
