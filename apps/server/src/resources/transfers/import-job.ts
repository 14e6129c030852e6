import type { Database } from "../../database/database";
import type { HubServices } from "../../hub/hub-services";
import { parquetRows, type RowBatch, UnreadableFile } from "../../hub/parquet-rows";
import { HubError } from "../../hub/patient-fetch.mjs";
import {
  type HubTable,
  listParquet,
  mayHaveRows,
  type ParquetListing,
  type ViewerAccess,
  viewerRows,
} from "../../hub/viewer";
import { isCurrentRun } from "../../jobs/due-jobs.repository";
import { FinalFailure, type JobHandler } from "../../jobs/job-handler";
import type { JobRow } from "../../jobs/jobs.repository";
import type { EventBus } from "../events/event-bus";
import { tellRecordsChanged } from "../events/record-changes";
import { datasetOf, type ImportRequest, writeBatch } from "./import-batch";
import { columnsOf } from "./row-mapping";
import { failureOf, TransferError } from "./transfer-failure";
import { changeTransfer, forgetTransfers, getTransfer, type TransferRow } from "./transfers.repository";

/** The kind of the jobs that import rows of the hub. */
export const importKind = "hub-import";

/** How many rows an import takes at most. */
export const maxImportedRows = 10_000;

interface ImportServices {
  database: Database;
  hub: HubServices;
  events: EventBus;
}

/** Imports the first rows of a table; an interrupted job continues with the row after the last one that was written. */
export function importJob({ database, hub, events }: ImportServices): JobHandler {
  return {
    lane: "long",
    retriesAfter: [10, 60, 300],
    run: async (payload, report, signal, job) => {
      const { transferId } = payload as { transferId: number };
      const transfer = await getTransfer(database.read, transferId);
      // Without one, the dataset was erased.
      if (!transfer) return;
      await database.write((db) => changeTransfer(db, transferId, { failure: null }));
      try {
        await importRows({ database, hub, events }, { job, transfer }, report, signal);
      } catch (error) {
        if (signal.aborted) throw error;
        const { failure, isPassing } = failureOf(error);
        await database.write(async (db) => {
          // The server that has taken it over may succeed.
          if (await isCurrentRun(db, job)) await changeTransfer(db, transferId, { failure });
        });
        throw isPassing ? error : new FinalFailure((error as Error).message);
      }
    },
    forget: (before) => database.writeIndependent((db) => forgetTransfers(db, before)),
  };
}

async function importRows(
  { database, hub, events }: ImportServices,
  { job, transfer }: { job: JobRow; transfer: TransferRow },
  ...[report, signal]: [Parameters<JobHandler["run"]>[1], AbortSignal]
): Promise<void> {
  const { public_id: datasetId } = await datasetOf(database.read, transfer);
  const request: ImportRequest = JSON.parse(transfer.request);
  const target = { job, transferId: transfer.id, datasetId, request };
  let hasRows = transfer.next_row > 0;
  for await (const batch of readRows(hub, request, transfer.next_row, signal)) {
    await writeBatch(database, target, batch);
    await report({ done: batch.start + batch.rows.length, total: batch.total });
    hasRows = true;
    signal.throwIfAborted();
  }
  await tellRecordsChanged(events, datasetId, undefined);
  if (!hasRows) throw new TransferError("no_rows", "The table has no rows");
}

/** Reads rows from the parquet files of a table, or page by page where there are none that can be read. */
async function* readRows(
  hub: HubServices,
  { name, subset, split, mapping }: ImportRequest,
  from: number,
  signal: AbortSignal,
): AsyncGenerator<RowBatch> {
  const access: ViewerAccess = { viewerUrl: hub.viewerUrl, firstPause: hub.firstPause, signal };
  const table: HubTable = { repository: name, subset, split };
  const wanted = { columns: columnsOf(mapping), to: maxImportedRows };
  const { files, features } = await filesOf(access, table);
  let next = from;
  try {
    const task = { ...wanted, files, features, from, firstPause: hub.firstPause };
    for await (const batch of files.length > 0 ? parquetRows(task, signal) : []) {
      yield batch;
      next = batch.start + batch.rows.length;
    }
    if (files.length > 0) return;
  } catch (error) {
    if (!(error instanceof UnreadableFile) || signal.aborted) throw error;
  }
  yield* viewerRows(access, table, { ...wanted, from: next });
}

async function filesOf(access: ViewerAccess, table: HubTable): Promise<ParquetListing> {
  try {
    const listing = await listParquet(access, table);
    if (listing.splits.length === 0 || listing.splits.includes(table.split)) return listing;
    throw new TransferError("split_not_found", `There is no split ${table.split}`);
  } catch (error) {
    if (error instanceof HubError && mayHaveRows(error)) return { files: [], splits: [], features: null };
    throw error;
  }
}
