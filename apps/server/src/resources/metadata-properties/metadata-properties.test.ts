import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, forbiddenBody, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";

async function withProperty(settings: object, more: object = {}) {
  const dataset = await addDataset(server);
  const body = { name: "m", title: "M", settings, ...more };
  const reply = await server.owner("POST", `/datasets/${dataset.datasetId}/metadata-properties`, body);
  return { ...dataset, reply, id: reply.body.id };
}

function list(datasetId: string, ask = server.owner) {
  return ask("GET", `/me/datasets/${datasetId}/metadata-properties`);
}

describe("metadata properties", () => {
  test.each<[object, object]>([
    [{ type: "terms" }, { type: "terms", values: null }],
    [
      { type: "terms", values: ["a", 1, true, "a"] },
      { type: "terms", values: ["a", 1, true, "a"] },
    ],
    [
      { type: "integer", max: 5 },
      { type: "integer", min: null, max: 5 },
    ],
    [
      { type: "float", min: 0.5, max: 1 },
      { type: "float", min: 0.5, max: 1 },
    ],
  ])("%j are created and listed (spec 435, 482)", async (sent, settings) => {
    const { datasetId, reply } = await withProperty(sent);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.any(String),
      name: "m",
      title: "M",
      settings,
      visible_for_annotators: true,
      dataset_id: datasetId,
      inserted_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect((await list(datasetId)).body).toEqual({ items: [reply.body] });
  });

  it("are hidden by a change without their visibility (spec 436)", async () => {
    const { datasetId, workspaceId, id } = await withProperty({ type: "terms" });
    const { ask } = await server.addPerson("ann", "annotator", [workspaceId]);
    const path = `/metadata-properties/${id}`;
    const shown = { title: "New", visible_for_annotators: true };
    expect((await server.owner("PATCH", path, shown)).body).toMatchObject(shown);
    expect((await list(datasetId, ask)).body.items).toHaveLength(1);
    expect((await server.owner("PATCH", path, {})).body).toMatchObject({
      title: "New",
      visible_for_annotators: false,
    });
    expect((await list(datasetId, ask)).body.items).toEqual([]);
    expect((await list(datasetId)).body.items).toHaveLength(1);
    expect(await ask("GET", `${path}/metrics`)).toMatchObject({ status: 403, body: forbiddenBody });
  });

  it("can be deleted, and records keep their values", async () => {
    const { id, log } = await withProperty({ type: "terms" });
    const [recordId] = await log([{ fields: { text: "a" }, metadata: { m: "x" } }]);
    expect((await server.owner("DELETE", `/metadata-properties/${id}`)).status).toBe(200);
    expect((await server.owner("GET", `/records/${recordId}`)).body.metadata).toEqual({ m: "x" });
  });
});

describe("metrics", () => {
  it("count terms, the most frequent first (spec 437)", async () => {
    const { id, log } = await withProperty({ type: "terms" });
    await log([["x", "y"], "x", "y", ["x"]].map((m) => ({ fields: { text: "a" }, metadata: { m } })));
    const { body } = await server.owner("GET", `/metadata-properties/${id}/metrics`);
    expect(body).toEqual({
      type: "terms",
      total: 5,
      values: [
        { term: "x", count: 3 },
        { term: "y", count: 2 },
      ],
    });
  });

  it("return the range of numbers, also of records that are older than the property (spec 437)", async () => {
    const { datasetId, log } = await addDataset(server);
    await log([3, 1, "no number", 2.1234567].map((f) => ({ fields: { text: "a" }, metadata: { f } })));
    const property = { name: "f", title: "F", settings: { type: "float" } };
    const made = await server.owner("POST", `/datasets/${datasetId}/metadata-properties`, property);
    await log([{ fields: { text: "a" }, metadata: { f: 0.123456789 } }]);
    const { body } = await server.owner("GET", `/metadata-properties/${made.body.id}/metrics`);
    expect(body).toEqual({ type: "float", min: 0.12346, max: 3 });
  });

  it("find the terms that contain a text, an equal one first", async () => {
    const { id, log, workspaceId } = await withProperty({ type: "terms" });
    const terms = ["c27", "c271", "C271", "50%", "500", "a_b", "aXb", "c\\d", "x"];
    await log(terms.map((m) => ({ fields: { text: "a" }, metadata: { m } })));
    await log([{ fields: { text: "a" }, metadata: { m: ["c271", "x"] } }]);
    const { ask } = await server.addPerson("finder", "annotator", [workspaceId]);
    const find = async (text: string) => {
      const reply = await ask(
        "GET",
        `/glossa/metadata-properties/${id}/terms?text=${encodeURIComponent(text)}`,
      );
      expect(reply.status).toBe(200);
      return reply.body;
    };
    const items = [
      { term: "c27", count: 1 },
      { term: "c271", count: 2 },
      { term: "C271", count: 1 },
    ];
    expect(await find("c27")).toEqual({ items, total: 3 });
    for (const [text, found] of [
      ["0%", ["50%"]],
      ["_", ["a_b"]],
      ["\\", ["c\\d"]],
      ["nobody", []],
    ] as const)
      expect((await find(text)).items.map(({ term }: { term: string }) => term)).toEqual(found);
    const many = Array.from({ length: 120 }, (_, index) => `many ${index}`);
    await log([{ fields: { text: "a" }, metadata: { m: many } }]);
    expect(await find("MANY")).toMatchObject({ total: 120, items: { length: 100 } });
    const hidden = await withProperty({ type: "terms" }, { visible_for_annotators: false });
    const other = await ask("GET", `/glossa/metadata-properties/${hidden.id}/terms?text=a`);
    expect(other.status).toBe(403);
  });

  it("are empty without records", async () => {
    const { id } = await withProperty({ type: "integer" });
    const { body } = await server.owner("GET", `/metadata-properties/${id}/metrics`);
    expect(body).toEqual({ type: "integer", min: null, max: null });
  });
});

describe("refusals", () => {
  test.each<[string, object, string]>([
    ["no values", { type: "terms", values: [] }, "body.settings.terms.values"],
    ["251 values", { type: "terms", values: Array(251).fill("v") }, "body.settings.terms.values"],
    ["an empty range", { type: "integer", min: 3, max: 3 }, "body.settings.integer"],
    ["a text as limit", { type: "float", min: "no" }, "body.settings.float.min"],
    ["an unknown type", { type: "date" }, "body.settings"],
  ])("%s", async (_, settings, location) => {
    const { reply } = await withProperty(settings);
    expect(reply.status).toBe(422);
    expect(locationsIn(reply)).toEqual([location]);
  });

  it("a name that is already used in the dataset", async () => {
    const { datasetId } = await withProperty({ type: "terms" });
    const again = { name: "m", title: "M", settings: { type: "terms" } };
    const detail = `Metadata property with name \`m\` already exists for dataset with id \`${datasetId}\``;
    expect(await server.owner("POST", `/datasets/${datasetId}/metadata-properties`, again)).toMatchObject({
      status: 409,
      body: { detail },
    });
  });

  it("null, and unknown ids", async () => {
    const { id } = await withProperty({ type: "terms" });
    const none = await server.owner("PATCH", `/metadata-properties/${id}`, { visible_for_annotators: null });
    expect(none.status).toBe(422);
    for (const [method, path] of [
      ["PATCH", `/metadata-properties/${unknownId}`],
      ["DELETE", `/metadata-properties/${unknownId}`],
      ["GET", `/metadata-properties/${unknownId}/metrics`],
    ] as const) {
      const reply = await server.owner(method, path, method === "PATCH" ? {} : undefined);
      expect(reply).toMatchObject({
        status: 404,
        body: { detail: `MetadataProperty with id \`${unknownId}\` not found` },
      });
    }
  });
});
