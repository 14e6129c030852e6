import { offlineCopyOwner, ownerHere } from "../owner";
import { removeOfflineCopies } from "./offline-copies";
import { offlineStore } from "./opened-store";

/**
 * Removes a user's offline copies from this browser, when they sign out.
 *
 * @param userId the user who signs out
 * @example
 * await removeMyOfflineCopies("user-1");
 * window.location.assign("/sign-in");
 */
export async function removeMyOfflineCopies(userId: string): Promise<void> {
  if (!offlineCopyOwner()) return;
  await removeOfflineCopies(ownerHere(userId));
}

/**
 * Removes the offline copy of one dataset, when its owner may no longer open the dataset. Returns whether there was one.
 *
 * @param datasetId the dataset
 * @example
 * if (await removeMyOfflineCopy("support-tickets")) console.info("Nothing is left on this device.");
 */
export async function removeMyOfflineCopy(datasetId: string): Promise<boolean> {
  const owner = offlineCopyOwner();
  if (!owner || !(await datasetsWithOfflineCopy()).includes(datasetId)) return false;
  await removeOfflineCopies(owner, datasetId);
  return true;
}

/**
 * The ids of the datasets of which the signed-in user has an offline copy in this browser.
 *
 * @example
 * console.info((await datasetsWithOfflineCopy()).length);
 */
export async function datasetsWithOfflineCopy(): Promise<string[]> {
  const owner = offlineCopyOwner();
  if (!owner) return [];
  const heads = await (await offlineStore()).heads(owner);
  return heads.map(({ datasetId }) => datasetId);
}
