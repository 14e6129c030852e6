import { ownerHere, whoTookAlong } from "./owner";

/** Removes a user's offline copies from this browser, when they sign out. */
export async function forgetTaken(userId: string): Promise<void> {
  if (!whoTookAlong()) return;
  const { removeTaken } = await import("./packs");
  await removeTaken(ownerHere(userId));
}
