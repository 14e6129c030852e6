import { endpoints } from "@glossa/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  range,
  type SearchFixture,
  scopes,
  startSearchServer,
  status,
  terms,
} from "../../testing/search-fixture";
import { loadShape } from "../datasets/dataset-shape";
import { findDataset } from "../datasets/datasets.repository";
import { conditionsOf } from "./filters";

const { answered, metadata, suggested } = scopes;
let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startSearchServer();
});
afterAll(() => fixture.server.close());

/** How the engine means to look at one record. */
async function planOf(filter: object): Promise<string[]> {
  const { read } = fixture.server.services.database;
  const dataset = await findDataset(read, fixture.dataset.datasetId);
  if (!dataset) throw new Error("The fixture's dataset is gone, so nothing can be planned. Make it first.");
  const shape = await loadShape(read, dataset);
  const { filters } = endpoints.searchRecords.body.parse({ filters: { and: [filter] } });
  const [condition] = conditionsOf(filters?.and ?? [], { shape });
  const { rows } = await sql<{ detail: string }>`
    EXPLAIN QUERY PLAN SELECT records.id FROM records WHERE records.dataset_id = ${dataset.id} AND ${condition}
  `.execute(read);
  return rows.map(({ detail }) => detail).filter((detail) => !/ records /.test(detail));
}

describe("a filter looks at each record by itself, whatever the others hold:", () => {
  test.each<[string, object]>([
    ["a range of a number", range(metadata("size"), { ge: 1, le: 5 })],
    ["terms", terms(metadata("source"), "web")],
    ["a range of scores", range(suggested("label", "score"), { ge: 0.1 })],
    ["agents", terms(suggested("label", "agent"), "x")],
    ["suggested values", terms(suggested("label"), "positive")],
    ["answers", terms(answered("label"), "positive")],
    ["a range of answers", range(answered("rating"), { ge: 1 })],
    ["the status of answers", status("submitted")],
  ])("%s", async (_, filter) => {
    const plan = await planOf(filter);
    // Each step is found by the record, or by what hangs on it; none walks through a range or a whole table.
    for (const step of plan.filter((detail) => /^(SEARCH|SCAN) (held|part)/.test(detail))) {
      expect(step).toMatch(/^SEARCH .*(record_id=\?|(suggestion|response)_id=\?|rowid=\?)/);
    }
    expect(plan.join()).toMatch(/SEARCH held/);
  });
});
