import { CompiledQuery, createQueryId, type RootOperationNode } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SearchFixture, startSearchServer } from "../../testing/search-fixture";
import { findDataset } from "../datasets/datasets.repository";
import { recomputeStatus } from "./record-status.repository";

let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startSearchServer();
});
afterAll(() => fixture.server.close());

test("the records of a response are found by an index, however many records the dataset has", async () => {
  const { database } = fixture.server.services;
  const dataset = await findDataset(database.read, fixture.dataset.datasetId);
  if (!dataset) throw new Error("The fixture's dataset is gone, so nothing can be planned. Make it first.");
  let asked: RootOperationNode | undefined;
  const plan = await database.write(async (db) => {
    const listening = db.withPlugin({
      transformQuery: ({ node }) => {
        asked = node;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await recomputeStatus(listening, { datasetId: dataset.id, minSubmitted: 1, ids: [1, 2] });
    if (!asked) throw new Error("Nothing was asked, so there is no plan to look at.");
    const { sql, parameters } = db.getExecutor().compileQuery(asked, createQueryId());
    const { rows } = await db.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`EXPLAIN QUERY PLAN ${sql}`, [...parameters]),
    );
    return rows.map(({ detail }) => detail);
  });
  expect(plan.filter((step) => / records /.test(`${step} `))).toEqual([
    "SEARCH records USING INTEGER PRIMARY KEY (rowid=?)",
  ]);
});
