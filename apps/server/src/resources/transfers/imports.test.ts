import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { AnyJson } from "../../testing/any-json";
import { type HubTestServer, runnerOf, startWithHub } from "../../testing/hub";
import { field, imdb, imdbSettings, label, pairs, question } from "../../testing/imports";

let server: HubTestServer;
beforeAll(async () => {
  server = await startWithHub();
});
afterEach(() => server.hub.clearFaults());
afterAll(() => server.close());

describe("an import from the hub", () => {
  it("makes records of rows by a mapping (spec 424)", async () => {
    const { datasetId, job } = await server.importAll(imdbSettings, imdb);
    expect(job).toMatchObject({
      status: "finished",
      progress: { done: 600, total: 600 },
      transfer: {
        direction: "import",
        dataset_id: datasetId,
        repository: "stanfordnlp/imdb",
        failure: null,
        counts: { created: 600, updated: 0, refused: 0 },
        url: `${server.hub.url}/datasets/stanfordnlp/imdb`,
      },
    });
    const [first] = await server.records(datasetId, 1);
    expect(first.external_id).toBe("train_0");
    expect(first.fields.text).toMatch(/^In “/);
    expect(["neg", "pos"]).toContain(first.suggestions[0].value);
  });

  it("is a job, of which the plain API returns id and status (spec 418)", async () => {
    const { job } = await server.importAll(imdbSettings, imdb);
    expect((await server.owner("GET", `/jobs/${job.id}`)).body).toEqual({ id: job.id, status: "finished" });
    expect((await server.owner("GET", "/jobs/none")).status).toBe(404);
  });

  it("reads its rows from parquet files, of which it fetches ranges", async () => {
    const before = server.hub.requests.length;
    await server.importAll(imdbSettings, imdb);
    const paths = server.hub.requests.slice(before).map(({ path }) => path);
    expect(paths[0]).toBe("/parquet");
    expect(paths.some((path) => path.startsWith("/cdn/"))).toBe(true);
    expect(paths).not.toContain("/rows");
  });

  it("takes 10,000 rows at most (spec 187)", { timeout: 60_000 }, async () => {
    const { datasetId, job } = await server.importAll(
      {
        fields: [field("note")],
        questions: [label("kind", ["letter", "box", "tube"])],
        metadata: [
          { name: "pieces", title: "Pieces", settings: { type: "integer" } },
          { name: "metres", title: "Metres", settings: { type: "float" } },
          { name: "carrier", title: "Carrier", settings: { type: "terms" } },
        ],
      },
      {
        name: "glossa/parcels",
        subset: "default",
        split: "train",
        mapping: {
          fields: pairs("note"),
          metadata: pairs("pieces", "metres", "carrier"),
          suggestions: pairs("kind"),
          external_id: "id",
        },
      },
    );
    expect(job.transfer.counts).toEqual({ created: 10_000, updated: 0, refused: 0 });
    const [first] = await server.records(datasetId, 1);
    expect(first.external_id).toBe("900000000000");
    expect(first.metadata).toEqual({
      pieces: expect.any(Number),
      metres: expect.any(Number),
      carrier: expect.any(String),
    });
  });

  it("makes chats, lists of labels and images of columns (spec 192)", async () => {
    const chats = await server.importAll(
      {
        fields: [field("messages", "chat")],
        questions: [
          label("topics", ["delivery", "refund", "account", "praise"], "multi_label_selection"),
          question("answer", { type: "text" }),
        ],
      },
      {
        name: "glossa/parcel-chats",
        subset: "default",
        split: "train",
        mapping: { fields: pairs("messages"), suggestions: pairs("topics", "answer"), external_id: "id" },
      },
    );
    const [chat] = await server.records(chats.datasetId, 1);
    expect(chat.external_id).toBe("chat-1");
    expect(chat.fields.messages[1]).toEqual({ role: "user", content: "Where is parcel 1000? 📦" });
    const pictures = await server.importAll(
      {
        fields: [field("image", "image"), field("persona")],
        questions: [question("caption", { type: "text" })],
      },
      {
        name: "dvilasuero/finepersonas-v0.1-tiny-flux-schnell",
        subset: "default",
        split: "train",
        mapping: { fields: pairs("image", "persona") },
      },
    );
    const [picture] = await server.records(pictures.datasetId, 1);
    expect(picture.fields.image).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
    expect(pictures.job.transfer.counts.created).toBe(60);
  });

  const hard = {
    settings: {
      fields: [field("text"), field("picture", "image", false), field("details", "text", false)],
      questions: [
        label("label", ["no", "yes"]),
        label("tags", ["red", "green"], "multi_label_selection"),
        question("score", { type: "rating", options: [0, 1, 2, 3, 4, 5].map((value) => ({ value })) }),
      ],
    },
    body: {
      name: "glossa/hard-rows",
      subset: "default",
      split: "train",
      mapping: {
        fields: [...pairs("text", "picture", "details"), { source: "seen", target: "unknown" }],
        suggestions: pairs("label", "tags", "score"),
        external_id: "id",
      },
    },
  };

  it("counts refused rows with reasons, and gives each row its own suggestions", async () => {
    const { datasetId, jobId, job } = await server.importAll(hard.settings, hard.body);
    expect(job.status).toBe("finished");
    expect(job.transfer.counts).toEqual({ created: 4, updated: 1, refused: 3 });
    const { body } = await server.owner("GET", `/glossa/jobs/${jobId}/report`);
    expect(body.items).toMatchObject([
      { row: 3, external_id: "d", reason: "missing required value for field: 'text'" },
      { row: 4, external_id: "e", reason: expect.stringContaining("99") },
      { row: 7, external_id: "h", reason: "it contains the character U+0000" },
    ]);
    expect(job.transfer.reasons).toHaveLength(3);
    // Reasons quote records: admins of other workspaces see that there is a job, and nothing of it.
    const admin = await server.addPerson(`admin ${Math.random()}`, "admin");
    expect((await admin.ask("GET", `/glossa/jobs/${jobId}/report`)).status).toBe(403);
    expect((await admin.ask("GET", `/glossa/jobs/${jobId}`)).body).toMatchObject({
      status: "finished",
      transfer: null,
    });
    const stored = await server.records(datasetId);
    const byId = new Map<string, AnyJson>(stored.map((record) => [record.external_id, record]));
    expect([...byId.keys()].sort()).toEqual(["a", "b", "c", "train_5"]);
    const values = (id: string) => byId.get(id).suggestions.map((one: AnyJson) => one.value);
    expect(byId.get("a").fields).toMatchObject({ text: "The id of the first row" });
    expect(values("b")).toEqual([1]);
    expect(values("c")).toEqual([]);
    expect(byId.get("b").fields.text).toBe("👩‍🚀 emoji 👋🏽 and ❤️");
    expect(byId.get("c").fields.text).toBe("نصّ عربي مع ١٢٣");
    expect(byId.get("b").fields.details).toBe('{"source":"desk","year":2024}');
  });

  it("changes the records of an earlier import instead of doubling them", async () => {
    const { datasetId } = await server.importAll(imdbSettings, imdb);
    await server.startImport(datasetId, imdb);
    await server.runJobs();
    const { body } = await server.owner("GET", `/datasets/${datasetId}/progress`);
    expect(body.total).toBe(600);
  });

  it("asks for rows page by page where there are no files", async () => {
    server.hub.addFault({ path: "/parquet", kind: "broken", times: 99 });
    const before = server.hub.requests.length;
    const { job, datasetId } = await server.importAll(
      { fields: [field("image", "image")], questions: [question("caption", { type: "text" })] },
      {
        name: "dvilasuero/finepersonas-v0.1-tiny-flux-schnell",
        subset: "default",
        split: "train",
        mapping: { fields: pairs("image") },
      },
    );
    expect(server.hub.requests.slice(before).map(({ path }) => path)).toContain("/rows");
    expect(job.transfer.counts.created).toBe(60);
    // The viewer's addresses of images expire: none may be stored.
    expect((await server.records(datasetId, 1))[0].fields.image).toMatch(/^data:image\/png;base64,/);
  });

  it("waits while the hub is busy, drops connections or is not ready", async () => {
    server.hub.addFault({ path: "/parquet", kind: "busy", seconds: 1 });
    server.hub.addFault({ path: "/parquet", kind: "not-ready" });
    server.hub.addFault({ path: "/cdn/", kind: "drop" });
    server.hub.addFault({ path: "/cdn/", kind: "broken" });
    const started = performance.now();
    const { job } = await server.importAll(imdbSettings, imdb);
    expect(job.transfer.counts.created).toBe(600);
    expect(performance.now() - started).toBeGreaterThan(1000);
  });

  it("continues after an interruption behind the rows that are written", async () => {
    const datasetId = await server.createDataset(imdbSettings);
    const jobId = await server.startImport(datasetId, imdb);
    const runner = runnerOf(server);
    const running = runner.runDue();
    while (((await server.details(jobId)).progress?.done ?? 0) === 0) await pause(5);
    await runner.stop();
    await running;
    const stopped = await server.details(jobId);
    expect(stopped.status).toBe("queued");
    const { counts } = stopped.transfer;
    expect(counts.created).toBeLessThan(600);
    await server.runJobs();
    const after = await server.details(jobId);
    expect(after.status).toBe("finished");
    expect(after.transfer.counts).toEqual({ created: 600, updated: 0, refused: 0 });
  });

  it("ends without a trace once another server has taken it over", async () => {
    const datasetId = await server.createDataset(imdbSettings);
    const jobId = await server.startImport(datasetId, imdb);
    const { database } = server.services;
    const running = server.runJobs();
    while (((await server.details(jobId)).progress?.done ?? 0) === 0) await pause(5);
    // As another server does when this one has been silent for a minute.
    await database.write((db) =>
      db
        .updateTable("jobs")
        .set(({ eb }) => ({ attempts: eb("attempts", "+", 1) }))
        .where("public_id", "=", jobId)
        .execute(),
    );
    await running;
    const left = await server.details(jobId);
    expect(left.status).toBe("started");
    expect(left.transfer.failure ?? null).toBeNull();
    expect(left.transfer.counts.created).toBeLessThan(600);
    await database.write((db) => db.updateTable("jobs").set({ status: "queued" }).execute());
    await server.runJobs();
    expect((await server.details(jobId)).transfer.counts).toEqual({ created: 600, updated: 0, refused: 0 });
  });
});
