import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import {
  addDataset,
  anOption,
  type DatasetFixture,
  forbiddenBody,
  labelled,
  locationsIn,
} from "../../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
let ana: Person;

beforeAll(async () => {
  server = await startTestServer();
  const settings = { type: "span", field: "text", options: [anOption("name")] };
  dataset = await addDataset(server, { questions: [{ name: "span", title: "S", settings }] });
  ana = await server.addPerson("ana", "annotator", [dataset.workspaceId]);
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";

async function addRecord() {
  const [id] = await dataset.log([{ fields: { text: "Hello 👋 you" } }]);
  return { id, path: `/records/${id}/responses` };
}

describe("a response", () => {
  it("is created once per user and record (spec 446, 450)", async () => {
    const { id, path } = await addRecord();
    const values = {
      label: { value: "positive" },
      span: { value: [{ label: "name", start: 8, end: 11, extra: true }] },
    };
    const made = await ana.ask("POST", path, { status: "submitted", values, user_id: unknownId });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      values: { label: { value: "positive" }, span: { value: [{ label: "name", start: 8, end: 11 }] } },
      status: "submitted",
      record_id: id,
      user_id: ana.id,
      inserted_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect(await ana.ask("POST", path, labelled("negative"))).toMatchObject({
      status: 409,
      body: {
        detail: `Response already exists for record with id \`${id}\` and by user with id \`${ana.id}\``,
      },
    });
  });

  it("is replaced as a whole and keeps its id (spec 446)", async () => {
    const { path } = await addRecord();
    const { body } = await ana.ask("POST", path, labelled("positive", "draft"));
    const changed = await ana.ask("PUT", `/responses/${body.id}`, { status: "discarded", values: {} });
    expect(changed).toMatchObject({ status: 200, body: { id: body.id, status: "discarded", values: {} } });
    expect(changed.body.updated_at > body.updated_at).toBe(true);
    expect(changed.body.inserted_at).toBe(body.inserted_at);
  });

  it("is deleted, and the record is pending again (spec 447)", async () => {
    const { id, path } = await addRecord();
    const { body } = await ana.ask("POST", path, labelled("positive"));
    expect((await ana.ask("GET", `/records/${id}`)).body.status).toBe("completed");
    expect(await ana.ask("DELETE", `/responses/${body.id}`)).toMatchObject({ status: 200, body });
    expect((await ana.ask("GET", `/records/${id}`)).body).toMatchObject({ status: "pending", responses: [] });
    expect(await ana.ask("DELETE", `/responses/${body.id}`)).toMatchObject({
      status: 404,
      body: { detail: `Response with id \`${body.id}\` not found` },
    });
  });

  it("updates the last activity of its dataset, not its time of change", async () => {
    const { path } = await addRecord();
    const before = (await ana.ask("GET", `/datasets/${dataset.datasetId}`)).body;
    await ana.ask("POST", path, labelled("positive"));
    const after = (await ana.ask("GET", `/datasets/${dataset.datasetId}`)).body;
    expect(after.last_activity_at > before.last_activity_at).toBe(true);
    expect(after.updated_at).toBe(before.updated_at);
  });

  it("can be a draft or discarded without values, stored as an empty object", async () => {
    for (const sent of [{ status: "draft" }, { status: "discarded", values: null }]) {
      const { path } = await addRecord();
      expect(await ana.ask("POST", path, sent)).toMatchObject({ status: 201, body: { values: {} } });
    }
  });
});

describe("refusals", () => {
  test.each<[string, object, string]>([
    ["nothing submitted", { status: "submitted" }, "missing response values for submitted response"],
    [
      "a required question left out",
      { status: "submitted", values: { span: { value: [] } } },
      "missing response value for required question with name='label'",
    ],
    [
      "an unknown question",
      { status: "draft", values: { nope: { value: "a" } } },
      "found response value for non configured question with name='nope'",
    ],
    [
      "a span past the last code point",
      { status: "draft", values: { span: { value: [{ label: "name", start: 0, end: 12 }] } } },
      "span question response value `end` must have a value lower or equal than record field `text` length that is `11`",
    ],
  ])("%s", async (_, body, detail) => {
    const { path } = await addRecord();
    expect(await ana.ask("POST", path, body)).toMatchObject({ status: 422, body: { detail } });
  });

  test.each<[string, object, string]>([
    ["no status", { values: {} }, "body.status"],
    ["an unknown status", { status: "pending" }, "body.status"],
    ["values that are no object", { status: "draft", values: [] }, "body.values"],
    ["no value", { status: "draft", values: { label: null } }, "body.values.label"],
  ])("%s", async (_, body, location) => {
    const { path } = await addRecord();
    const reply = await ana.ask("POST", path, body);
    expect(reply.status).toBe(422);
    expect(locationsIn(reply)).toEqual([location]);
  });

  it("unknown ids", async () => {
    const missing = await ana.ask("POST", `/records/${unknownId}/responses`, labelled("positive"));
    expect(missing).toMatchObject({
      status: 404,
      body: { detail: `Record with id \`${unknownId}\` not found` },
    });
    expect((await ana.ask("PUT", `/responses/${unknownId}`, labelled("positive"))).status).toBe(404);
  });

  it("users who are neither author, nor owner, nor admin of the workspace", async () => {
    const { path } = await addRecord();
    const { body } = await ana.ask("POST", path, labelled("positive"));
    const own = `/responses/${body.id}`;
    const change = labelled("negative");
    const ben = await server.addPerson("ben", "annotator", [dataset.workspaceId]);
    const stranger = await server.addPerson("stranger", "admin");
    const admin = await server.addPerson("admin", "admin", [dataset.workspaceId]);
    expect(await stranger.ask("POST", path, change)).toMatchObject({ status: 403, body: forbiddenBody });
    expect((await ben.ask("PUT", own, change)).status).toBe(403);
    expect((await stranger.ask("PUT", own, change)).status).toBe(403);
    const byAdmin = await admin.ask("PUT", own, change);
    expect(byAdmin).toMatchObject({ status: 200, body: { user_id: ana.id } });
    expect((await server.owner("DELETE", own)).status).toBe(200);
  });
});

describe("many responses in one request", () => {
  it("are created or changed independently, in order (spec 448)", async () => {
    const [first, second] = [await addRecord(), await addRecord()];
    const other = await addDataset(server);
    const [foreign] = await other.log([{ fields: { text: "a" } }]);
    await ana.ask("POST", first.path, labelled("positive", "draft"));
    const items = [
      { record_id: first.id, ...labelled("negative") },
      { record_id: unknownId, ...labelled("negative") },
      { record_id: foreign, ...labelled("positive") },
      { record_id: second.id, ...labelled("zz") },
      { record_id: second.id, status: "discarded" },
      { record_id: second.id, ...labelled("neutral") },
    ];
    const { status, body } = await ana.ask("POST", "/me/responses/bulk", { items });
    expect(status).toBe(200);
    expect(body.items.map((each: { error: { detail: string } | null }) => each.error?.detail)).toEqual([
      undefined,
      `Record with id \`${unknownId}\` not found`,
      "argilla.api.errors::ForbiddenOperationError(detail=Operation not allowed)",
      "'zz' is not a valid label for label selection question.\nValid labels are: ['positive', 'negative', 'neutral']",
      undefined,
      undefined,
    ]);
    expect(body.items[0].item).toMatchObject({ record_id: first.id, ...labelled("negative") });
    expect(body.items[1].item).toBeNull();
    expect(body.items[5].item.id).toBe(body.items[4].item.id);
    const { responses } = (await ana.ask("GET", `/records/${second.id}`)).body;
    expect(responses).toMatchObject([labelled("neutral")]);
  });

  test.each<[string, object[]]>([
    ["nothing", []],
    ["101", Array(101).fill({ record_id: unknownId, ...labelled("positive") })],
    ["an unknown status", [{ record_id: unknownId, status: "zzz" }]],
  ])("are refused as a whole if there are %s", async (_, items) => {
    expect((await ana.ask("POST", "/me/responses/bulk", { items })).status).toBe(422);
  });
});

describe("twenty users who submit the same record at once", () => {
  test.each([1, 3, 20])(
    "have the same result as one after another, with %i required responses (spec 428)",
    async (minSubmitted) => {
      const own = await addDataset(server, { minSubmitted });
      const [id] = await own.log([{ fields: { text: "a" } }]);
      const people = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          server.addPerson(`p${minSubmitted}-${index}`, "annotator", [own.workspaceId]),
        ),
      );
      const path = `/records/${id}/responses`;
      const replies = await Promise.all(people.map(({ ask }) => ask("POST", path, labelled("positive"))));
      expect(replies.every((reply) => reply.status === 201)).toBe(true);
      const { body } = await server.owner("GET", `/records/${id}`);
      expect(body.status).toBe("completed");
      expect(new Set(body.responses.map((each: { user_id: string }) => each.user_id)).size).toBe(20);
      const progress = await server.owner("GET", `/datasets/${own.datasetId}/progress`);
      expect(progress.body).toMatchObject({ total: 1, completed: 1 });
      expect(progress.body.users).toHaveLength(20);
      for (const { ask } of people.slice(0, 3)) {
        const { responses } = (await ask("GET", `/me/datasets/${own.datasetId}/metrics`)).body;
        expect(responses).toMatchObject({ submitted: 1, pending: 0 });
      }
    },
  );

  it("create one response if it is the same user twice", async () => {
    const { id, path } = await addRecord();
    const replies = await Promise.all([1, 2, 3].map(() => ana.ask("POST", path, labelled("positive"))));
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409]);
    expect((await ana.ask("GET", `/records/${id}`)).body.responses).toHaveLength(1);
  });
});
