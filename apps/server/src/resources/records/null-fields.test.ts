import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
beforeAll(async () => {
  server = await startTestServer();
  const field = (name: string, type: string) => ({ name, title: name, required: false, settings: { type } });
  dataset = await addDataset(server, {
    fields: [field("note", "text"), field("talk", "chat")],
    questions: [
      {
        name: "part",
        title: "Part",
        required: false,
        settings: { type: "span", field: "note", options: [{ value: "a", text: "A" }] },
      },
    ],
  });
});
afterAll(() => server.close());

const withNull = { text: "Words to be found", note: null, talk: null };

describe("a field that is sent as null (api 2)", () => {
  it("is stored and returned as it was sent, by every endpoint that returns its record", async () => {
    const { owner } = server;
    const bulk = `/datasets/${dataset.datasetId}/records/bulk`;
    const made = await owner("POST", bulk, { items: [{ fields: withNull }] });
    expect(made.body.items[0].fields).toEqual(withNull);
    const path = `/records/${made.body.items[0].id}`;
    const found = await owner("POST", `/me/datasets/${dataset.datasetId}/records/search`, {
      query: { text: { q: "found" } },
    });
    const listed = await owner("GET", `/datasets/${dataset.datasetId}/records`);
    for (const { fields } of [
      (await owner("GET", path)).body,
      found.body.items[0].record,
      listed.body.items[0],
    ])
      expect(fields).toEqual(withNull);
  });

  it("replaces a value, and replies contain only the fields that were sent", async () => {
    const { owner } = server;
    const [id] = await dataset.log([{ fields: { text: "a", note: "Mark this" } }]);
    const path = `/records/${id}`;
    expect((await owner("PATCH", path, { fields: { text: "a", note: null } })).body.fields).toEqual({
      text: "a",
      note: null,
    });
    const upserted = { items: [{ id, fields: { text: "b", talk: null } }] };
    const bulk = `/datasets/${dataset.datasetId}/records/bulk`;
    expect((await owner("PUT", bulk, upserted)).body.items[0].fields).toEqual({ text: "b", talk: null });
    expect((await owner("GET", path)).body.fields).toEqual({ text: "b", talk: null });
  });

  it("is no change if it is null already", async () => {
    const [id] = await dataset.log([{ fields: withNull }]);
    const before = await server.owner("GET", `/records/${id}`);
    const bulk = `/datasets/${dataset.datasetId}/records/bulk`;
    const { body } = await server.owner("PUT", bulk, { items: [{ id, fields: withNull }] });
    expect(body.items[0].updated_at).toBe(before.body.updated_at);
  });

  it("is missing if a value is required, and contains no text for spans", async () => {
    const { owner } = server;
    const bulk = `/datasets/${dataset.datasetId}/records/bulk`;
    expect((await owner("POST", bulk, { items: [{ fields: { text: null } }] })).body.detail).toBe(
      "Record at position 0 is not valid because missing required value for field: 'text'",
    );
    const [id] = await dataset.log([{ fields: withNull }]);
    const values = {
      label: { value: "positive" },
      part: { value: [{ label: "a", start: 0, end: 1 }] },
    };
    const refused = await owner("POST", `/records/${id}/responses`, { status: "submitted", values });
    expect(refused).toMatchObject({ status: 422 });
    const { part: _, ...rest } = values;
    const taken = await owner("POST", `/records/${id}/responses`, { status: "submitted", values: rest });
    expect(taken.status).toBe(201);
  });
});
