import { setImmediate } from "node:timers/promises";

/**
 * Does several pieces of one transaction's work at once, so that one is prepared while the database does another.
 * All of them have ended when this does, also when one fails: nothing may be written after the transaction's end.
 */
export async function together<Results extends readonly Promise<unknown>[]>(
  ...pieces: Results
): Promise<{ -readonly [Key in keyof Results]: Awaited<Results[Key]> }> {
  for (const outcome of await Promise.allSettled(pieces))
    if (outcome.status === "rejected") throw outcome.reason;
  return (await Promise.all(pieces)) as never;
}

/**
 * Does the same for one part of a long list after the other: the next one is prepared while the database does the
 * last, and other requests are answered in between.
 *
 * @returns what came of each part, in the order of the list
 */
export async function inParts<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (part: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const parts: Promise<readonly Result[]>[] = [];
  for (let start = 0; start < items.length; start += size) {
    const part = work(items.slice(start, start + size));
    // Whoever waits for all of them is told.
    part.catch(() => undefined);
    parts.push(part);
    await setImmediate();
  }
  return (await together(...parts)).flat();
}
