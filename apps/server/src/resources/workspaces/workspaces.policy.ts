import { type Caller, isManager, isMember } from "../../http/caller";

/** Whether this user may create and delete workspaces and add members: only owners may. */
export function mayManageWorkspaces(caller: Caller): boolean {
  return caller.role === "owner";
}

/** Whether this user may see a workspace. */
export function maySeeWorkspace(caller: Caller, workspaceId: number): boolean {
  return isMember(caller, workspaceId);
}

/** Whether this user may see and remove the members of a workspace, which may not exist. */
export function mayManageMembers(caller: Caller, workspaceId: number | undefined): boolean {
  return workspaceId === undefined ? caller.role === "owner" : isManager(caller, workspaceId);
}
