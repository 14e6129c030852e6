import type { Database, Handle } from "../../database/database";
import type { JobHandler } from "../../jobs/job-handler";
import { enqueue } from "../../jobs/jobs.repository";
import { countRecords } from "../datasets/datasets.repository";
import { recomputeStatus } from "./record-status.repository";

/** The kind of the jobs that recompute the status of the records of a dataset. */
export const recomputeKind = "recompute-status";

/** The kind of such jobs that earlier versions have enqueued. */
export const earlierRecomputeKind = "restate-records";

interface RecomputePayload {
  datasetId: number;
}

interface Place {
  inserted_at: string;
  id: number;
}

// Small enough that responses of others fit in between: a batch blocks the writer for a few milliseconds.
const batchSize = 200;

/** Enqueues a job that recomputes the status of every record of a dataset. */
export function enqueueRecompute(db: Handle, datasetId: number): Promise<void> {
  const payload: RecomputePayload = { datasetId };
  return enqueue(db, [{ kind: recomputeKind, payload }]);
}

/**
 * Recomputes the status of the records of a dataset; after a crash, it starts again and changes only what is
 * left.
 */
export function recomputeJob({ database }: { database: Database }): JobHandler {
  return {
    retriesAfter: [1, 10, 60],
    run: async (payload, report) => {
      const { datasetId } = payload as RecomputePayload;
      const { records: total } = await countRecords(database.read, datasetId);
      let done = 0;
      let last: Place | undefined;
      do {
        const batch: Place[] = await nextRecords(database.read, datasetId, last);
        await recomputeBatch(database, datasetId, batch);
        last = batch.at(-1);
        done += batch.length;
        await report({ done, total: Math.max(done, total) });
      } while (last);
    },
  };
}

function nextRecords(db: Handle, datasetId: number, after: Place | undefined): Promise<Place[]> {
  let query = db
    .selectFrom("records")
    .select(["inserted_at", "id"])
    .where("dataset_id", "=", datasetId)
    .orderBy("inserted_at")
    .orderBy("id")
    .limit(batchSize);
  if (after) {
    query = query.where((row) =>
      row(row.refTuple("inserted_at", "id"), ">", row.tuple(after.inserted_at, after.id)),
    );
  }
  return query.execute();
}

function recomputeBatch(database: Database, datasetId: number, batch: readonly Place[]): Promise<void> {
  return database.write(async (db) => {
    // Read for each batch, because the number may change again while the job runs.
    const dataset = await db
      .selectFrom("datasets")
      .select("min_submitted")
      .where("id", "=", datasetId)
      .executeTakeFirst();
    if (!dataset || batch.length === 0) return;
    const ids = batch.map(({ id }) => id);
    await recomputeStatus(db, { datasetId, minSubmitted: dataset.min_submitted, ids });
  });
}
