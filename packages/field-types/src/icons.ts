import { CodeXml, type IconPicture, Image, MessagesSquare, Type } from "@glossa/design-system";
import type { FieldType } from "./schemas";

// Apart from the views, because a list of datasets shows the icons only.
const icons: Record<FieldType, IconPicture> = {
  text: Type,
  image: Image,
  chat: MessagesSquare,
  custom: CodeXml,
};

/**
 * Returns the icon of a type, for badges and menus.
 *
 * @param type `text`, `image`, `chat` or `custom`
 * @throws an Error that names the type, if no field type has this name
 * @example
 * <Badge icon={fieldTypeIcon("image")}>Photo</Badge>
 */
export function fieldTypeIcon(type: string): IconPicture {
  const icon = Object.hasOwn(icons, type) ? icons[type as FieldType] : undefined;
  if (!icon)
    throw new Error(
      `There is no field type "${type}", so it has no icon. Use an icon of your own, or add the type in the repository of Glossa (icons.ts).`,
    );
  return icon;
}
