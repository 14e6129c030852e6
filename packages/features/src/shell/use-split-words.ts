import type { SplitWords } from "@glossa/design-system";
import { useT } from "@glossa/locales";

/** Names of the buttons that move the border between two panels. */
export function useSplitWords(): SplitWords {
  const t = useT();
  return { smaller: t("app.panels.smaller"), larger: t("app.panels.larger"), reset: t("app.panels.reset") };
}
