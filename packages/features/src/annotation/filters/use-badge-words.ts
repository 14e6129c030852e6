import { useFormat, useT } from "@glossa/locales";
import { useMemo } from "react";
import type { BadgeWords } from "./badges";

/** How badges are written in the language of the page. */
export function useBadgeWords(): BadgeWords {
  const t = useT();
  const { number } = useFormat();
  return useMemo(
    () => ({
      number,
      range: (ends) => t("filters.range", ends),
      part: (badge) => t("filters.part", badge),
      parts: { value: t("filters.value"), score: t("filters.score"), agents: t("filters.agents") },
    }),
    [t, number],
  );
}
