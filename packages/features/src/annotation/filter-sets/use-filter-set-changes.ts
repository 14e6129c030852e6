import { useT } from "@glossa/locales";
import { useState } from "react";
import type { FilterSetFault, FilterSetPorts, FilterSetView } from "./filter-sets-view";

/** The row that shows a form instead of its name. */
export interface OpenedRow {
  id: string;
  mode: "rename" | "delete";
}

type Outcome = { said: string } | { fault: FilterSetFault };

/** Changes filter sets: which row is being edited, what has happened, and the name where the focus goes next. */
export function useFilterSetChanges(ports: FilterSetPorts) {
  const t = useT();
  const [opened, setOpened] = useState<OpenedRow>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [focused, setFocused] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function change(
    call: Promise<FilterSetFault | undefined>,
    said: string,
    focus: string | undefined,
  ): Promise<boolean> {
    setOutcome(undefined);
    setFocused(undefined);
    setBusy(true);
    const fault = await call;
    setBusy(false);
    setOutcome(fault ? { fault } : { said });
    if (fault) return false;
    setOpened(undefined);
    setFocused(focus);
    return true;
  }

  return {
    opened,
    outcome,
    focused,
    isBusy,
    open(row: OpenedRow) {
      setOutcome(undefined);
      setFocused(undefined);
      setOpened(row);
    },
    cancel({ name }: FilterSetView) {
      setOutcome(undefined);
      setOpened(undefined);
      setFocused(name);
    },
    save: (content: Parameters<FilterSetPorts["onSave"]>[0]) =>
      change(ports.onSave(content), t("filterSets.saved", { name: content.name }), content.name),
    rename: ({ id }: FilterSetView, name: string) =>
      change(ports.onRename(id, name), t("filterSets.saved", { name }), name),
    replace: ({ id, name }: FilterSetView) =>
      change(ports.onReplace(id), t("filterSets.saved", { name }), name),
    share: ({ id, name, isShared }: FilterSetView) =>
      change(
        ports.onShare(id, !isShared),
        t(isShared ? "filterSets.isUnshared" : "filterSets.isShared", { name }),
        name,
      ),
    remove: ({ id, name }: FilterSetView, next: string | undefined) =>
      change(ports.onDelete(id), t("filterSets.removed", { name }), next ?? ""),
  };
}

/** The actions of the rows of the list. */
export type FilterSetChanges = ReturnType<typeof useFilterSetChanges>;
