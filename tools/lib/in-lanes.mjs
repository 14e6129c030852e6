// @ts-check

/**
 * Does work for each item, as many at a time as there are lanes; the results are in the order of the items.
 *
 * @template Item, Lane, Result
 * @param {readonly Item[]} items
 * @param {readonly Lane[]} lanes what one item at a time may use, such as a copy of the project
 * @param {(item: Item, lane: Lane) => Promise<Result>} work
 * @returns {Promise<Result[]>}
 */
export async function inLanes(items, lanes, work) {
  /** @type {Result[]} */
  const results = [];
  const waiting = items.entries();
  await Promise.all(
    lanes.map(async (lane) => {
      for (const [index, item] of waiting) results[index] = await work(item, lane);
    }),
  );
  return results;
}
