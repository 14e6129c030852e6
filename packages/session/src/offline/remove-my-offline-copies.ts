import { ownerHere, whoTookAlong } from "./owner";
import { removeTaken } from "./packs";

/** Removes a user's offline copies from this browser, when they sign out. */
export async function removeMyOfflineCopies(userId: string): Promise<void> {
  if (!whoTookAlong()) return;
  await removeTaken(ownerHere(userId));
}
