import type { Caller } from "../../http/caller";

/** Whether this person may see and change people: only owners may. */
export function mayManageUsers(caller: Caller): boolean {
  return caller.role === "owner";
}
