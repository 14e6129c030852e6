import { ownerHere, whoTookAlong } from "./owner";

/** Removes from this browser what a person took along: it goes with them when they sign out. */
export async function forgetTaken(userId: string): Promise<void> {
  if (!whoTookAlong()) return;
  const { removeTaken } = await import("./packs");
  await removeTaken(ownerHere(userId));
}
