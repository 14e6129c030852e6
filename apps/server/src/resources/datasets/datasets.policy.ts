import { type Caller, isManager, isMember } from "../../http/caller";

interface InWorkspace {
  workspace_id: number;
}

/** Whether this user may see a dataset and its content, and respond to its records. */
export function maySeeDataset(caller: Caller, dataset: InWorkspace): boolean {
  return isMember(caller, dataset.workspace_id);
}

/** Whether this user may change a dataset and its content. */
export function mayManageDataset(caller: Caller, dataset: InWorkspace): boolean {
  return isManager(caller, dataset.workspace_id);
}

/** Whether this user may create datasets in a workspace, which may not exist. */
export function mayCreateDataset(caller: Caller, workspaceId: number | undefined): boolean {
  return workspaceId === undefined ? caller.role === "owner" : isManager(caller, workspaceId);
}

/** Whether this user may list the datasets of one workspace. */
export function mayListDatasetsOf(caller: Caller, workspaceId: number | undefined): boolean {
  return workspaceId === undefined ? caller.role === "owner" : isMember(caller, workspaceId);
}
