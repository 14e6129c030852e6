/**
 * Does several pieces of one transaction's work at once, so that one is prepared while the database does another.
 * All of them have ended when this does, also when one fails: nothing may be written after the transaction's end.
 */
export async function together(...pieces: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(pieces))
    if (outcome.status === "rejected") throw outcome.reason;
}
