import {
  Gauge,
  HighlighterPicture,
  type IconPicture,
  ListOrdered,
  Tag,
  Tags,
  TextCursorInput,
} from "@glossa/design-system";
import type { QuestionType } from "./schemas";

// Apart from the views, because a list of datasets shows the icons only.
const icons: Record<QuestionType, IconPicture> = {
  label_selection: Tag,
  multi_label_selection: Tags,
  rating: Gauge,
  text: TextCursorInput,
  span: HighlighterPicture,
  ranking: ListOrdered,
};

/**
 * The icon of a type, for badges and menus.
 *
 * @param type such as `rating`
 * @throws an Error that names the type, if no question type has this name
 * @example
 * <Badge icon={questionTypeIcon("rating")}>Urgency</Badge>
 */
export function questionTypeIcon(type: string): IconPicture {
  const icon = Object.hasOwn(icons, type) ? icons[type as QuestionType] : undefined;
  if (!icon)
    throw new Error(
      `There is no question type "${type}", so it has no icon. Use an icon of your own, or add the type in the repository of Glossa (icons.ts).`,
    );
  return icon;
}
