import { setImmediate } from "node:timers/promises";
import { deletedDatasetDays } from "@glossa/contract";
import { timestampOf } from "../../database/clock";
import type { Database, Handle } from "../../database/database";
import type { JobHandler } from "../../jobs/job-handler";
import { enqueue, hasUnfinishedJob } from "../../jobs/jobs.repository";
import {
  type DatasetRow,
  findDeletedDataset,
  listDeletedDatasets,
  setDeletedAt,
} from "../datasets/datasets.repository";
import { eraseDataset } from "../datasets/datasets.service";
import { deleteRecords } from "../records/records.repository";
import { giveUpDeliveries } from "../webhooks/deliveries.repository";

/** The kind of the jobs that erase a deleted dataset. */
export const eraseDatasetKind = "erase-dataset";

interface EraseDatasetPayload {
  datasetId: string;
}

/** For how many milliseconds a deleted dataset can be restored. */
export const keptMilliseconds = deletedDatasetDays * 24 * 60 * 60 * 1000;
// Small enough that responses of others fit in between.
const batchSize = 200;

/** The moment since which datasets must have been deleted to be restorable now. */
export function restorableSince(): string {
  return timestampOf(Date.now() - keptMilliseconds);
}

/** Whether a deleted dataset can be restored now; otherwise it is being erased. */
export function isRestorable({ deleted_at }: DatasetRow): boolean {
  return (deleted_at ?? "") >= restorableSince();
}

/** Ends the time in which a dataset can be restored, and enqueues the job that erases it. */
export async function startErasing(db: Handle, { id, public_id }: DatasetRow): Promise<void> {
  await setDeletedAt(db, id, timestampOf(0));
  await giveUpDeliveries(db, public_id);
  await enqueue(db, [erasingOf(public_id)]);
}

/** Enqueues a job for each dataset that was deleted before a moment, unless it has one. */
export function orderErasing({ write }: Pick<Database, "write">, before: string): Promise<void> {
  return write(async (db) => {
    for (const { public_id: datasetId } of await listDeletedDatasets(db, { before })) {
      const job = erasingOf(datasetId);
      if (!(await hasUnfinishedJob(db, job))) await enqueue(db, [job]);
    }
  });
}

function erasingOf(datasetId: string) {
  const payload: EraseDatasetPayload = { datasetId };
  return { kind: eraseDatasetKind, subject: datasetId, payload };
}

/** Erases a dataset that can no longer be restored, a few records in each transaction. */
export function eraseDatasetJob({ database }: { database: Database }): JobHandler {
  return {
    // It may take minutes, for which other short jobs would wait.
    lane: "long",
    retriesAfter: [60, 600, 3600],
    run: async (payload, _report, signal) => {
      const { datasetId } = payload as EraseDatasetPayload;
      const deleted = await findDeletedDataset(database.read, datasetId);
      if (!deleted) return;
      await eraseRecords(database, deleted, signal);
      await database.write(async (db) => {
        // The deletion of its workspace erases it as well.
        if (await findDeletedDataset(db, datasetId)) await eraseDataset(db, deleted.id);
      });
    },
  };
}

/** Erases the records of a deleted dataset, a few in each transaction. */
export async function eraseRecords(
  { writeScoped }: Pick<Database, "writeScoped">,
  { id, public_id }: DatasetRow,
  signal?: AbortSignal,
): Promise<void> {
  const erase = (db: Handle) => eraseSome(db, id);
  while (await writeScoped({ of: "dataset", id: public_id }, erase)) {
    await setImmediate();
    signal?.throwIfAborted();
  }
}

/** Returns whether there may be more. */
async function eraseSome(db: Handle, datasetId: number): Promise<boolean> {
  const rows = await db
    .selectFrom("records")
    .select("id")
    .where("dataset_id", "=", datasetId)
    .limit(batchSize)
    .execute();
  await deleteRecords(
    db,
    rows.map(({ id }) => id),
  );
  return rows.length === batchSize;
}
