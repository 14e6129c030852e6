import type { QueueStatus } from "@glossa/contract";
import type { EmptyReason, ProgressView } from "../view-model";

export interface EmptyReasonInput {
  /** Undefined while it is loading. */
  progress: ProgressView | undefined;
  isAdminOrOwner: boolean;
  /** Whether a search, a filter, an order or a similar record is set. */
  isFiltered?: boolean;
}

/**
 * Returns the reason why a queue shows no record.
 *
 * @param status that of the open queue
 * @example
 * const progress = { total: 9, submitted: 4, draft: 0, discarded: 0, pending: 5 };
 * emptyReasonOf("pending", { progress, isAdminOrOwner: false }); // "completed"
 * emptyReasonOf("draft", { progress, isAdminOrOwner: false }); // "draft"
 */
export function emptyReasonOf(
  status: QueueStatus,
  { progress, isAdminOrOwner, isFiltered = false }: EmptyReasonInput,
): EmptyReason {
  if (progress?.total === 0) return isAdminOrOwner ? "datasetForAdmin" : "datasetForAnnotator";
  if (isFiltered) return "notFound";
  // Records without a response of the user are left, but none is open: the team has completed them.
  const isCompleted = status === "pending" && progress !== undefined && progress.pending > 0;
  return isCompleted ? "completed" : status;
}
