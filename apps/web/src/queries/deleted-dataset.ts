import { queryClient } from "./client";
import { datasetQuery } from "./datasets";
import { useDeletions } from "./known-deletions";

/** Whether the server has said of an open dataset that it no longer exists. */
export function isKnownDeleted(id: string): boolean {
  return useDeletions.getState().ids.has(id);
}

/**
 * Asks the server whether a dataset no longer exists, after a call about it or one of its records was replied to with
 * 404. The page of the dataset says so.
 */
export async function isFoundDeleted(id: string): Promise<boolean> {
  await queryClient.fetchQuery({ ...datasetQuery(id), staleTime: 0 }).catch(() => undefined);
  return isKnownDeleted(id);
}

/** Tells of a failure, unless it comes from the deletion of the dataset, which the page says itself. */
export async function unlessDeleted(id: string, isOfMissing: boolean, tell: () => void): Promise<void> {
  if (!isOfMissing || !(await isFoundDeleted(id))) tell();
}
