import type { SearchFilter, SearchScope } from "@glossa/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addDataset } from "../../../testing/fixtures";
import { startTestServer, type TestServer } from "../../../testing/test-server";
import { loadSchema } from "../../datasets/dataset-schema";
import { findDataset } from "../../datasets/datasets.repository";
import { byAgreement } from "./responses-of-others";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it("a filter on agreement reads the values of a record by their index, not all values of the question", async () => {
  const { read } = server.services.database;
  const dataset = await findDataset(read, (await addDataset(server)).datasetId);
  if (!dataset) throw new Error("The dataset was not created.");
  const scope: Extract<SearchScope, { entity: "response" }> = {
    entity: "response",
    question: "label",
    property: "agreement",
  };
  const filter: SearchFilter = { type: "terms", scope, values: ["disagree"] };
  const condition = byAgreement(filter, scope, {
    schema: await loadSchema(read, dataset),
    mayReadOthers: true,
  });
  const { rows } = await sql<{ detail: string }>`
    EXPLAIN QUERY PLAN SELECT id FROM records WHERE ${condition.wholeRow}`.execute(read);
  const reads = rows.map(({ detail }) => detail).filter((detail) => detail.includes(" related "));
  expect(reads).toHaveLength(2);
  for (const detail of reads) expect(detail).toContain("response_values_by_record (record_id=?)");
});
