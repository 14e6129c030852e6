import { endpoints } from "@glossa/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset } from "../../../testing/fixtures";
import {
  range,
  type SearchFixture,
  scopes,
  startSearchServer,
  status,
  terms,
} from "../../../testing/search-fixture";
import { loadSchema } from "../../datasets/dataset-schema";
import { findDataset } from "../../datasets/datasets.repository";
import type { Expression } from "../conditions/conditions";
import { conditionsOf } from "../conditions/filters";
import { orderOf } from "../conditions/sort";
import { countFound, sourceOf } from "../search.repository";
import { selectionOf } from "../search.service";

const { answered, metadata, suggested } = scopes;
let fixture: SearchFixture;

beforeAll(async () => {
  fixture = await startSearchServer();
});
afterAll(() => fixture.server.close());

async function fixtureSchema() {
  const { read } = fixture.server.services.database;
  const dataset = await findDataset(read, fixture.dataset.datasetId);
  if (!dataset) throw new Error("The fixture's dataset is gone, so nothing can be planned. Make it first.");
  return loadSchema(read, dataset);
}

/** The steps of the plan of a query that read records or rows about them. */
async function planOf(query: Expression): Promise<string[]> {
  const { read } = fixture.server.services.database;
  const { rows } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN ${query}`.execute(read);
  return rows
    .map(({ detail }) => detail)
    .filter((detail) =>
      /^(SEARCH|SCAN) (related|owner|records|record_metadata|suggestion_\w+) /.test(`${detail} `),
    );
}

/** Returns the query plans of the engine for one record and for all of them. */
async function plansOf(filter: object): Promise<Record<"one" | "all", string[]>> {
  const schema = await fixtureSchema();
  const { filters } = endpoints.searchRecords.body.parse({ filters: { and: [filter] } });
  const [condition] = conditionsOf(filters?.and ?? [], { schema });
  if (!condition?.ids)
    throw new Error("No index has the ids of this filter. Only such filters are planned here.");
  return {
    one: await planOf(sql`
      SELECT records.id FROM records WHERE records.dataset_id = ${schema.dataset.id} AND ${condition.wholeRow}
    `),
    all: await planOf(condition.ids),
  };
}

describe.each(["asc", "desc"])("an order (%s) looks up the value of each record:", (order) => {
  test.each<[string, object]>([
    ["a number", metadata("size")],
    ["terms", metadata("source")],
    ["a score", suggested("label", "score")],
    ["a suggested value", suggested("label", "value")],
    ["an agent", suggested("label", "agent")],
    ["an answer", answered("label")],
    ["several answers", answered("topics")],
    ["a rating", answered("rating")],
  ])("%s", async (_, scope) => {
    const schema = await fixtureSchema();
    const { sort } = endpoints.searchRecords.body.parse({ sort: [{ scope, order }] });
    for (const userId of [undefined, 1]) {
      const { wholeRow } = orderOf(sort ?? [], { schema, userId });
      const [ofRecords, ...ofOne] = await planOf(sql`
        SELECT records.id FROM records WHERE records.dataset_id = ${schema.dataset.id} ORDER BY ${wholeRow}
      `);
      expect(ofRecords).toMatch(/ records /);
      expect(ofOne).not.toEqual([]);
      for (const step of ofOne) expect(step).toMatch(/^SEARCH .*\((record_id|suggestion_id)=\?/);
    }
  });
});

describe.each(["asc", "desc"])("an index has an order (%s):", (order) => {
  test.each<[string, object, RegExp]>([
    ["a number", metadata("size"), /record_metadata_by_number \(property_id=\? AND num>\?\)/],
    ["terms", metadata("source"), /record_metadata_by_text \(property_id=\? AND txt>\?\)/],
    ["a score", suggested("label", "score"), /suggestion_scores_by_score \(question_id=\?/],
    ["a suggested value", suggested("label", "value"), /suggestion_values_by_value \(question_id=\?/],
  ])("%s", async (_, scope, index) => {
    const { sort } = endpoints.searchRecords.body.parse({ sort: [{ scope, order }] });
    const { walk } = orderOf(sort ?? [], { schema: await fixtureSchema() });
    if (!walk) throw new Error("The order has no index.");
    const { rows } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN SELECT records.id
      FROM ${walk.rows} CROSS JOIN records ON records.id = walked.record_id WHERE ${walk.among} AND records.status = 'pending'
      ORDER BY ${walk.order}, ${walk.rest.wholeRow} LIMIT 10`.execute(fixture.server.services.database.read);
    const steps = rows.map(({ detail }) => detail);
    expect(steps[0]).toMatch(index);
    expect(steps[0]).toContain("SEARCH walked USING COVERING INDEX");
    // At most those with the same value are sorted.
    expect(steps).not.toContain("USE TEMP B-TREE FOR ORDER BY");
  });
});

describe("a filter checks each record by itself:", () => {
  test.each<[string, object]>([
    ["a range of a number", range(metadata("size"), { ge: 1, le: 5 })],
    ["terms", terms(metadata("source"), "web")],
    ["a range of scores", range(suggested("label", "score"), { ge: 0.1 })],
    ["agents", terms(suggested("label", "agent"), "x")],
    ["suggested values", terms(suggested("label"), "positive")],
    ["a range of suggested values", range(suggested("rating", "value"), { ge: 1 })],
    ["answers", terms(answered("label"), "positive")],
    ["a range of responses", range(answered("rating"), { ge: 1 })],
    ["the status of responses", status("submitted")],
  ])("%s", async (_, filter) => {
    const [ofRecords, ...ofOne] = (await plansOf(filter)).one;
    expect(ofRecords).toMatch(/ records USING COVERING INDEX/);
    // It is found by the record id; no step scans a range or a whole table.
    expect(ofOne).not.toEqual([]);
    for (const step of ofOne) expect(step).toMatch(/^SEARCH .*(record_id|suggestion_id)=\?/);
  });
});

describe("a filter finds all records at once by an index:", () => {
  test.each<[string, object, RegExp]>([
    ["a range of a number", range(metadata("size"), { ge: 1, le: 5 }), /property_id=\? AND num>\?/],
    ["terms", terms(metadata("source"), "web"), /property_id=\? AND txt=\?/],
    ["a range of scores", range(suggested("label", "score"), { ge: 0.1 }), /question_id=\? AND score>\?/],
    ["agents", terms(suggested("label", "agent"), "x"), /question_id=\? AND agent=\?/],
    ["suggested values", terms(suggested("label"), "positive"), /question_id=\? AND txt=\?/],
    ["answers", terms(answered("label"), "positive"), /question_id=\? AND txt=\?/],
    ["the status of responses", status("submitted"), /dataset_id=\?/],
  ])("%s", async (_, filter, found) => {
    const { all } = await plansOf(filter);
    expect(all).toEqual([expect.stringMatching(/^SEARCH related USING COVERING INDEX/)]);
    expect(all[0]).toMatch(found);
  });
});

test.each([
  ["ids", "id", /^SEARCH related USING INDEX \S+ \(public_id=\?\)/],
  [
    "external ids",
    "external_id",
    /^SEARCH related USING COVERING INDEX \S+ \(dataset_id=\? AND external_id=\?\)/,
  ],
])("records are found by many %s in an index, however many there are", async (_, property, found) => {
  const scope = scopes.ofRecord(property);
  for (const values of [["a"], ["a", "b", "c"]]) {
    const { all } = await plansOf({ type: "terms", scope, values });
    expect(all).toEqual([expect.stringMatching(found)]);
  }
});

it("the condition that fewest records meet comes first, whatever the order of the filters", async () => {
  const many = await addDataset(fixture.server);
  const path = `/datasets/${many.datasetId}`;
  for (const name of ["wide", "narrow"])
    await fixture.server.owner("POST", `${path}/metadata-properties`, {
      name,
      title: name,
      settings: { type: "integer" },
    });
  for (let logged = 0; logged < 5500; logged += 500)
    await many.log(
      Array.from({ length: 500 }, (_, index) => ({
        fields: { text: "a" },
        metadata: { wide: 1, narrow: logged + index },
      })),
    );
  const { read } = fixture.server.services.database;
  const dataset = await findDataset(read, many.datasetId);
  const schema = dataset && (await loadSchema(read, dataset));
  if (!schema) throw new Error("The dataset is gone.");
  const filters = [range(metadata("wide"), { ge: 1 }), range(metadata("narrow"), { ge: 7, le: 9 })];
  for (const and of [filters, [...filters].reverse()]) {
    const { filters: parsed } = endpoints.searchRecords.body.parse({ filters: { and } });
    const selection = await selectionOf(read, { filters: parsed }, { schema });
    if (!selection) throw new Error("Nothing is selected.");
    const { tables } = sourceOf(read, selection);
    const { rows } = await sql`SELECT id FROM ${tables}`.execute(read);
    expect(rows).toHaveLength(3);
    expect(await countFound(read, selection)).toBe(3);
  }
});
