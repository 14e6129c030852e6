import { type Caller, isManager } from "../../http/caller";

interface Saved {
  user_id: number;
  is_shared: number;
}

/** Whether this user may see and use a filter set of a dataset that they may see. */
export function mayUseFilterSet(caller: Caller, filterSet: Saved): boolean {
  return filterSet.user_id === caller.id || filterSet.is_shared === 1;
}

/** Whether this user may change or delete a filter set that they may use: its author, or a manager of the workspace. */
export function mayChangeFilterSet(
  caller: Caller,
  filterSet: Saved,
  dataset: { workspace_id: number },
): boolean {
  return filterSet.user_id === caller.id || isManager(caller, dataset.workspace_id);
}
