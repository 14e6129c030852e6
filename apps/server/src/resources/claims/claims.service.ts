import type { RecordSearch } from "@glossa/contract";
import type { Database } from "../../database/database";
import type { Page } from "../search/search.repository";
import { type Results, type SearchOptions, searchRecords } from "../search/search.service";
import { type Claimant, claimRecords, listTaken, takeTurn } from "./claims.repository";

/**
 * Finds records for a person and claims them. The order is that of any search; what enough others hold is passed
 * over while anything else is left, and handed out all the same when nothing is.
 */
export async function findAndClaim(
  database: Database,
  search: RecordSearch,
  scope: SearchOptions & { userId: number },
  page: Page,
): Promise<Results> {
  const claimant: Claimant = { dataset: scope.shape.dataset, userId: scope.userId };
  const find = (exceptIds: readonly number[], part: Page) =>
    searchRecords(database.read, search, { ...scope, exceptIds }, part);
  let before: readonly number[] = [];
  for (;;) {
    // Searching is left to the readers; only what they found is looked at again while nobody else claims.
    const taken = await listTaken(database.read, claimant);
    const open = await find(taken, page);
    const isAnyOpen = open.found.length > 0 || (page.offset > 0 && (await hasOne(find, taken)));
    const results = isAnyOpen ? open : await find([], page);
    const ids = results.found.map(({ id }) => id);
    const missed = await claimUnlessTaken(database, claimant, { ids, isLastResort: !isAnyOpen });
    // Somebody was faster: others may be left in their place. What is missed twice needs no claim, as it is answered.
    if (missed.every((id) => before.includes(id))) return results;
    before = missed;
  }
}

async function hasOne(
  find: (exceptIds: readonly number[], page: Page) => Promise<Results>,
  taken: readonly number[],
): Promise<boolean> {
  const { found } = await find(taken, { offset: 0, limit: 1 });
  return found.length > 0;
}

/** Claims what is still to be had; answers which records are not. */
async function claimUnlessTaken(
  database: Database,
  claimant: Claimant,
  { ids, isLastResort }: { ids: readonly number[]; isLastResort: boolean },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const claimed = await database.writeApart(async (db) => {
    await takeTurn(db, claimant.dataset.id);
    const taken = new Set(isLastResort ? [] : await listTaken(db, claimant, ids));
    return claimRecords(
      db,
      claimant,
      ids.filter((id) => !taken.has(id)),
    );
  });
  const held = new Set(claimed);
  return ids.filter((id) => !held.has(id));
}
