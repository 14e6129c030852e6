import type { RecordSearch } from "@glossa/contract";
import type { Database } from "../../database/database";
import type { Caller } from "../../http/caller";
import { listTaken } from "../claims/claims.repository";
import { type DatasetSchema, loadSchema } from "../datasets/dataset-schema";
import { mayManageDataset } from "../datasets/datasets.policy";
import type { DatasetRow } from "../datasets/datasets.repository";
import { findRecords } from "../records/records.repository";
import { findAllIds } from "../search/find-all-ids";
import type { SearchOptions } from "../search/search.service";
import { addRecords, type BulkActionRow, changeBulkAction, clearRecords } from "./bulk-actions.repository";

/** How a search of one's own records is read for a user. */
export function searchContextOf(schema: DatasetSchema, caller: Caller): SearchOptions {
  const { id, publicId } = caller;
  return {
    schema,
    userId: id,
    userPublicId: publicId,
    mayReadOthers: mayManageDataset(caller, schema.dataset),
  };
}

// A transaction that adds so many takes a few milliseconds.
const addedAtOnce = 5000;

/**
 * Finds the records of a bulk action and notes them. Records that the shared queue has handed to enough others are
 * left out. A run that was interrupted begins again: nothing has been saved so far.
 */
export async function collectResults(
  database: Database,
  { action, dataset, caller }: { action: BulkActionRow; dataset: DatasetRow; caller: Caller },
  { search, except_ids: publicIds }: { search: RecordSearch; except_ids: readonly string[] },
): Promise<void> {
  const context = searchContextOf(await loadSchema(database.read, dataset), caller);
  const [found, taken, excepted] = await Promise.all([
    findAllIds(database.search, search, context),
    listTaken(database.read, { dataset, userId: caller.id }),
    publicIds.length > 0 ? findRecords(database.read, dataset.id, { publicIds }) : [],
  ]);
  const left = new Set([...taken, ...excepted.map(({ id }) => id)]);
  const open = found.filter((id) => !left.has(id));
  // As in a shared queue: records of others come when there are no more.
  const ids = open.length > 0 ? open : found.filter((id) => !excepted.some((record) => record.id === id));
  const write = <Result>(work: Parameters<typeof database.write<Result>>[0]) =>
    database.writeScoped({ of: "dataset", id: dataset.public_id }, work);
  await write((db) => clearRecords(db, action.id));
  for (let start = 0; start < ids.length; start += addedAtOnce)
    await write((db) => addRecords(db, action, ids.slice(start, start + addedAtOnce)));
  await write(async (db) => {
    const { state } = await db
      .selectFrom("bulk_actions")
      .select("state")
      .where("id", "=", action.id)
      .executeTakeFirstOrThrow();
    // It may have been cancelled meanwhile.
    const isOpen = state === "collecting";
    await changeBulkAction(db, action.id, { total: ids.length, ...(isOpen && { state: "running" }) });
  });
}
