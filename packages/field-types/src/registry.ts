import type { IconPicture } from "@glossa/design-system";
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

/**
 * Returns the browser part of a type: its icon and its view.
 *
 * @throws an error that names the type, if no field type has this name
 */
export function fieldTypeOf(type: string): RegisteredFieldType {
  const found = Object.hasOwn(fieldTypes, type) ? fieldTypes[type as FieldType] : undefined;
  if (!found)
    throw new Error(
      `There is no field type "${type}", so its field can't be shown. Register it in registry.ts.`,
    );
  return found;
}

/**
 * Returns the icon of a type, for badges and menus.
 *
 * @param type `text`, `image`, `chat` or `custom`
 * @throws an Error that names the type, if no field type has this name
 * @example
 * <Badge icon={fieldTypeIcon("image")}>Photo</Badge>
 */
export function fieldTypeIcon(type: string): IconPicture {
  return fieldTypeOf(type).icon;
}
