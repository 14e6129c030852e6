import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, anOption, type DatasetFixture, forbiddenBody, labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;
let spanId: string;

beforeAll(async () => {
  server = await startTestServer();
  const settings = { type: "span", field: "text", options: [anOption("name")] };
  dataset = await addDataset(server, { questions: [{ name: "span", title: "S", settings }] });
  const path = `/datasets/${dataset.datasetId}`;
  await server.owner("POST", `${path}/vectors-settings`, { name: "v", title: "V", dimensions: 2 });
  const property = { name: "m", title: "M", settings: { type: "terms" } };
  await server.owner("POST", `${path}/metadata-properties`, property);
  const { body } = await server.owner("GET", `${path}/questions`);
  spanId = body.items[1].id;
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";
const fields = { text: "Hello 👋 you" };

async function addRecord() {
  const [id] = await dataset.log([
    {
      fields,
      metadata: { m: "x" },
      vectors: { v: [1, 2] },
      suggestions: [
        { question_id: dataset.questionId, value: "positive", agent: "a" },
        { question_id: spanId, value: [{ label: "name", start: 8, end: 11 }], score: [0.5] },
      ],
    },
  ]);
  return { id, path: `/records/${id}` };
}

describe("one record", () => {
  it("is returned with all users' responses, suggestions and vectors (spec 445)", async () => {
    const { id, path } = await addRecord();
    const { ask, id: userId } = await server.addPerson("ana", "annotator", [dataset.workspaceId]);
    await ask("POST", `${path}/responses`, labelled("positive"));
    const { status, body } = await server.owner("GET", path);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      status: "completed",
      fields,
      metadata: { m: "x" },
      external_id: null,
      vectors: { v: [1, 2] },
      responses: [{ user_id: userId, record_id: id, status: "submitted" }],
      suggestions: [{ value: "positive" }, { value: [{ label: "name", start: 8, end: 11 }] }],
      dataset_id: dataset.datasetId,
    });
    expect((await ask("GET", path)).body).toEqual(body);
  });

  it("is returned to annotators without others' responses and hidden metadata, unless the server is plain", async () => {
    for (const isPlain of [false, true]) {
      const own = await startTestServer({ isPlain });
      const { datasetId, workspaceId, log } = await addDataset(own);
      const property = { name: "m", title: "M", settings: { type: "terms" }, visible_for_annotators: false };
      await own.owner("POST", `/datasets/${datasetId}/metadata-properties`, property);
      const [id] = await log([{ fields, metadata: { m: "x" } }]);
      const [ana, ben] = [
        await own.addPerson("ana", "annotator", [workspaceId]),
        await own.addPerson("ben", "annotator", [workspaceId]),
      ];
      await ana.ask("POST", `/records/${id}/responses`, labelled("positive"));
      const { body } = await ben.ask("GET", `/records/${id}`);
      expect(body).toMatchObject(
        isPlain
          ? { metadata: { m: "x" }, responses: [{ user_id: ana.id }] }
          : { metadata: {}, responses: [] },
      );
      expect((await ana.ask("GET", `/records/${id}`)).body.responses).toHaveLength(1);
      await own.close();
    }
  });

  it("returns unusual vectors as they were sent", async () => {
    const [id] = await dataset.log([{ fields, vectors: { v: [1e-300, 0.5] } }]);
    const { body } = await server.owner("GET", `/records/${id}`);
    expect(body).toMatchObject({ vectors: { v: [1e-300, 0.5] } });
    const search = { query: { vector: { name: "v", value: [1e-300, 1] } } };
    const found = await server.owner("POST", `/datasets/${dataset.datasetId}/records/search`, search);
    expect(found.body.items[0]).toMatchObject({ record: { id }, query_score: 1 });
  });

  it("is changed: suggestions are replaced, vectors added, metadata replaced", async () => {
    const { path } = await addRecord();
    const before = (await server.owner("GET", path)).body;
    const { status, body } = await server.owner("PATCH", path, {
      ...before,
      external_id: "ignored",
      status: "completed",
      metadata: null,
      suggestions: [{ question_id: dataset.questionId, value: "neutral" }],
      vectors: {},
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      external_id: null,
      status: "pending",
      metadata: null,
      vectors: { v: [1, 2] },
    });
    expect(body.suggestions).toMatchObject([{ value: "neutral", agent: null }]);
    expect(body.updated_at > before.updated_at).toBe(true);
    expect((await server.owner("PATCH", path, {})).body).toEqual(body);
  });

  it("refuses texts that do not fit its suggested spans", async () => {
    const { path } = await addRecord();
    const short = await server.owner("PATCH", path, { fields: { text: "Hello" } });
    expect(short).toMatchObject({
      status: 422,
      body: {
        detail:
          "record does not have valid suggestions: span question response value `start` must have a value lower than record field `text` length that is `5`",
      },
    });
    expect((await server.owner("PATCH", path, { fields: { text: "Hello" }, suggestions: [] })).status).toBe(
      200,
    );
  });

  it("refuses empty fields and metadata that is not allowed", async () => {
    const { path } = await addRecord();
    for (const sent of [null, {}]) {
      const reply = await server.owner("PATCH", path, { fields: sent });
      expect(reply).toMatchObject({ status: 422, body: { detail: "fields cannot be empty" } });
    }
    await server.owner("PATCH", `/datasets/${dataset.datasetId}`, { allow_extra_metadata: false });
    const extra = await server.owner("PATCH", path, { metadata: { zzz: 1 } });
    await server.owner("PATCH", `/datasets/${dataset.datasetId}`, { allow_extra_metadata: true });
    expect(extra.body.detail).toBe(
      `metadata is not valid: 'zzz' metadata property does not exists for dataset '${dataset.datasetId}' and extra metadata is not allowed for this dataset`,
    );
  });

  it("is deleted and returned without its responses, suggestions and vectors", async () => {
    const { id, path } = await addRecord();
    const { status, body } = await server.owner("DELETE", path);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, fields });
    expect(body).not.toHaveProperty("suggestions");
    expect(await server.owner("GET", path)).toMatchObject({
      status: 404,
      body: { detail: `Record with id \`${id}\` not found` },
    });
  });

  it("is not visible to users of other workspaces, and not changeable by annotators", async () => {
    const { path } = await addRecord();
    const stranger = await server.addPerson("stranger", "admin");
    const member = await server.addPerson("member", "annotator", [dataset.workspaceId]);
    expect(await stranger.ask("GET", path)).toMatchObject({ status: 403, body: forbiddenBody });
    expect((await member.ask("PATCH", path, {})).status).toBe(403);
    expect((await member.ask("DELETE", path)).status).toBe(403);
  });
});

describe("lists of records", () => {
  it("contain a page in the order of creation, with the requested parts", async () => {
    const own = await addDataset(server);
    const ids = await own.log(["a", "b", "c"].map((text) => ({ fields: { text } })));
    const path = `/datasets/${own.datasetId}/records`;
    const idsOf = (body: { items: { id: string }[] }) => body.items.map((item) => item.id);
    const all = await server.owner("GET", path);
    expect(all.body.total).toBe(3);
    expect(idsOf(all.body)).toEqual(ids);
    expect(all.body.items[0]).not.toHaveProperty("responses");
    const page = await server.owner(
      "GET",
      `${path}?offset=1&limit=1&include=responses,suggestions&include=vectors`,
    );
    expect(idsOf(page.body)).toEqual([ids[1]]);
    expect(page.body.items[0]).toMatchObject({ responses: [], suggestions: [], vectors: {} });
    expect(idsOf((await server.owner("GET", `${path}?offset=-5`)).body)).toEqual(ids);
  });

  it("contain the requested vectors", async () => {
    await addRecord();
    const path = `/datasets/${dataset.datasetId}/records`;
    const named = await server.owner("GET", `${path}?limit=1&include=vectors:v,unknown`);
    expect(named.body.items[0].vectors).toEqual({ v: [1, 2] });
    const unknown = await server.owner("GET", `${path}?limit=1&include=vectors:unknown`);
    expect(unknown.body.items[0].vectors).toEqual({});
    for (const wrong of [
      "include=zzz",
      "include=vectors&include=vectors:v",
      "limit=0",
      "limit=1001",
      "limit=a",
    ]) {
      expect((await server.owner("GET", `${path}?${wrong}`)).status).toBe(422);
    }
    const { detail } = (await server.owner("GET", `${path}?limit=a`)).body;
    const msg = "Input should be a valid integer, unable to parse string as an integer";
    expect(detail.params.errors).toEqual([{ type: "int_parsing", loc: ["query", "limit"], msg }]);
  });
});

describe("deleting several records", () => {
  it("accepts up to a hundred ids and ignores unknown ones", async () => {
    const own = await addDataset(server);
    const ids = await own.log(["a", "b"].map((text) => ({ fields: { text } })));
    const path = `/datasets/${own.datasetId}/records`;
    const reply = await server.owner("DELETE", `${path}?ids=${ids[0]},${unknownId}`);
    expect(reply).toMatchObject({ status: 204, body: "" });
    expect(reply.headers["content-type"]).toBe("application/json");
    expect((await server.owner("GET", path)).body.total).toBe(1);
    const search = await server.owner("POST", `${path}/search`, { query: { text: { q: "a" } } });
    expect(search.body.total).toBe(0);
  });

  it("refuses invalid lists", async () => {
    const path = `/datasets/${dataset.datasetId}/records`;
    const ids = (count: number) => Array(count).fill(unknownId).join(",");
    const detailOf = async (query: string) =>
      (await server.owner("DELETE", `${path}?ids=${query}`)).body.detail;
    expect(await detailOf(ids(101))).toBe("Cannot delete more than 100 records at once");
    for (const wrong of ["abc", "", `${unknownId}, ${unknownId}`]) {
      expect(await detailOf(encodeURIComponent(wrong))).toBe("Invalid UUID format");
    }
    expect((await server.owner("DELETE", path)).body.detail.code).toContain("ValidationError");
  });
});
