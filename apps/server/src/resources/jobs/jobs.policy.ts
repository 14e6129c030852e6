import type { Caller } from "../../http/caller";
import { deliveryKind } from "../webhooks/deliveries.repository";
import { mayManageWebhooks } from "../webhooks/webhooks.policy";

/** Whether this user may see the progress of a job. */
export function maySeeJobs(caller: Caller): boolean {
  return caller.role !== "annotator";
}

/** Whether this user may read why a job failed: webhook URLs are visible only to those who manage them. */
export function maySeeError(caller: Caller, kind: string): boolean {
  return kind !== deliveryKind || mayManageWebhooks(caller);
}
