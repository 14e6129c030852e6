import type { UserRole } from "@glossa/contract";

/** Who asks, with all that policies need to decide. */
export interface Caller {
  id: number;
  publicId: string;
  username: string;
  role: UserRole;
  workspaceIds: ReadonlySet<number>;
}

/** Whether this person may see what is in a workspace. */
export function isMember(caller: Caller, workspaceId: number): boolean {
  return caller.role === "owner" || caller.workspaceIds.has(workspaceId);
}

/** Whether this person may change what is in a workspace. */
export function isManager(caller: Caller, workspaceId: number): boolean {
  return caller.role === "owner" || (caller.role === "admin" && caller.workspaceIds.has(workspaceId));
}
