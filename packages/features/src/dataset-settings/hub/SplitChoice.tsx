import { Select } from "@glossa/design-system";
import { useFormat, useT } from "@glossa/locales";
import type { HubFormProps } from "./HubForm";
import { chosenSubset } from "./hub-draft";

/** The split that is imported, if the subset has several. */
export function SplitChoice({
  subsets,
  draft,
  onSubset,
}: Pick<HubFormProps, "subsets" | "draft" | "onSubset">) {
  const t = useT();
  const format = useFormat();
  const splits = subsets.find(({ name }) => name === draft.subset)?.splits ?? [];
  if (splits.length < 2) return null;
  return (
    <Select
      label={t("hub.split")}
      placeholder={t("hub.split")}
      options={splits.map(({ name, rows }) => ({
        value: name,
        label: name,
        ...(rows !== undefined && { count: format.number(rows) }),
      }))}
      value={chosenSubset(draft).split}
      onChange={(split) => onSubset({ split })}
      words={{ search: t("hub.split"), noneFound: t("hub.noSplit") }}
    />
  );
}
