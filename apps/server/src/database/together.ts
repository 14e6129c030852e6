import { setImmediate } from "node:timers/promises";

/**
 * Runs several pieces of one transaction's work concurrently, so that one is prepared while the database runs another.
 * All of them have ended when this returns, even if one fails: nothing may be written after the end of the transaction.
 */
export async function together<Results extends readonly Promise<unknown>[]>(
  ...pieces: Results
): Promise<{ -readonly [Key in keyof Results]: Awaited<Results[Key]> }> {
  for (const outcome of await Promise.allSettled(pieces))
    if (outcome.status === "rejected") throw outcome.reason;
  return (await Promise.all(pieces)) as never;
}

/**
 * Does the same for consecutive parts of a long list: the next part is prepared while the database processes the
 * previous one, and other requests get a turn in between.
 *
 * @returns the results of all parts, in the order of the list
 */
export async function inParts<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (part: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const parts: Promise<readonly Result[]>[] = [];
  for (let start = 0; start < items.length; start += size) {
    const part = work(items.slice(start, start + size));
    // The rejection is reported to the caller that awaits all of them.
    part.catch(() => undefined);
    parts.push(part);
    await setImmediate();
  }
  return (await together(...parts)).flat();
}
