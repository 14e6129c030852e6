import { CircleDot, type IconPicture, ListOrdered, PencilLine, SortList, Tag } from "@glossa/design-system";
import { type Translate, useT } from "@glossa/locales";
import type { PartProps } from "./filter-parts";
import { LoadState } from "./LoadState";
import { itemsOf, keysOf, type SortBy, sortOffers } from "./sort-choices";

/** The order of the records: several keys, each ascending or descending. */
export function SortPart({ dataset, value, onChange, onRetry }: PartProps<"sort">) {
  const t = useT();
  const offers = sortOffers(dataset, value);
  const { load } = dataset.choices;
  return (
    <>
      <SortList
        choices={offers.map(({ id, by, title }) => ({
          id,
          label: sortLabel(by, title, t),
          icon: pictures[by.entity],
        }))}
        value={keysOf(value)}
        onChange={(keys) => {
          const sort = itemsOf(keys, offers);
          // Without any key the usual order is back at once.
          onChange(sort, sort.length === 0 ? "now" : undefined);
        }}
        words={{
          sortedBy: t("sorting.sortedBy"),
          add: t("sorting.add"),
          direction: (label, isDescending) =>
            t(isDescending ? "sorting.descending" : "sorting.ascending", { label }),
          remove: (label) => t("sorting.remove", { label }),
        }}
      />
      {load !== "ready" && <LoadState load={load} onRetry={onRetry} />}
    </>
  );
}

const pictures: Record<SortBy["entity"], IconPicture> = {
  record: ListOrdered,
  suggestion: PencilLine,
  response: CircleDot,
  metadata: Tag,
};

/** The name of a key on screen. */
export function sortLabel({ entity, name, property }: SortBy, title: string, t: Translate): string {
  if (entity === "record" && isRecordProperty(name)) return t(`sorting.record.${name}`);
  if (entity === "suggestion") return t(property === "value" ? "sorting.value" : "sorting.score", { title });
  return entity === "response" ? t("sorting.response", { title }) : title;
}

const recordProperties = ["inserted_at", "updated_at", "id", "external_id", "status"] as const;

function isRecordProperty(name: string): name is (typeof recordProperties)[number] {
  return recordProperties.some((one) => one === name);
}
