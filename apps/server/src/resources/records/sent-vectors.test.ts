import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;

beforeAll(async () => {
  server = await startTestServer();
  dataset = await addDataset(server);
  const settings = { name: "v", title: "V", dimensions: 4 };
  await server.owner("POST", `/datasets/${dataset.datasetId}/vectors-settings`, settings);
});
afterAll(() => server.close());

const sent = [0.273588780086093, 1234567.89, 1e-300, -0.1];

async function vectorsOf(id: string | undefined) {
  return (await server.owner("GET", `/records/${id}`)).body.vectors;
}

describe("vectors", () => {
  it("are returned with every digit that was sent (api 1)", async () => {
    const path = `/datasets/${dataset.datasetId}/records/bulk`;
    const items = [{ fields: { text: "a" }, vectors: { v: sent } }];
    const { body } = await server.owner("POST", path, { items });
    expect(body.items[0].vectors).toEqual({ v: sent });
    expect(await vectorsOf(body.items[0].id)).toEqual({ v: sent });
    const changed = [1, 2.000000000000001, 3, Math.PI];
    await server.owner("PATCH", `/records/${body.items[0].id}`, { vectors: { v: changed } });
    expect(await vectorsOf(body.items[0].id)).toEqual({ v: changed });
  });

  it("that are stored in single precision only are returned as before (api 1)", async () => {
    const [id] = await dataset.log([{ fields: { text: "b" }, vectors: { v: sent } }]);
    await server.services.database.write((db) => sql`UPDATE vectors SET sent = NULL`.execute(db));
    expect(await vectorsOf(id)).toEqual({ v: [0.2735888, 1234568, 0, -0.1] });
  });

  it("are similar to themselves in a search by their record (api 1)", async () => {
    const log = (v: number[]) => dataset.log([{ fields: { text: "c" }, vectors: { v } }]);
    const [id] = await log(sent);
    const [same] = await log(sent);
    const query = { query: { vector: { name: "v", record_id: id } } };
    const { body } = await server.owner(
      "POST",
      `/datasets/${dataset.datasetId}/records/search?limit=1`,
      query,
    );
    expect(body.items[0].query_score).toBeCloseTo(1);
    expect(same).toBeDefined();
  });
});
