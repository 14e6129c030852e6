import type { RecordSearch } from "@glossa/contract";
import type { Database } from "../../database/database";
import type { SearchWindow } from "../search/search.repository";
import { type Results, type SearchOptions, searchRecords } from "../search/search.service";
import { handleOf } from "../search/search-handle";
import { type Claimant, claimRecords, listTaken, takeTurn } from "./claims.repository";

/**
 * Finds records for a user and claims them, in the order of any search. Records that enough others have claimed
 * are skipped while others are left, and returned if there are none.
 */
export async function findAndClaim(
  database: Database,
  search: RecordSearch,
  scope: SearchOptions & { userId: number },
  page: SearchWindow,
): Promise<Results> {
  const claimant: Claimant = { dataset: scope.schema.dataset, userId: scope.userId };
  const find = (exceptIds: readonly number[], part: SearchWindow) =>
    searchRecords(handleOf(database, search), search, { ...scope, exceptIds }, part);
  let before: readonly number[] = [];
  for (;;) {
    // The readers run the search; only its result is checked again under the claim lock.
    const taken = await listTaken(database.read, claimant);
    const open = await find(taken, page);
    const isAnyOpen = open.found.length > 0 || (page.offset > 0 && (await hasOne(find, taken)));
    const results = isAnyOpen ? open : await find([], page);
    const ids = results.found.map(({ id }) => id);
    const missed = await claimUnlessTaken(database, claimant, { ids, isLastResort: !isAnyOpen });
    // Another user was faster: the search may find other records. Records missed twice need no claim, because
    // they have responses.
    if (missed.every((id) => before.includes(id))) return results;
    before = missed;
  }
}

async function hasOne(
  find: (exceptIds: readonly number[], page: SearchWindow) => Promise<Results>,
  taken: readonly number[],
): Promise<boolean> {
  const { found } = await find(taken, { offset: 0, limit: 1 });
  return found.length > 0;
}

/** Claims the available records. Returns those that are not available. */
async function claimUnlessTaken(
  database: Database,
  claimant: Claimant,
  { ids, isLastResort }: { ids: readonly number[]; isLastResort: boolean },
): Promise<number[]> {
  if (ids.length === 0) return [];
  const claimed = await database.writeIndependent(async (db) => {
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
