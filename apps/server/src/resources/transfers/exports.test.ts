import { readdir } from "node:fs/promises";
import { parquetReadObjects } from "hyparquet";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import type { AnyJson } from "../../testing/any-json";
import { type HubTestServer, startWithHub } from "../../testing/hub";
import { field, label, question } from "../../testing/imports";

let server: HubTestServer;
let datasetId: string;
beforeAll(async () => {
  server = await startWithHub();
  server.services.hub.folder += "/glossa-test-exports";
});
beforeEach(async () => {
  datasetId = await exportedDataset();
});
afterEach(() => server.hub.clearFaults());
afterAll(() => server.close());

const token = "hf_write123";
const picture = "data:image/png;base64,iVBORw0KGgo=";

async function exportedDataset(): Promise<string> {
  const id = await server.createDataset({
    fields: [
      field("text"),
      field("chat", "chat", false),
      field("image", "image", false),
      field("link", "image", false),
    ],
    questions: [
      label("label", ["neg", "pos"]),
      label("topics", ["a", "b"], "multi_label_selection"),
      question("stars", { type: "rating", options: [1, 2, 3].map((value) => ({ value })) }),
      question("marks", { type: "span", field: "text", options: [{ value: "X", text: "X" }] }),
    ],
    metadata: [
      { name: "size", title: "Size", settings: { type: "integer" } },
      { name: "kind", title: "Kind", settings: { type: "terms" } },
    ],
  });
  const { body: questions } = await server.owner("GET", `/datasets/${id}/questions`);
  const questionId = questions.items.find(({ name }: { name: string }) => name === "label").id;
  const me = (await server.owner("GET", "/me")).body.id;
  const response = {
    user_id: me,
    status: "submitted",
    values: {
      label: { value: "pos" },
      topics: { value: ["b"] },
      stars: { value: 3 },
      marks: { value: [{ start: 0, end: 1, label: "X" }] },
    },
  };
  const full = {
    external_id: "one",
    fields: { text: "👋 hello", chat: [{ role: "user", content: "hi" }], image: picture, link: picture },
    metadata: { size: 2 ** 40, kind: "small" },
    suggestions: [{ question_id: questionId, value: "neg", agent: "model", score: 0.25 }],
    responses: [response],
  };
  const bare = { external_id: "two", fields: { text: "bare", link: "https://example.org/a.png" } };
  const { status } = await server.owner("POST", `/datasets/${id}/records/bulk`, { items: [full, bare] });
  expect(status).toBe(201);
  return id;
}

const request = (body: object = {}) =>
  server.owner("POST", `/datasets/${datasetId}/export`, { name: "ada/corpus", token, ...body });

async function exportAll(body: object = {}) {
  const reply = await request(body);
  expect(reply).toMatchObject({ status: 202, body: { id: expect.any(String), status: "started" } });
  return server.ended(reply.body.id);
}

async function exported(id: string, path = "default/train-00000-of-00001.parquet") {
  const bytes = server.hub.repositories.get(id)?.files.get(path) ?? new Uint8Array();
  return parquetReadObjects({ file: new Uint8Array(bytes).buffer, utf8: false });
}

const fileText = (id: string, path: string) =>
  Buffer.from(server.hub.repositories.get(id)?.files.get(path) ?? []).toString("utf8");

describe("an export to the hub", () => {
  it("creates a repository with all records in one commit (spec 425)", async () => {
    const job = await exportAll({ name: "ada/first" });
    expect(job).toMatchObject({
      status: "finished",
      progress: { done: 2, total: 2 },
      transfer: { direction: "export", repository: "ada/first", failure: null },
    });
    expect(job.transfer.url).toBe(`${server.hub.url}/datasets/ada/first`);
    const [first, second] = await exported("ada/first");
    expect(first).toMatchObject({
      id: "one",
      status: "completed",
      text: "👋 hello",
      chat: [{ role: "user", content: "hi" }],
      "label.responses": [1n],
      "label.responses.status": ["submitted"],
      "label.suggestion": 0n,
      "label.suggestion.agent": "model",
      "label.suggestion.score": 0.25,
      "topics.responses": [[1n]],
      "stars.responses": [3],
      "marks.responses": [[{ start: 0, end: 1, label: "X" }]],
      "metadata.size": BigInt(2 ** 40),
      "metadata.kind": ["small"],
    });
    expect(first?.image.bytes).toBeInstanceOf(Uint8Array);
    expect([first?.link, second?.link]).toEqual([picture, "https://example.org/a.png"]);
    expect(second).toMatchObject({ id: "two", "label.suggestion": null });
    expect(second?.["label.responses"] ?? null).toBeNull();
    const settings = JSON.parse(fileText("ada/first", ".argilla/settings.json"));
    expect(settings.questions.map(({ name }: AnyJson) => name)).toEqual([
      "label",
      "topics",
      "stars",
      "marks",
    ]);
    expect(fileText("ada/first", "README.md")).toContain("path: default/train-*.parquet");
  });

  it("is private on request, and public otherwise", async () => {
    await exportAll({ name: "ada/open" });
    await exportAll({ name: "ada/closed", private: true });
    expect(server.hub.repositories.get("ada/open")?.isPrivate).toBe(false);
    expect(server.hub.repositories.get("ada/closed")?.isPrivate).toBe(true);
  });

  it("adds splits and subsets to a repository that exists, and keeps the text of its card", async () => {
    await exportAll({ name: "ada/grown" });
    const files = server.hub.repositories.get("ada/grown")?.files;
    const card = `${fileText("ada/grown", "README.md")}\nA text of mine.\n`;
    files?.set("README.md", Buffer.from(card));
    expect(await exportAll({ name: "ada/grown", split: "test" })).toMatchObject({ error: null });
    expect(await exportAll({ name: "ada/grown", subset: "second run" })).toMatchObject({ error: null });
    const text = fileText("ada/grown", "README.md");
    expect(text).toContain("A text of mine.");
    expect(text.match(/config_name: /g)).toHaveLength(2);
    expect(text).toContain("path: default/test-*.parquet");
    expect(text).toContain("config_name: second run");
    expect([...(files?.keys() ?? [])].filter((path) => path.endsWith(".parquet")).sort()).toEqual([
      "default/test-00000-of-00001.parquet",
      "default/train-00000-of-00001.parquet",
      "second_run/train-00000-of-00001.parquet",
    ]);
  });

  it("is imported again with equal texts, labels and external ids", async () => {
    await exportAll({ name: "ada/again" });
    const pairs = (...names: string[]) => names.map((name) => ({ source: name, target: name }));
    const { datasetId: copy, job } = await server.importAll(
      { fields: [field("text"), field("chat", "chat", false)], questions: [label("label", ["neg", "pos"])] },
      {
        name: "ada/again",
        subset: "default",
        split: "train",
        mapping: {
          fields: pairs("text", "chat"),
          suggestions: [{ source: "label.suggestion", target: "label" }],
          external_id: "id",
        },
      },
    );
    expect(job.transfer.counts).toEqual({ created: 2, updated: 0, refused: 0 });
    const [one] = await server.records(copy);
    expect(one).toMatchObject({
      external_id: "one",
      fields: { text: "👋 hello", chat: [{ role: "user", content: "hi" }] },
    });
    expect(one.suggestions[0].value).toBe("neg");
  });

  it("goes on when the hub is busy or drops the connection, and leaves no file behind", async () => {
    server.hub.addFault({ path: "/api/repos/create", kind: "busy", seconds: 0 });
    server.hub.addFault({ path: "/lfs/", kind: "drop" });
    server.hub.addFault({ path: "/commit/", kind: "broken" });
    expect(await exportAll({ name: "ada/patient" })).toMatchObject({ status: "finished" });
    expect(await exported("ada/patient")).toHaveLength(2);
    expect(await readdir(server.services.hub.folder)).toEqual([]);
  });

  it("stores the token nowhere, and tells the audit log what was exported where (security M1)", async () => {
    const job = await exportAll({ name: "ada/secretive", private: true });
    const { database } = server.services;
    const rows = [
      ...(await database.read.selectFrom("jobs").selectAll().execute()),
      ...(await database.read.selectFrom("transfers").selectAll().execute()),
      ...(await database.read.selectFrom("audit_entries").selectAll().execute()),
    ];
    expect(JSON.stringify([rows, job])).not.toContain(token);
    expect(server.services.hub.tokens.of(job.id)).toBeUndefined();
    const { body } = await server.owner("GET", "/glossa/audit?action=dataset.exported&limit=1");
    expect(body.items[0]).toMatchObject({
      object_id: datasetId,
      details: { repository: "ada/secretive", subset: "default", split: "train", private: true },
    });
  });
});

describe("an export that cannot succeed", () => {
  it("is refused if there are no records", async () => {
    const empty = await server.createDataset({
      fields: [field("text")],
      questions: [label("label", ["a", "b"])],
    });
    const { status, body } = await server.owner("POST", `/datasets/${empty}/export`, {
      name: "ada/x",
      token,
    });
    expect(status).toBe(422);
    expect(body.detail).toBe(`Dataset with id \`${empty}\` has no records to export`);
  });

  test.each([
    ["no token of the hub", "secret", "hub_token_invalid"],
    ["one that the hub refuses", "hf_unknown", "hub_token_invalid"],
    ["one that may only read", "hf_read123", "hub_token_cannot_write"],
    ["a fine-grained one for other owners", "hf_fine123", "hub_token_cannot_write"],
  ])("is refused with %s (spec 202)", async (_, other, code) => {
    const reply = await request({ token: other });
    expect([reply.status, reply.headers["x-error-code"]]).toEqual([422, code]);
    expect(JSON.stringify(reply.body)).not.toContain(other);
  });

  it("fails when the owner is not one of those to whom the token may write", async () => {
    expect(await exportAll({ name: "somebody/else" })).toMatchObject({
      status: "failed",
      attempts: 1,
      transfer: { failure: "token_cannot_write" },
    });
    expect((await exportAll({ name: "harbour-lab/fine", token: "hf_fine1" })).status).toBe("finished");
  });

  it("fails when the hub cannot be reached", async () => {
    server.hub.addFault({ path: "/api/", kind: "drop", times: 99 });
    const job = await exportAll({ name: "ada/away" });
    expect(job).toMatchObject({ status: "failed", transfer: { failure: "hub_unreachable" } });
  });

  it("asks for the token again after a restart", async () => {
    const { startJob } = server.services;
    server.services.startJob = () => undefined;
    const { body } = await request({ name: "ada/lost" });
    server.services.startJob = startJob;
    server.services.hub.tokens.forget(body.id);
    // As when the next server starts.
    await server.services.database.write((db) =>
      db.updateTable("jobs").set({ status: "queued" }).where("public_id", "=", body.id).execute(),
    );
    await server.runJobs();
    const job = await server.details(body.id);
    expect(job).toMatchObject({ status: "failed", transfer: { failure: "token_lost" } });
    expect(server.hub.repositories.has("ada/lost")).toBe(false);
  });
});

test("three exports run at once, and a further one is refused until one has ended", async () => {
  const { tokens } = server.services.hub;
  for (const id of ["one", "two", "three"]) expect(tokens.keep(id, token)).toBe(true);
  const path = `/datasets/${datasetId}/export`;
  const refused = await server.owner("POST", path, { name: "ada/limited", token });
  expect(refused).toMatchObject({
    status: 422,
    body: { detail: expect.stringContaining("At most 3 exports") },
  });
  tokens.forget("one");
  const accepted = await server.owner("POST", path, { name: "ada/limited", token });
  expect(accepted.status).toBe(202);
  await server.ended(accepted.body.id);
  for (const id of ["two", "three"]) tokens.forget(id);
});
