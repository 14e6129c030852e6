import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";

async function withVector() {
  const dataset = await addDataset(server);
  const path = `/datasets/${dataset.datasetId}/vectors-settings`;
  const reply = await server.owner("POST", path, { name: "v", title: "V", dimensions: 3 });
  return { ...dataset, path, reply, id: reply.body.id };
}

describe("vector settings", () => {
  it("are created and listed (spec 433, 483)", async () => {
    const { datasetId, path, reply } = await withVector();
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      name: "v",
      title: "V",
      dimensions: 3,
      dataset_id: datasetId,
      inserted_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect((await server.owner("GET", path)).body).toEqual({ items: [reply.body] });
  });

  it("can change their title only (spec 434)", async () => {
    const { reply, id } = await withVector();
    const changed = await server.owner("PATCH", `/vectors-settings/${id}`, { title: "New", dimensions: 9 });
    expect(changed.body).toMatchObject({ title: "New", dimensions: 3 });
    const again = await server.owner("PATCH", `/vectors-settings/${id}`, { ...reply.body, title: "New" });
    expect(again.body).toEqual(changed.body);
  });

  it("are deleted with their vectors", async () => {
    const { id, log } = await withVector();
    const [recordId] = await log([{ fields: { text: "a" }, vectors: { v: [1, 2, 3] } }]);
    expect((await server.owner("GET", `/records/${recordId}`)).body.vectors).toEqual({ v: [1, 2, 3] });
    expect((await server.owner("DELETE", `/vectors-settings/${id}`)).status).toBe(200);
    expect((await server.owner("GET", `/records/${recordId}`)).body.vectors).toEqual({});
  });
});

describe("refusals", () => {
  test.each<[string, object, string]>([
    ["no dimension", { dimensions: 0 }, "body.dimensions"],
    ["half a dimension", { dimensions: 2.5 }, "body.dimensions"],
    ["more dimensions than can be counted", { dimensions: 2 ** 31 }, "body.dimensions"],
    ["an empty title", { title: "" }, "body.title"],
  ])("%s", async (_, wrong, location) => {
    const { path } = await withVector();
    const reply = await server.owner("POST", path, { name: "w", title: "W", dimensions: 2, ...wrong });
    expect(reply.status).toBe(422);
    expect(locationsIn(reply)).toEqual([location]);
  });

  it("a name that is already used, and a sixth vector", async () => {
    const { datasetId, path } = await withVector();
    const add = (name: string) => server.owner("POST", path, { name, title: "V", dimensions: 3 });
    expect(await add("v")).toMatchObject({
      status: 409,
      body: { detail: `Vector settings with name \`v\` already exists for dataset with id \`${datasetId}\`` },
    });
    for (const name of ["b", "c", "d", "e"]) await add(name);
    const detail = `The maximum number of vector settings has been reached for dataset with id \`${datasetId}\``;
    expect(await add("f")).toMatchObject({ status: 422, body: { detail } });
  });

  it("null as title, and unknown ids", async () => {
    const { id } = await withVector();
    expect((await server.owner("PATCH", `/vectors-settings/${id}`, { title: null })).status).toBe(422);
    expect(await server.owner("DELETE", `/vectors-settings/${unknownId}`)).toMatchObject({
      status: 404,
      body: { detail: `VectorSettings with id \`${unknownId}\` not found` },
    });
  });
});
