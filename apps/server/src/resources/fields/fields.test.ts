import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, forbiddenBody, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let datasetId: string;

beforeAll(async () => {
  server = await startTestServer();
  ({ datasetId } = await addDataset(server, { isDraft: true }));
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";

function create(body: object) {
  return server.owner("POST", `/datasets/${datasetId}/fields`, { title: "T", ...body });
}

describe("fields", () => {
  test.each<[string, object, object]>([
    ["text", {}, { use_markdown: false }],
    ["image", {}, {}],
    ["chat", {}, { use_markdown: true }],
    ["custom", { template: "{{record}}" }, { template: "{{record}}", advanced_mode: false }],
  ])("of type %s are created with their defaults (spec 429, 480)", async (type, sent, stored) => {
    const { status, body } = await create({ name: `a ${type}`, settings: { type, ...sent } });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: `a ${type}`,
      title: "T",
      required: false,
      settings: { type, ...stored },
      dataset_id: datasetId,
      inserted_at: expect.any(String),
      updated_at: body.inserted_at,
    });
    const list = await server.owner("GET", `/datasets/${datasetId}/fields`);
    expect(list.body.items).toContainEqual(body);
  });

  it("can change their title and settings, whatever the status of their dataset (spec 430)", async () => {
    const { datasetId: ready } = await addDataset(server);
    const [field] = (await server.owner("GET", `/datasets/${ready}/fields`)).body.items;
    const settings = { type: "text", use_markdown: true };
    const changed = await server.owner("PATCH", `/fields/${field.id}`, { ...field, title: "New", settings });
    expect(changed).toMatchObject({ status: 200, body: { title: "New", settings, name: "text" } });
    const nothing = await server.owner("PATCH", `/fields/${field.id}`, {});
    expect(nothing.body).toEqual(changed.body);
  });

  it("can be deleted while the dataset is a draft", async () => {
    const { body } = await create({ name: "gone", settings: { type: "text" } });
    expect(await server.owner("DELETE", `/fields/${body.id}`)).toMatchObject({ status: 200, body });
  });
});

describe("refusals", () => {
  test.each<[string, object, string]>([
    ["no settings", {}, "body.settings"],
    ["an unknown type", { settings: { type: "table" } }, "body.settings"],
    ["a custom field without template", { settings: { type: "custom" } }, "body.settings.custom.template"],
    ["a long title", { title: "t".repeat(501), settings: { type: "text" } }, "body.title"],
  ])("%s", async (_, body, location) => {
    const reply = await create({ name: "wrong", ...body });
    expect(reply.status).toBe(422);
    expect(locationsIn(reply)).toEqual([location]);
  });

  it("a name that is already used in the dataset", async () => {
    const detail = `Field with name \`text\` already exists for dataset with id \`${datasetId}\``;
    const reply = await create({ name: "text", settings: { type: "text" } });
    expect(reply).toMatchObject({ status: 409, body: { detail } });
  });

  it("another type, or empty settings", async () => {
    const [field] = (await server.owner("GET", `/datasets/${datasetId}/fields`)).body.items;
    const path = `/fields/${field.id}`;
    const chat = { settings: { type: "chat", use_markdown: true } };
    expect(await server.owner("PATCH", path, chat)).toMatchObject({
      status: 422,
      body: { detail: "Field type cannot be changed. Expected 'text' but got 'chat'" },
    });
    const incomplete = await server.owner("PATCH", path, { settings: { type: "text" } });
    expect(locationsIn(incomplete)).toEqual(["body.settings.text.use_markdown"]);
  });

  it("in a published dataset", async () => {
    const { datasetId: ready } = await addDataset(server);
    const [field] = (await server.owner("GET", `/datasets/${ready}/fields`)).body.items;
    const late = { name: "late", title: "T", settings: { type: "text" } };
    expect(await server.owner("POST", `/datasets/${ready}/fields`, late)).toMatchObject({
      status: 422,
      body: { detail: "Field cannot be created for a published dataset" },
    });
    expect(await server.owner("DELETE", `/fields/${field.id}`)).toMatchObject({
      status: 422,
      body: { detail: "Fields cannot be deleted for a published dataset" },
    });
  });

  it("unknown ids, and users of other workspaces", async () => {
    expect(await server.owner("PATCH", `/fields/${unknownId}`, {})).toMatchObject({
      status: 404,
      body: { detail: `Field with id \`${unknownId}\` not found` },
    });
    const { ask } = await server.addPerson("outsider", "admin");
    expect(await ask("GET", `/datasets/${datasetId}/fields`)).toMatchObject({
      status: 403,
      body: forbiddenBody,
    });
  });
});
