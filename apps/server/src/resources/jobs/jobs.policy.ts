import type { Caller } from "../../http/caller";
import { exportKind } from "../transfers/export-job";
import { importKind } from "../transfers/import-job";
import { deliveryKind } from "../webhooks/deliveries.repository";
import { mayManageWebhooks } from "../webhooks/webhooks.policy";

/** Whether this user may see the progress of a job. */
export function maySeeJobs(caller: Caller): boolean {
  return caller.role !== "annotator";
}

/**
 * Whether this user may read why a job failed: webhook URLs are visible only to those who manage them, and repositories
 * to those who see the transfer.
 */
export function maySeeError(caller: Caller, kind: string, seesTransfer: boolean): boolean {
  if (kind === importKind || kind === exportKind) return seesTransfer;
  return kind !== deliveryKind || mayManageWebhooks(caller);
}
