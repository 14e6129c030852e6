import type { Handle } from "../../database/database";
import { type Caller, isManager } from "../../http/caller";
import { getDataset } from "../datasets/datasets.repository";
import type { TransferRow } from "./transfers.repository";

/**
 * Whether a user may see what a transfer reads and writes: its reasons quote records, so only those who manage the dataset,
 * and nobody while it is deleted.
 */
export async function maySeeTransfer(
  db: Handle,
  caller: Caller,
  { dataset_id }: Pick<TransferRow, "dataset_id">,
): Promise<boolean> {
  const { workspace_id, deleted_at } = await getDataset(db, dataset_id);
  return deleted_at === null && isManager(caller, workspace_id);
}
