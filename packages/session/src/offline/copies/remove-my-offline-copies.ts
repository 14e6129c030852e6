import { offlineCopyOwner, ownerHere } from "../owner";
import { removeOfflineCopies } from "./offline-copies";

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
