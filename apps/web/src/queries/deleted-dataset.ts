import { isForbidden, isMissing, queryClient } from "./client";
import { datasetQuery } from "./datasets";
import { useDeletions } from "./known-deletions";

/** Whether the server has said of an open dataset that it no longer exists. */
export function isKnownDeleted(id: string): boolean {
  return useDeletions.getState().ids.has(id);
}

/**
 * Asks the server whether a dataset no longer exists, after a call about it or one of its records was replied to with
 * 404 or 403. The page of the dataset says so; it closes if the user may no longer open the dataset.
 */
export async function isFoundDeleted(id: string): Promise<boolean> {
  await queryClient.fetchQuery({ ...datasetQuery(id), staleTime: 0 }).catch(() => undefined);
  return isKnownDeleted(id);
}

/** Whether a failed call may mean that the user can no longer open the dataset it was about. */
export function mayMeanLoss(error: unknown): boolean {
  return isMissing(error) || isForbidden(error);
}

/** Tells of a failure, unless the dataset was deleted or closed to the user, which its page says itself. */
export async function unlessLost(id: string, mayBeLost: boolean, tell: () => void): Promise<void> {
  if (mayBeLost && ((await isFoundDeleted(id)) || isClosed(id))) return;
  tell();
}

/** Whether the server has refused the user the dataset itself, when it was last asked. */
function isClosed(id: string): boolean {
  return isForbidden(queryClient.getQueryState(datasetQuery(id).queryKey)?.error);
}
