import type { DatasetResponse } from "@glossa/contract";
import type { Entity } from "./schema";

/** Bulk actions that run as jobs. */
export interface BulkActionTable extends Entity {
  dataset_id: number;
  user_id: number;
  /** The status of the responses that it gives. */
  status: DatasetResponse["status"];
  /** The body of the request that began it, as JSON. */
  request: string;
  state: "collecting" | "running" | "done" | "undoing" | "undone" | "redoing";
  is_cancelled: number;
  total: number;
}

/** The records of bulk actions. */
export interface BulkActionRecordTable {
  action_id: number;
  record_id: number;
  outcome: "open" | "saved" | "changed" | "incomplete" | "refused" | "unaffected" | "undone" | "kept";
  /** Why it was refused. */
  reason: string | null;
  /** The time of the response's last change that the action has read; null if there was no response. */
  seen: string | null;
  /** The response before the action; null if there was none. */
  status_before: DatasetResponse["status"] | null;
  values_before: string | null;
}
