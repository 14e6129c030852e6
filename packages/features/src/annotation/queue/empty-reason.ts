import type { EmptyReason, ProgressView, QueueStatus } from "../view-model";

interface Around {
  /** Unknown while it is on its way. */
  progress: ProgressView | undefined;
  isAdminOrOwner: boolean;
}

/** Why a queue shows no record, where it shows none. */
export function emptyReasonOf(status: QueueStatus, { progress, isAdminOrOwner }: Around): EmptyReason {
  if (progress?.total === 0) return isAdminOrOwner ? "datasetForAdmin" : "datasetForAnnotator";
  // Records without my answer are left, but none is open: the team has completed them.
  const isCompleted = status === "pending" && progress !== undefined && progress.pending > 0;
  return isCompleted ? "completed" : status;
}
