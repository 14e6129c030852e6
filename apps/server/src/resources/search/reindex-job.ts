import type { Database, Handle } from "../../database/database";
import type { JobHandler } from "../../jobs/job-handler";
import { enqueue } from "../../jobs/jobs.repository";
import { type DatasetSchema, loadSchema } from "../datasets/dataset-schema";
import {
  countRecords,
  type DatasetRow,
  findDataset,
  findDeletedDataset,
  listDatasets,
  listDeletedDatasets,
} from "../datasets/datasets.repository";
import { engineOf } from "./engines/engines";
import { wordsVersion } from "./indexed-words";

/** The kind of the jobs that reindex the texts of a dataset. */
export const reindexKind = "reindex-texts";

interface ReindexPayload {
  datasetId: string;
}

// Small enough that responses of others fit in between.
const batchSize = 200;
const fact = "words_version";

/**
 * Enqueues jobs that reindex all texts if the index was made with other rules, once for all servers of a
 * database.
 */
export function orderReindex({ write }: Pick<Database, "write">): Promise<void> {
  return write(async (db) => {
    const known = await db.selectFrom("facts").select("value").where("name", "=", fact).executeTakeFirst();
    if (known?.value === wordsVersion) return;
    await db
      .insertInto("facts")
      .values({ name: fact, value: wordsVersion })
      .onConflict((conflict) => conflict.column("name").doUpdateSet({ value: wordsVersion }))
      .execute();
    // Deleted ones can be restored.
    const datasets = [
      ...(await listDatasets(db, { status: "ready" })),
      ...(await listDeletedDatasets(db, {})),
    ];
    const payloads = datasets.map(({ public_id: datasetId }): ReindexPayload => ({ datasetId }));
    await enqueue(
      db,
      payloads.map((payload) => ({ kind: reindexKind, payload })),
    );
  });
}

/** Reindexes the texts of a dataset; until then, searches use the old words. */
export function reindexJob({ database }: { database: Database }): JobHandler {
  return {
    retriesAfter: [1, 10, 60],
    run: async (payload, report) => {
      const { datasetId } = payload as ReindexPayload;
      const dataset = await existingOrDeleted(database.read, datasetId);
      if (!dataset) return;
      const { records: total } = await countRecords(database.read, dataset.id);
      let done = 0;
      let last: number | undefined = 0;
      for (;;) {
        last = await database.writeScoped({ of: "dataset", id: datasetId }, (db) =>
          reindexFrom(db, datasetId, last),
        );
        if (last === undefined) return;
        done += batchSize;
        await report({ done: Math.min(done, total), total });
      }
    },
  };
}

async function existingOrDeleted(db: Handle, datasetId: string): Promise<DatasetRow | undefined> {
  return (await findDataset(db, datasetId)) ?? findDeletedDataset(db, datasetId);
}

async function reindexFrom(db: Handle, datasetId: string, after = 0): Promise<number | undefined> {
  const dataset = await existingOrDeleted(db, datasetId);
  return dataset && indexBatch(db, await loadSchema(db, dataset), { after, size: batchSize });
}

/**
 * Indexes the texts of the next records of a dataset. Returns the id of the last one, or undefined if there
 * were none.
 */
export async function indexBatch(
  db: Handle,
  { dataset, fields }: Pick<DatasetSchema, "dataset" | "fields">,
  { after, size }: { after: number; size: number },
): Promise<number | undefined> {
  const rows = await db
    .selectFrom("records")
    .select(["id", "fields"])
    .where("dataset_id", "=", dataset.id)
    .where("id", ">", after)
    .orderBy("id")
    .limit(size)
    .execute();
  const texts = rows.map((row) => ({ recordId: row.id, fields: JSON.parse(row.fields) }));
  await engineOf(db).indexTexts(db, dataset.id, texts, fields);
  return rows.at(-1)?.id;
}
