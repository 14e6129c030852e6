import type { Caller } from "../../http/caller";

/** Whether this user may see and change users: only owners may. */
export function mayManageUsers(caller: Caller): boolean {
  return caller.role === "owner";
}
