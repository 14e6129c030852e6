import type { Caller } from "../../http/caller";

/** Whether this user may see and change webhooks: they report on every workspace, so only owners may. */
export function mayManageWebhooks(caller: Caller): boolean {
  return caller.role === "owner";
}
