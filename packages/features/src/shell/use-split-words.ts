import type { SplitWords } from "@glossa/design-system";
import { useT } from "@glossa/locales";

/** Names of the buttons that move the border between two panels. */
export function useSplitWords(): SplitWords {
  const t = useT();
  return { smaller: t("app.panels.smaller"), larger: t("app.panels.larger"), reset: t("app.panels.reset") };
}

/** Names of the buttons that move the border of a panel at the lower edge. */
export function usePanelWords(): SplitWords {
  const t = useT();
  return {
    smaller: t("app.panels.lower"),
    larger: t("app.panels.higher"),
    reset: t("app.panels.resetHeight"),
  };
}
