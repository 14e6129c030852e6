import type { Transfer, TransferFailure } from "@glossa/contract";
import type { Generated } from "kysely";

/** Imports from and exports to the hub. */
export interface TransferTable {
  id: Generated<number>;
  /** The public id of the job that runs it. */
  job_id: string;
  inserted_at: string;
  updated_at: string;
  dataset_id: number;
  user_id: number;
  direction: Transfer["direction"];
  /** The body of the request that began it, as JSON, without the token. */
  request: string;
  /** The first row that an import has not dealt with. */
  next_row: number;
  created: number;
  updated: number;
  refused: number;
  failure: TransferFailure | null;
}

/** The rows that imports refused. */
export interface RefusedRowTable {
  transfer_id: number;
  row: number;
  external_id: string;
  reason: string;
}
