import type { Caller } from "../../http/caller";

/** Whether this person may see and change webhooks: they tell about every workspace, so only owners may. */
export function mayManageWebhooks(caller: Caller): boolean {
  return caller.role === "owner";
}
