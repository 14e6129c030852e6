import type { WebhookAttempt } from "@glossa/contract";

/** The outcome of each attempt to send a message to a webhook. */
export interface DeliveryAttemptTable {
  job_id: number;
  /** The first one is 1. */
  attempt: number;
  outcome: WebhookAttempt["outcome"];
  /** Null: there was no answer. */
  http_status: number | null;
  error: string | null;
  milliseconds: number;
  started_at: string;
}
