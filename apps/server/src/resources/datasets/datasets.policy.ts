import { type Caller, isManager, isMember } from "../../http/caller";

interface InWorkspace {
  workspace_id: number;
}

/** Whether this person may see a dataset and what is in it, and answer its records. */
export function maySeeDataset(caller: Caller, dataset: InWorkspace): boolean {
  return isMember(caller, dataset.workspace_id);
}

/** Whether this person may change a dataset and what is in it. */
export function mayManageDataset(caller: Caller, dataset: InWorkspace): boolean {
  return isManager(caller, dataset.workspace_id);
}

/** Whether this person may create datasets in a workspace, which may turn out not to exist. */
export function mayCreateDataset(caller: Caller, workspaceId: number | undefined): boolean {
  return workspaceId === undefined ? caller.role === "owner" : isManager(caller, workspaceId);
}

/** Whether this person may ask for the datasets of one workspace. */
export function mayListDatasetsOf(caller: Caller, workspaceId: number | undefined): boolean {
  return workspaceId === undefined ? caller.role === "owner" : isMember(caller, workspaceId);
}
