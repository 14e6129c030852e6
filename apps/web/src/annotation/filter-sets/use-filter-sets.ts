import type { FilterSetPorts, FilterSetsView } from "@glossa/features/annotation";
import {
  criteriaOfSaved,
  isSavedAs,
  isWorthSaving,
  savedCriteria,
  savedQuery,
  type UsableFilterSet,
} from "@glossa/session";
import type { LoadedSession } from "@glossa/session/server";
import { useMemo } from "react";
import { useStore } from "zustand";
import { useAccount } from "../../account/use-account";
import { annotationPath } from "../../paths";
import { copyText } from "../../state/clipboard";
import type { AnnotationData } from "../use-annotation";
import { useKnownCriteria } from "../use-known-criteria";
import { useStoredFilterSets } from "./use-stored-filter-sets";

/** The filters of a dataset that are saved under a name, and what can be done with them. */
export function useFilterSets(
  session: LoadedSession,
  data: AnnotationData,
  userId: string,
): { sets: FilterSetsView; ports: FilterSetPorts } {
  const { id: datasetId } = data.dataset;
  const { isAdminOrOwner } = useAccount();
  const known = useKnownCriteria(data);
  const stored = useStoredFilterSets(datasetId, userId);
  const { search, status, filters } = useStore(session, (state) => state.criteria.committed);
  const sets = useMemo((): FilterSetsView => {
    const shown = { ...session.getState().criteria.committed, search, status, filters };
    return {
      sets: stored.sets?.map((set) => ({
        id: set.id,
        name: set.name,
        isShared: set.is_shared,
        isMine: set.user_id === userId,
        sharedBy: set.username,
        canChange: set.user_id === userId || isAdminOrOwner,
        isApplied: isSavedAs(shown, set.criteria),
      })),
      fault: stored.fault,
      canShare: stored.canShare,
      isWorthSaving: isWorthSaving(shown),
    };
  }, [session, stored, userId, isAdminOrOwner, search, status, filters]);
  const ports = useMemo((): FilterSetPorts => {
    const { change } = stored;
    const withSet = (id: string, act: (set: UsableFilterSet) => void) => {
      const set = stored.sets?.find((one) => one.id === id);
      if (set) act(set);
    };
    const current = () => savedCriteria(session.getState().criteria.committed);
    return {
      onOpen: stored.open,
      onApply: (id) =>
        withSet(id, ({ criteria }) => void session.select(known(criteriaOfSaved(criteria, datasetId)))),
      onCopyLink: (id) =>
        withSet(id, ({ criteria }) => {
          const path = `${annotationPath(datasetId)}?${savedQuery(criteria)}`;
          void copyText(window.location.origin + path);
        }),
      onSave: (content) => change((kept) => kept.create({ ...content, criteria: current() })),
      onRename: (id, name) => change((kept) => kept.change(id, { name })),
      onReplace: (id) => change((kept) => kept.change(id, { criteria: current() })),
      onShare: (id, isShared) => change((kept) => kept.change(id, { isShared })),
      onDelete: (id) => change((kept) => kept.remove(id)),
    };
  }, [session, stored, datasetId, known]);
  return { sets, ports };
}
