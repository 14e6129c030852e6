import { afterAll, afterEach, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, locationsIn } from "../../testing/fixtures";
import { type HubTestServer, startWithHub } from "../../testing/hub";
import { imdb, imdbSettings } from "../../testing/imports";

let server: HubTestServer;
beforeAll(async () => {
  server = await startWithHub();
});
afterEach(() => server.hub.clearFaults());
afterAll(() => server.close());

describe("an import that cannot succeed", () => {
  test.each([
    ["repository_not_found", { ...imdb, name: "nobody/nothing" }],
    ["repository_not_found", { ...imdb, name: "glossa/private-notes", subset: "default" }],
    ["repository_not_found", { ...imdb, name: "glossa/gated-notes", subset: "default" }],
    ["split_not_found", { ...imdb, split: "none" }],
    ["split_not_found", { ...imdb, subset: "none" }],
    ["not_supported", { ...imdb, name: "glossa/hidden-notes", subset: "default" }],
    ["column_not_found", { ...imdb, mapping: { fields: [{ source: "nothing", target: "text" }] } }],
  ])("fails at once and says why: %s", async (failure, body) => {
    const { job } = await server.importAll(imdbSettings, body);
    expect(job.status).toBe("failed");
    expect(job.transfer.failure).toBe(failure);
    expect(job.attempts).toBe(1);
  });

  test.each([
    ["not_ready", "not-ready"],
    ["hub_unreachable", "drop"],
  ] as const)("for now is tried again later: %s", async (failure, kind) => {
    server.hub.addFault({ path: "/parquet", kind, times: 4 });
    const { jobId, job } = await server.importAll(imdbSettings, imdb);
    expect(job).toMatchObject({ status: "queued", transfer: { failure } });
    await server.services.database.write((db) => db.updateTable("jobs").set({ due_at: "" }).execute());
    await server.runJobs();
    expect(await server.details(jobId)).toMatchObject({ status: "finished", transfer: { failure: null } });
  });

  it("needs a published dataset", async () => {
    const { job } = await server.importAll({ ...imdbSettings, isDraft: true }, imdb);
    expect(job).toMatchObject({ status: "failed", transfer: { failure: "dataset_not_published" } });
  });

  it("ends when whoever started it may not change the dataset any more", async () => {
    const datasetId = await server.createDataset(imdbSettings);
    const { body } = await server.owner("GET", `/datasets/${datasetId}`);
    const admin = await server.addPerson("leaver", "admin", [body.workspace_id]);
    const reply = await admin.ask("POST", `/datasets/${datasetId}/import`, imdb);
    await server.owner("DELETE", `/workspaces/${body.workspace_id}/users/${admin.id}`);
    await server.runJobs();
    expect((await server.details(reply.body.id)).transfer.failure).toBe("access_lost");
    expect(await server.records(datasetId)).toEqual([]);
  });

  it("ends when its dataset is deleted", async () => {
    const datasetId = await server.createDataset(imdbSettings);
    const jobId = await server.startImport(datasetId, imdb);
    await server.owner("DELETE", `/datasets/${datasetId}`);
    await server.runJobs();
    expect(await server.details(jobId)).toMatchObject({ status: "failed", transfer: null });
    expect((await server.owner("GET", `/glossa/jobs/${jobId}/report`)).status).toBe(403);
    await server.owner("POST", `/glossa/deleted-datasets/${datasetId}/restore`, {});
    expect(await server.details(jobId)).toMatchObject({
      transfer: { failure: "access_lost", counts: { created: 0 } },
    });
  });

  it("leaves no job behind when its dataset is erased", async () => {
    const datasetId = await server.createDataset(imdbSettings);
    const jobId = await server.startImport(datasetId, imdb);
    await server.owner("DELETE", `/datasets/${datasetId}`);
    await server.owner("DELETE", `/glossa/deleted-datasets/${datasetId}`);
    await server.runJobs();
    // It fails if it begins before the dataset is erased; otherwise, it finds nothing to do.
    expect(await server.details(jobId)).toMatchObject({
      status: expect.stringMatching(/^(failed|finished)$/),
      transfer: null,
    });
    expect((await server.owner("GET", `/glossa/jobs/${jobId}/report`)).status).toBe(404);
  });
});

describe("a request for an import", () => {
  const { mapping, ...table } = imdb;

  test.each([
    [table, ["body.mapping"]],
    [{ ...table, mapping: { fields: [] } }, ["body.mapping.fields"]],
    [{ mapping }, ["body.name", "body.subset", "body.split"]],
  ])("is refused if it is invalid: %j", async (body, locations) => {
    const { datasetId } = await addDataset(server);
    const reply = await server.owner("POST", `/datasets/${datasetId}/import`, body);
    expect(reply.status).toBe(422);
    expect(locationsIn(reply)).toEqual(locations);
  });

  it("is noted in the audit log", async () => {
    const { datasetId } = await addDataset(server);
    await server.startImport(datasetId, imdb);
    const { body } = await server.owner("GET", "/glossa/audit?action=dataset.imported&limit=1");
    expect(body.items[0]).toMatchObject({
      object_id: datasetId,
      details: { repository: "stanfordnlp/imdb", subset: "plain_text", split: "train" },
    });
  });
});
