import { ApiError } from "@glossa/contract/client";
import { acceptedRecords, datasetOfPlan, guessPlan, openFiles, profileOf, sourceOfBlob } from "@glossa/files";
import { type RecordSource, storeDataset } from "@glossa/files/store";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addWorkspace } from "../../testing/fixtures";
import { ownerClient } from "../../testing/round-trip";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await startTestServer();
  address = await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  server.app.server.closeAllConnections();
  await server.close();
});

async function pragma(name: string): Promise<number> {
  const { rows } = await sql<Record<string, number>>`PRAGMA ${sql.raw(name)}`.execute(
    server.services.database.writer,
  );
  return Number(Object.values(rows[0] ?? {})[0]);
}

const mostPages = 1_073_741_823;

/** An import of a file of 2,500 records into a new dataset. */
async function anImport(name: string) {
  const rows = Array.from({ length: 2500 }, (_, index) => `${index},"${`word${index % 7} `.repeat(80)}"`);
  const file = new Blob([["id,text", ...rows].join("\n")]);
  const { files } = await openFiles([sourceOfBlob(file, "many.csv")]);
  const [opened] = files;
  if (!opened) throw new Error("The file was not recognised.");
  const profile = await profileOf(opened);
  const plan = guessPlan({ profile, hints: opened.hints });
  const api = ownerClient(address);
  const workspaceId = await addWorkspace(server);
  const { items } = await api.listMyWorkspaces({});
  const workspace = items.find(({ id }) => id === workspaceId);
  if (!workspace) throw new Error("The workspace is not there.");
  const { records } = acceptedRecords(opened, plan);
  const store = (onProgress: (done: number) => void, source: RecordSource = records) =>
    storeDataset({
      api,
      workspace,
      plan: datasetOfPlan(name, plan),
      records: source,
      replaceAnswered: false,
      onProgress,
    });
  const stored = async () => {
    const { items: datasets } = await api.listMyDatasets({ query: { workspace_id: workspaceId } });
    return Promise.all(
      datasets.map(async ({ id, status }) => {
        const { total } = await api.getDatasetProgress({ params: { dataset_id: id } });
        return { status, total };
      }),
    );
  };
  return { store, stored };
}

it("an import on a disk that fills says so, keeps whole batches, and goes on when there is space", async () => {
  const { store, stored } = await anImport("fills");
  // From the second batch on, the file cannot grow.
  const failure = await store((done) => {
    if (done === 500) void pragma("page_count").then((pages) => pragma(`max_page_count = ${pages}`));
  }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ status: 507, code: "storage_full" });
  const [half] = await stored();
  expect(half?.status).toBe("ready");
  expect(half?.total).toBeLessThan(2500);
  expect((half?.total ?? 1) % 500).toBe(0);

  await pragma(`max_page_count = ${mostPages}`);
  expect(await store(() => undefined)).toMatchObject({
    created: 2500 - (half?.total ?? 0),
    unchanged: half?.total,
  });
  expect(await stored()).toEqual([{ status: "ready", total: 2500 }]);
});

it("an import on a full disk leaves no half of a dataset", async () => {
  const { store, stored } = await anImport("full");
  await pragma(`max_page_count = ${await pragma("page_count")}`);
  const failure = await store(() => undefined).catch((error: unknown) => error);
  await pragma(`max_page_count = ${mostPages}`);
  expect(failure).toMatchObject({ status: 507 });
  // A few free pages may have been enough for a dataset, which is whole and empty then.
  for (const { status, total } of await stored())
    expect({ status, total: total % 500 }).toEqual({ status: "ready", total: 0 });
});
