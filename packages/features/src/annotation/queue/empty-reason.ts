import type { QueueStatus } from "@glossa/contract";
import type { EmptyReason, ProgressView } from "../view-model";

interface Around {
  /** Undefined while it is loading. */
  progress: ProgressView | undefined;
  isAdminOrOwner: boolean;
}

/** Returns the reason why a queue shows no record. */
export function emptyReasonOf(status: QueueStatus, { progress, isAdminOrOwner }: Around): EmptyReason {
  if (progress?.total === 0) return isAdminOrOwner ? "datasetForAdmin" : "datasetForAnnotator";
  // Records without a response of the user are left, but none is open: the team has completed them.
  const isCompleted = status === "pending" && progress !== undefined && progress.pending > 0;
  return isCompleted ? "completed" : status;
}
