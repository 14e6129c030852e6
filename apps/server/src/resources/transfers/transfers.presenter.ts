import type { Transfer } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { getDataset } from "../datasets/datasets.repository";
import { listRefusalReasons, type TransferRow } from "./transfers.repository";

/** A stored transfer as the API returns it. */
export async function presentTransfer(db: Handle, transfer: TransferRow, hubUrl: string): Promise<Transfer> {
  const { direction, failure, created, updated, refused } = transfer;
  const { name, subset, split } = JSON.parse(transfer.request);
  const dataset = await getDataset(db, transfer.dataset_id);
  return {
    direction,
    dataset_id: dataset.public_id,
    repository: name,
    subset,
    split,
    failure,
    counts: { created, updated, refused },
    reasons: refused > 0 ? await listRefusalReasons(db, transfer.id) : [],
    url: `${hubUrl}/datasets/${name}`,
  };
}
