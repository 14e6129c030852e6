import type { TransferFailure } from "@glossa/contract";
import { MissingColumns } from "../../hub/parquet-rows";
import { HubError } from "../../hub/patient-fetch.mjs";
import { FinalFailure } from "../../jobs/job-handler";

/** A transfer cannot go on, for a reason that people read. */
export class TransferError extends FinalFailure {
  constructor(
    readonly failure: TransferFailure,
    message: string,
  ) {
    super(message);
  }
}

/** How the failure of a transfer is named, and whether a repetition can help. */
export function failureOf(error: unknown): { failure: TransferFailure; isPassing: boolean } {
  if (error instanceof TransferError) return { failure: error.failure, isPassing: false };
  if (error instanceof MissingColumns) return { failure: "column_not_found", isPassing: false };
  if (error instanceof HubError) return ofHub(error);
  const { code } = error as { code?: unknown };
  const isFull = code === "ENOSPC" || /disk is full|No space left/i.test(String((error as Error)?.message));
  return { failure: isFull ? "storage_full" : "server", isPassing: true };
}

function ofHub({ status, code }: HubError): { failure: TransferFailure; isPassing: boolean } {
  if (status === 0) return { failure: "hub_unreachable", isPassing: true };
  if (status === 429) return { failure: "hub_busy", isPassing: true };
  if (code === "ResponseNotReady") return { failure: "not_ready", isPassing: true };
  if (code === "ResponseNotFound") return { failure: "split_not_found", isPassing: false };
  if ([401, 403, 404].includes(status)) return { failure: "repository_not_found", isPassing: false };
  if (status === 501) return { failure: "not_supported", isPassing: false };
  return { failure: "hub_refused", isPassing: status >= 500 };
}
