import { datasetCriteriaFrom } from "@glossa/features/home";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { workspacesQuery } from "../queries/datasets";

/**
 * The workspaces for a new dataset. Pages preselect the first one, so those by which the list of datasets was filtered
 * come first.
 */
export function useWorkspaceChoices() {
  const { data, isPending } = useQuery(workspacesQuery);
  const [params] = useSearchParams();
  const workspaces = useMemo(() => {
    const all = data ?? [];
    const names = all.map(({ name }) => name);
    const filtered = new Set(datasetCriteriaFrom(params, names).workspaces);
    return all.toSorted((left, right) => Number(filtered.has(right.name)) - Number(filtered.has(left.name)));
  }, [data, params]);
  return { workspaces, isPending };
}
