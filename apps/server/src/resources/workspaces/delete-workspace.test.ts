import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { JobRunner } from "../../jobs/job-runner";
import { jobHandlers } from "../../start/job-handlers";
import { addDataset, type DatasetFixture } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let dataset: DatasetFixture;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  dataset = await addDataset(server);
  await dataset.log([{ fields: { text: "A late parcel" } }, { fields: { text: "Two" } }]);
  await server.owner("DELETE", `/datasets/${dataset.datasetId}`);
});
afterEach(() => void vi.restoreAllMocks());

const remove = () => server.owner("DELETE", `/workspaces/${dataset.workspaceId}`);
const create = () =>
  server.owner("POST", "/datasets", {
    name: "in this moment",
    workspace_id: dataset.workspaceId,
    distribution: { strategy: "overlap", min_submitted: 1 },
  });
const statusOf = async () => (await server.owner("GET", `/workspaces/${dataset.workspaceId}`)).status;
const restorable = async () =>
  (await server.owner("GET", "/glossa/deleted-datasets")).body.items.some(
    ({ id }: { id: string }) => id === dataset.datasetId,
  );

async function runJobs() {
  const { database } = server.services;
  await new JobRunner(database, jobHandlers(server.services), { warn: () => undefined }).runDue();
}

/** Does something before records are erased. */
function beforeErasing(act: () => Promise<unknown>) {
  const { database } = server.services;
  const { writeScoped } = database;
  const spied = vi.spyOn(database, "writeScoped").mockImplementation(async (scope, work) => {
    spied.mockRestore();
    await act();
    return writeScoped(scope, work);
  });
}

it("a workspace that is being deleted takes no dataset, and is deleted for certain", async () => {
  const met: unknown[] = [];
  beforeErasing(async () => {
    const refused = await create();
    met.push(refused.status, refused.body.detail, (await remove()).status);
  });
  expect((await remove()).status).toBe(200);
  const detail = `Workspace with id \`${dataset.workspaceId}\` not found`;
  expect(met).toEqual([422, detail, 404]);
  expect(await statusOf()).toBe(404);
});

it("a workspace that has a dataset is not deleted, and its deleted ones can still be restored", async () => {
  expect((await create()).status).toBe(201);
  expect((await remove()).status).toBe(409);
  expect([await statusOf(), await restorable()]).toEqual([200, true]);
});

it("a deletion that was interrupted is finished by a job, and logged once", async () => {
  beforeErasing(() => Promise.reject(new Error("The server stops.")));
  expect((await remove()).status).toBe(500);
  expect([await statusOf(), await restorable()]).toEqual([200, false]);
  await runJobs();
  expect(await statusOf()).toBe(404);
  const { items } = (await server.owner("GET", "/glossa/audit?limit=2")).body;
  expect(items).toMatchObject([
    { action: "workspace.deleted", object_id: dataset.workspaceId },
    { action: "dataset.erased", object_id: dataset.datasetId },
  ]);
});

it("another workspace with the same id is not deleted with it", async () => {
  expect((await remove()).status).toBe(200);
  await server.owner("POST", "/workspaces", { id: dataset.workspaceId, name: `again ${Math.random()}` });
  expect((await create()).status).toBe(201);
  await runJobs();
  expect(await statusOf()).toBe(200);
});
