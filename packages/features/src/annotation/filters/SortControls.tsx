import type { RecordProperty } from "@glossa/contract";
import { SortList } from "@glossa/design-system";
import { type MessageKey, useT } from "@glossa/locales";
import type { FiltersView } from "./filters-view";
import { type SortSubject, sortId, type sortSubjects } from "./sort-choices";

interface SortControlsProps {
  view: FiltersView;
  subjects: ReturnType<typeof sortSubjects>;
  keys: Parameters<typeof SortList>[0]["value"];
  onChange: Parameters<typeof SortList>[0]["onChange"];
}

/** The keys by which the records are sorted, and those that can be added. */
export function SortControls({ view, subjects, keys, onChange }: SortControlsProps) {
  const t = useT();
  const label = useSortLabel(view);
  const group = useGroup(view);
  return (
    <SortList
      options={subjects.map((subject) => ({ id: sortId(subject), label: label(subject), ...group(subject) }))}
      value={keys}
      onChange={onChange}
      words={{
        sortedBy: t("filters.sortedBy"),
        add: t("filters.addSort"),
        direction: (name, isDescending) =>
          t(isDescending ? "filters.descending" : "filters.ascending", { label: name }),
        remove: (name) => t("filters.removeSort", { label: name }),
      }}
    />
  );
}

/** Returns the heading above a sort key, which says what its label need not repeat. */
function useGroup({ questions, properties }: FiltersView) {
  const t = useT();
  return ({ entity, name, property }: SortSubject) => {
    if (entity === "record") return { group: t("filters.sortGroups.record") };
    if (entity === "metadata")
      return { group: t("filters.metadata"), labelInGroup: titleIn(properties, name) };
    const of = entity === "response" ? "response" : property === "score" ? "score" : "value";
    return { group: t(`filters.sortGroups.${of}`), labelInGroup: titleIn(questions, name) };
  };
}

function titleIn(list: readonly { name: string; title: string }[], name: string): string {
  return list.find((one) => one.name === name)?.title ?? name;
}

const labelsOfRecord = {
  inserted_at: "filters.insertedAt",
  updated_at: "filters.updatedAt",
  id: "filters.recordId",
  external_id: "filters.externalId",
  status: "filters.recordStatus",
} as const satisfies Record<RecordProperty, MessageKey>;

/** Returns the label of a sort key. */
export function useSortLabel({ questions, properties }: FiltersView): (subject: SortSubject) => string {
  const t = useT();
  return ({ entity, name, property }) => {
    if (entity === "record") return t(labelsOfRecord[name as RecordProperty]);
    if (entity === "metadata") return titleIn(properties, name);
    const title = titleIn(questions, name);
    if (entity === "response") return t("filters.responseValue", { title });
    return t(property === "score" ? "filters.suggestionScore" : "filters.suggestionValue", { title });
  };
}
