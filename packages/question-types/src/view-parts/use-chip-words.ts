import type { OptionChipsProps } from "@glossa/design-system";
import { useT } from "@glossa/locales";

/** The words of a list of labels. */
export function useChipWords(): OptionChipsProps["words"] {
  const t = useT();
  return {
    search: t("questions.search"),
    noneFound: t("questions.noLabels"),
    showMore: (count) => t("questions.showAll", { count }),
    showFewer: t("questions.showFewer"),
  };
}
