import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addWorkspace } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let path: string;

const names = ["constructor", "valueOf", "toString", "hasOwnProperty", "isPrototypeOf"];

beforeAll(async () => {
  server = await startTestServer();
  const workspaceId = await addWorkspace(server);
  const made = await server.owner("POST", "/datasets", { name: "names", workspace_id: workspaceId });
  path = `/datasets/${made.body.id}`;
  await add("fields", { name: "text", title: "T", required: true, settings: { type: "text" } });
  const field = { type: "span", field: "toString", options: [{ value: "a", text: "A" }] };
  for (const name of names) {
    const named = { name, title: name, required: false };
    await add("fields", { ...named, settings: { type: "text" } });
    await add("questions", { ...named, settings: { type: "text" } });
    await add("vectors-settings", { name, title: name, dimensions: 2 });
    await add("metadata-properties", { name, title: name, settings: { type: "terms" } });
  }
  await add("questions", { name: "span", title: "S", required: false, settings: field });
  await add("questions", { name: "sure", title: "S", required: true, settings: { type: "text" } });
  expect((await server.owner("PUT", `${path}/publish`)).status).toBe(200);
});
afterAll(() => server.close());

async function add(kind: string, body: object) {
  const { status, body: reply } = await server.owner("POST", `${path}/${kind}`, body);
  expect([status, reply.detail]).toEqual([201, undefined]);
}

function underAll<Value>(value: Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value]));
}

async function log(record: object) {
  const { status, body } = await server.owner("POST", `${path}/records/bulk`, { items: [record] });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body.items[0];
}

async function countOf(search: object): Promise<number> {
  return (await server.owner("POST", `${path}/records/search`, search)).body.total;
}

describe("names that every object inherits", () => {
  it("can be missing in records and responses (security M8)", async () => {
    const { id } = await log({ fields: { text: "bare" }, metadata: {}, vectors: {} });
    const values = { sure: { value: "yes" } };
    const { status } = await server.owner("POST", `/records/${id}/responses`, {
      status: "submitted",
      values,
    });
    expect(status).toBe(201);
    const read = (await server.owner("GET", `/records/${id}`)).body;
    expect(read).toMatchObject({ fields: { text: "bare" }, metadata: {}, vectors: {} });
    expect(await countOf({ query: { text: { q: "native" } } })).toBe(0);
    const metrics = await server.owner("GET", `/me${path}/metadata-properties`);
    const [first] = metrics.body.items;
    expect((await server.owner("GET", `/metadata-properties/${first.id}/metrics`)).body.values).toEqual([]);
  });

  it("can be stored, responded to and found (security M8)", async () => {
    const record = {
      fields: { text: "x", ...underAll("word") },
      metadata: underAll("m"),
      vectors: underAll([1, 2]),
    };
    const { id } = await log(record);
    const values = { sure: { value: "yes" }, ...underAll({ value: "said" }) };
    await server.owner("POST", `/records/${id}/responses`, { status: "submitted", values });
    const read = (await server.owner("GET", `/records/${id}`)).body;
    expect(read).toMatchObject(record);
    expect(read.responses[0].values).toEqual(values);
    for (const name of names) {
      expect(await countOf({ query: { text: { q: "word", field: name } } })).toBe(1);
      const scope = { entity: "metadata", metadata_property: name };
      expect(await countOf({ filters: { and: [{ type: "terms", scope, values: ["m"] }] } })).toBe(1);
    }
  });

  it("may not include __proto__ (security M8)", async () => {
    const settings = { type: "text" };
    for (const [kind, rest] of [
      ["fields", { settings }],
      ["questions", { settings }],
      ["vectors-settings", { dimensions: 2 }],
      ["metadata-properties", { settings: { type: "terms" } }],
    ] as const) {
      const { status, body } = await server.owner("POST", `${path}/${kind}`, {
        name: "__proto__",
        title: "P",
        ...rest,
      });
      expect(status).toBe(422);
      expect(body.detail.params.errors[0]).toMatchObject({ loc: ["body", "name"] });
    }
  });
});
