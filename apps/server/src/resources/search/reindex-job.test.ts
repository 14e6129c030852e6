import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { JobRunner } from "../../jobs/job-runner";
import { listJobs } from "../../jobs/jobs.repository";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { loadSchema } from "../datasets/dataset-schema";
import { findDataset } from "../datasets/datasets.repository";
import { engineOf } from "./engines/engines";
import { orderReindex, reindexJob, reindexKind } from "./reindex-job";

let server: TestServer;
let dataset: DatasetFixture;
beforeAll(async () => {
  server = await startTestServer();
  dataset = await addDataset(server);
});
afterAll(() => server.close());

async function found(q: string): Promise<number> {
  const { body } = await server.owner("POST", `/me/datasets/${dataset.datasetId}/records/search`, {
    query: { text: { q } },
  });
  return body.total;
}

async function runJobs(): Promise<void> {
  const { database } = server.services;
  const quiet = { warn: () => undefined };
  await new JobRunner(database, { [reindexKind]: reindexJob({ database }) }, quiet, {
    endedAfterMilliseconds: 0,
  }).runDue();
}

const ordered = async () =>
  (await listJobs(server.services.database.read)).filter(({ kind }) => kind === reindexKind).length;

/** Restores the index to that of an earlier version: without the records' emoji. */
async function indexAsBefore(): Promise<void> {
  const { database } = server.services;
  const row = await findDataset(database.read, dataset.datasetId);
  if (!row) throw new Error("The dataset is gone.");
  await database.write(async (db) => {
    const { fields } = await loadSchema(db, row);
    const records = await db.selectFrom("records").select("id").where("dataset_id", "=", row.id).execute();
    const texts = records.map(({ id }) => ({ recordId: id, fields: { text: "glad" } }));
    await engineOf(db).indexTexts(db, row.id, texts, fields);
    await db.deleteFrom("facts").where("name", "=", "words_version").execute();
  });
}

describe("records that were indexed before emoji counted as words (security lows)", () => {
  it("are found by emoji after the indexing job, and by all other words meanwhile", async () => {
    const records = 450;
    await dataset.log(Array.from({ length: records }, () => ({ fields: { text: "glad 😀" } })));
    await indexAsBefore();
    expect([await found("😀"), await found("glad")]).toEqual([0, records]);
    await orderReindex(server.services.database);
    await runJobs();
    expect([await found("😀"), await found("glad")]).toEqual([records, records]);
  });

  it("are indexed again once, even if several servers request it", async () => {
    await indexAsBefore();
    const before = await ordered();
    const { database } = server.services;
    await Promise.all([1, 2, 3].map(() => orderReindex(database)));
    await orderReindex(database);
    expect((await ordered()) - before).toBe(1);
  });

  it("are skipped if their dataset was deleted meanwhile", async () => {
    await server.owner("DELETE", `/datasets/${dataset.datasetId}`);
    await runJobs();
    const jobs = await listJobs(server.services.database.read);
    expect(jobs.filter(({ status }) => status !== "finished")).toEqual([]);
  });
});
