import { type Caller, isManager, isMember } from "../../http/caller";

/** Whether this person may make and remove workspaces and add members: only owners may. */
export function mayManageWorkspaces(caller: Caller): boolean {
  return caller.role === "owner";
}

/** Whether this person may see a workspace. */
export function maySeeWorkspace(caller: Caller, workspaceId: number): boolean {
  return isMember(caller, workspaceId);
}

/** Whether this person may see and remove the members of a workspace, which may turn out not to exist. */
export function mayManageMembers(caller: Caller, workspaceId: number | undefined): boolean {
  return workspaceId === undefined ? caller.role === "owner" : isManager(caller, workspaceId);
}
