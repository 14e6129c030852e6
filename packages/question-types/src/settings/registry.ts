import { labelSettings } from "../label-selection/settings";
import { multiLabelSettings } from "../multi-label-selection/settings";
import { rankingSettings } from "../ranking/settings";
import { ratingSettings } from "../rating/settings";
import type { QuestionType } from "../schemas";
import type { RegisteredSettings } from "../settings-parts/definition";
import { spanSettings } from "../span/settings";
import { textSettings } from "../text/settings";

const halves: Record<QuestionType, RegisteredSettings> = {
  label_selection: labelSettings,
  multi_label_selection: multiLabelSettings,
  rating: ratingSettings,
  text: textSettings,
  span: spanSettings,
  ranking: rankingSettings,
};

/**
 * The settings half of a type.
 *
 * @throws an error that names the type, if no question type has this name
 */
export function settingsHalfOf(type: string): RegisteredSettings {
  const found = Object.hasOwn(halves, type) ? halves[type as QuestionType] : undefined;
  if (!found)
    throw new Error(
      `There is no form for the question type "${type}", so its settings can't be shown. Edit them in a form of your own, or add the type in the repository of Glossa (settings/registry.ts).`,
    );
  return found;
}
