import type { UserRole } from "@glossa/contract";

/** The user of a request, with everything that policies need. */
export interface Caller {
  id: number;
  publicId: string;
  username: string;
  role: UserRole;
  workspaceIds: ReadonlySet<number>;
  /** The user has signed in with a password that someone else set; they may only change it. Never with an API key. */
  mustChangePassword: boolean;
}

/** Whether the user may see the content of a workspace. */
export function isMember(caller: Caller, workspaceId: number): boolean {
  return caller.role === "owner" || caller.workspaceIds.has(workspaceId);
}

/** Whether the user may change the content of a workspace. */
export function isManager(caller: Caller, workspaceId: number): boolean {
  return caller.role === "owner" || (caller.role === "admin" && caller.workspaceIds.has(workspaceId));
}
