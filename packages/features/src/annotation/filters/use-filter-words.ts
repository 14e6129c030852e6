import { useFormat, useT } from "@glossa/locales";
import { useMemo } from "react";

/** The texts of the controls of filters. */
export function useFilterWords() {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => ({
      list: {
        search: t("filters.findValue"),
        noneFound: t("filters.noValue"),
        more: (count: number) => t("filters.moreValues", { count }),
      },
      range: {
        from: t("filters.from"),
        to: t("filters.to"),
        between: t("filters.between"),
        exact: t("filters.exact"),
        limit: (limit: number) => t("filters.limit", { limit }),
        number: format.typed,
      },
      clear: {
        remove: (label: string) => t("filters.remove", { label }),
        all: t("filters.removeAll"),
      },
      moreLabel: (hidden: number) => `+${format.number(hidden)}`,
    }),
    [t, format],
  );
}
