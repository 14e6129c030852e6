import type { EditableWords } from "@glossa/design-system";
import { useT } from "@glossa/locales";

/** The words of a list in which parts are put in order. */
export function useOrderWords(): EditableWords {
  const t = useT();
  return {
    move: (label, place, count) => t("questionSettings.move", { label, place, count }),
    moveHelp: t("questionSettings.moveHelp"),
    moveUp: (label) => t("questionSettings.moveUp", { label }),
    moveDown: (label) => t("questionSettings.moveDown", { label }),
    moved: (label, place, count) => t("questionSettings.moved", { label, place, count }),
    rename: (place) => t("newDataset.rename", { place }),
    remove: (label) => t("questionSettings.remove", { label }),
    removed: (label) => t("questionSettings.removed", { label }),
    unnamed: t("newDataset.unnamed"),
  };
}
