import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, addWorkspace, forbiddenBody, labelled, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let workspaceId: string;

beforeAll(async () => {
  server = await startTestServer();
  workspaceId = await addWorkspace(server);
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";

function create(body: object) {
  return server.owner("POST", "/datasets", { workspace_id: workspaceId, ...body });
}

describe("a dataset", () => {
  it("is created with defaults, as a draft (spec 421, 478, 479)", async () => {
    const { status, body } = await create({ name: "plain", id: null, status: "ready" });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: "plain",
      guidelines: null,
      allow_extra_metadata: true,
      status: "draft",
      distribution: { strategy: "overlap", min_submitted: 1 },
      metadata: null,
      workspace_id: workspaceId,
      last_activity_at: body.inserted_at,
      inserted_at: expect.any(String),
      updated_at: body.inserted_at,
    });
    expect((await server.owner("GET", `/datasets/${body.id}`)).body).toEqual(body);
  });

  it("stores its origin in its metadata (spec 421, 422)", async () => {
    const metadata = {
      repoId: "user/repo",
      subset: "default",
      split: "train",
      mapping: { fields: [{ source: "a", target: "b" }], metadata: [], suggestions: [], external_id: "id" },
      imported: "UI",
    };
    const { body } = await create({ name: "imported", metadata });
    expect(body.metadata).toEqual(metadata);
    await server.owner("PATCH", `/datasets/${body.id}`, { metadata: { split: "test" } });
    const stored = await server.owner("GET", `/datasets/${body.id}`);
    expect(stored.body.metadata).toEqual({ ...metadata, split: "test" });
  });

  it("is found among mine by workspace, name and status (spec 419, 420)", async () => {
    const { datasetId, workspaceId: own } = await addDataset(server);
    const { ask } = await server.addPerson("mia", "annotator", [own]);
    const namesOf = async (query: string) => {
      const { body } = await ask("GET", `/me/datasets${query}`);
      return body.items.map((item: { id: string }) => item.id);
    };
    expect(await namesOf("")).toEqual([datasetId]);
    expect(await namesOf(`?workspace_id=${own}&name=dataset&status=ready`)).toEqual([datasetId]);
    expect(await namesOf("?name=data")).toEqual([]);
    expect(await namesOf("?status=draft")).toEqual([]);
    expect((await server.owner("GET", "/me/datasets")).body.items.length).toBeGreaterThan(1);
    expect(await ask("GET", `/me/datasets?workspace_id=${workspaceId}`)).toMatchObject({
      status: 403,
      body: forbiddenBody,
    });
  });

  it("is changed key by key (spec 426)", async () => {
    const { body } = await create({ name: "changing" });
    const path = `/datasets/${body.id}`;
    const changed = await server.owner("PATCH", path, {
      ...body,
      guidelines: "# Read me",
      allow_extra_metadata: false,
      distribution: { strategy: "overlap", min_submitted: "2" },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        name: "changing",
        guidelines: "# Read me",
        allow_extra_metadata: false,
        distribution: { strategy: "overlap", min_submitted: 2 },
        last_activity_at: changed.body.updated_at,
      },
    });
    expect(changed.body.updated_at > body.updated_at).toBe(true);
    expect((await server.owner("PATCH", path, {})).body).toEqual(changed.body);
    expect((await server.owner("PATCH", path, { guidelines: null })).body.guidelines).toBeNull();
  });

  it("is deleted with all its contents, and returned with status 200 (spec 427)", async () => {
    const { datasetId, questionId, log } = await addDataset(server);
    const [recordId] = await log([
      { fields: { text: "a" }, suggestions: [{ question_id: questionId, value: "positive" }] },
    ]);
    await server.owner("POST", `/records/${recordId}/responses`, labelled("positive"));
    const removed = await server.owner("DELETE", `/datasets/${datasetId}`);
    expect(removed).toMatchObject({ status: 200, body: { id: datasetId } });
    for (const path of [`/datasets/${datasetId}`, `/records/${recordId}`]) {
      expect((await server.owner("GET", path)).status).toBe(404);
    }
  });
});

describe("publishing", () => {
  it("needs fields and a required question, and is possible once (spec 423)", async () => {
    const { body } = await create({ name: "to publish" });
    const publish = () => server.owner("PUT", `/datasets/${body.id}/publish`);
    expect((await publish()).body).toEqual({ detail: "Dataset cannot be published without fields" });
    const field = { name: "text", title: "Text", settings: { type: "text" } };
    await server.owner("POST", `/datasets/${body.id}/fields`, field);
    const question = { name: "note", title: "Note", settings: { type: "text" } };
    await server.owner("POST", `/datasets/${body.id}/questions`, question);
    expect((await publish()).body).toEqual({
      detail: "Dataset cannot be published without required questions",
    });
    const required = { ...question, name: "needed", required: true };
    await server.owner("POST", `/datasets/${body.id}/questions`, required);
    expect(await publish()).toMatchObject({ status: 200, body: { id: body.id, status: "ready" } });
    expect(await publish()).toMatchObject({
      status: 422,
      body: { detail: "Dataset has already been published" },
    });
  });
});

describe("refusals", () => {
  test.each<[string, object, string]>([
    ["no name", {}, "body.name"],
    ["an empty name", { name: "" }, "body.name"],
    ["a name of 201 characters", { name: "n".repeat(201) }, "body.name"],
    ["empty guidelines", { name: "n", guidelines: "" }, "body.guidelines"],
    ["guidelines of 10,001 characters", { name: "n", guidelines: "g".repeat(10_001) }, "body.guidelines"],
    ["metadata that is no object", { name: "n", metadata: 1 }, "body.metadata"],
    ["no distribution at all", { name: "n", distribution: null }, "body.distribution"],
    [
      "a minimum of zero responses",
      { name: "n", distribution: { strategy: "overlap", min_submitted: 0 } },
      "body.distribution.min_submitted",
    ],
    [
      "another strategy",
      { name: "n", distribution: { strategy: "other", min_submitted: 1 } },
      "body.distribution.strategy",
    ],
  ])("%s", async (_, body, location) => {
    const reply = await create(body);
    expect(reply.status).toBe(422);
    expect(locationsIn(reply)).toEqual([location]);
  });

  it("a name that is already used in the workspace", async () => {
    const detail = `Dataset with name \`taken\` already exists for workspace with id \`${workspaceId}\``;
    await create({ name: "taken" });
    expect(await create({ name: "taken" })).toMatchObject({ status: 409, body: { detail } });
    const { body } = await create({ name: "free" });
    const change = await server.owner("PATCH", `/datasets/${body.id}`, { name: "taken" });
    expect(change).toMatchObject({ status: 409, body: { detail } });
  });

  it("an unknown workspace, or one of other admins", async () => {
    const { ask } = await server.addPerson("adam", "admin");
    const body = { name: "n", workspace_id: unknownId };
    expect(await server.owner("POST", "/datasets", body)).toMatchObject({
      status: 422,
      body: { detail: `Workspace with id \`${unknownId}\` not found` },
    });
    expect((await ask("POST", "/datasets", body)).status).toBe(403);
    expect((await ask("POST", "/datasets", { ...body, workspace_id: workspaceId })).status).toBe(403);
  });

  it("null where it is not allowed", async () => {
    const { body } = await create({ name: "solid" });
    const reply = await server.owner("PATCH", `/datasets/${body.id}`, { name: null });
    expect(reply.body.detail.params.errors[0].msg).toBe(
      "Value error, The following keys must have non-null values: name",
    );
  });
});
