import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { timestampOf } from "../../database/clock";
import { JobRunner } from "../../jobs/job-runner";
import type { JobRow } from "../../jobs/jobs.repository";
import { runJobs as runActions, withRecords } from "../../testing/bulk-actions";
import { runErasing } from "../../testing/erasing";
import { addDataset, type DatasetFixture, labelled } from "../../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";
import { findDeletedDataset, setDeletedAt } from "../datasets/datasets.repository";
import { restoreResponsesJob, restoreResponsesKind } from "../deleted-people/restore-responses-job";
import { eraseDatasetJob, orderErasing, restorableSince } from "./erase-dataset-job";

let server: TestServer;
let ann: Person;
let dataset: DatasetFixture;
let records: string[];
let response: string;

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.addPerson("ann", "annotator");
});
afterAll(() => server.close());

beforeEach(async () => {
  dataset = await addDataset(server);
  const { workspaceId } = dataset;
  await server.owner("POST", `/workspaces/${workspaceId}/users`, { user_id: ann.id });
  records = await dataset.log([{ fields: { text: "A late parcel" } }, { fields: { text: "Two" } }]);
  const answered = await ann.ask("POST", `/records/${records[0]}/responses`, labelled("positive"));
  response = answered.body.id;
});

const path = () => `/datasets/${dataset.datasetId}`;
const remove = () => server.owner("DELETE", path());
const restore = (body: object = {}) =>
  server.owner("POST", `/glossa/deleted-datasets/${dataset.datasetId}/restore`, body);
const erase = () => server.owner("DELETE", `/glossa/deleted-datasets/${dataset.datasetId}`);
const listed = async (ask = server.owner) =>
  (await ask("GET", "/glossa/deleted-datasets")).body.items.filter(
    ({ id }: { id: string }) => id === dataset.datasetId,
  );

describe("a deleted dataset", () => {
  it("is returned by the call that deletes it, and listed with what can be restored", async () => {
    const before = (await server.owner("GET", path())).body;
    expect(await remove()).toMatchObject({ status: 200, body: before });
    expect(await listed()).toEqual([
      {
        id: dataset.datasetId,
        name: "dataset",
        workspace_id: dataset.workspaceId,
        records: 2,
        responses: 1,
        deleted_by: "owner",
        deleted_at: expect.any(String),
        ends_at: expect.any(String),
      },
    ]);
    const [{ deleted_at, ends_at }] = await listed();
    expect(Date.parse(`${ends_at}Z`) - Date.parse(`${deleted_at}Z`)).toBe(30 * 24 * 60 * 60 * 1000);
  });

  test.each([
    ["GET", () => path()],
    ["DELETE", () => path()],
    ["PATCH", () => path()],
    ["GET", () => `${path()}/fields`],
    ["GET", () => `${path()}/progress`],
    ["POST", () => `${path()}/records/search`],
    ["GET", () => `/records/${records[0]}`],
    ["PATCH", () => `/records/${records[0]}`],
    ["GET", () => `/records/${records[0]}/suggestions`],
    ["GET", () => `/glossa/records/${records[0]}/response-versions`],
    ["DELETE", () => `/responses/${response}`],
    ["PATCH", () => `/questions/${dataset.questionId}`],
    ["GET", () => `/glossa${path()}/file?format=jsonl`],
  ] as const)("does not exist for %s %s", async (method, address) => {
    await remove();
    const { status } = await server.owner(method, address(), method === "GET" ? undefined : {});
    expect(status).toBe(404);
  });

  it("does not exist for the people who respond in it", async () => {
    await remove();
    const sent = await ann.ask("POST", `/records/${records[1]}/responses`, labelled("positive"));
    expect(sent.status).toBe(404);
    const many = await ann.ask("POST", "/me/responses/bulk", {
      items: [{ record_id: records[1], ...labelled("positive") }],
    });
    expect(many.body.items).toMatchObject([{ item: null, error: { detail: expect.anything() } }]);
    const mine = (await ann.ask("GET", "/me/datasets")).body.items;
    expect(mine.some(({ id }: { id: string }) => id === dataset.datasetId)).toBe(false);
    const summaries = (await ann.ask("GET", "/glossa/me/datasets")).body.items;
    expect(summaries.some(({ id }: { id: string }) => id === dataset.datasetId)).toBe(false);
  });

  it("leaves its name to another one", async () => {
    await remove();
    const { status } = await server.owner("POST", "/datasets", {
      name: "dataset",
      workspace_id: dataset.workspaceId,
    });
    expect(status).toBe(201);
    expect(await restore()).toMatchObject({ status: 409 });
    expect(await restore({ name: "dataset, restored" })).toMatchObject({
      status: 200,
      body: { name: "dataset, restored" },
    });
  });

  it("of a draft is erased at once, because nobody has responded in it", async () => {
    dataset = await addDataset(server, { isDraft: true });
    await remove();
    expect(await listed()).toEqual([]);
    expect((await restore()).status).toBe(404);
  });
});

describe("a restored dataset", () => {
  it("is as it was, with its records, responses and texts", async () => {
    const before = (await server.owner("GET", path())).body;
    await remove();
    expect(await restore()).toMatchObject({ status: 200, body: { ...before, name: "dataset" } });
    expect(await listed()).toEqual([]);
    expect((await server.owner("GET", `/records/${records[0]}`)).body.responses).toMatchObject([
      { id: response, values: { label: { value: "positive" } } },
    ]);
    const found = await server.owner("POST", `${path()}/records/search`, {
      query: { text: { q: "parcel" } },
    });
    expect(found.body.total).toBe(1);
    expect((await server.owner("GET", `${path()}/progress`)).body).toMatchObject({ total: 2, completed: 1 });
  });

  it("has entries in the audit log", async () => {
    await remove();
    await restore();
    await remove();
    await erase();
    const { items } = (await server.owner("GET", "/glossa/audit?limit=4")).body;
    expect(items.map(({ action, object_name }: Record<string, string>) => [action, object_name])).toEqual([
      ["dataset.erased", "dataset"],
      ["dataset.deleted", "dataset"],
      ["dataset.restored", "dataset"],
      ["dataset.deleted", "dataset"],
    ]);
  });
});

it("gets the responses of a person back who is restored while it is deleted", async () => {
  const cy = await server.addPerson(`cy ${Math.random()}`, "annotator", [dataset.workspaceId]);
  await cy.ask("POST", `/records/${records[1]}/responses`, labelled("negative"));
  await server.owner("DELETE", `/users/${cy.id}`);
  await remove();
  await server.owner("POST", `/glossa/deleted-people/${cy.id}/restore`, {});
  const { database } = server.services;
  const handlers = { [restoreResponsesKind]: restoreResponsesJob({ database }) };
  await new JobRunner(database, handlers, { warn: () => undefined }).runDue();
  await restore();
  expect((await server.owner("GET", `/records/${records[1]}`)).body).toMatchObject({
    status: "completed",
    responses: [{ user_id: cy.id, values: { label: { value: "negative" } } }],
  });
});

it("stops the bulk actions that run in it", async () => {
  const { datasetId, start, read, stored } = await withRecords(server, 3);
  const id = await start();
  await server.owner("DELETE", `/datasets/${datasetId}`);
  await runActions(server);
  await server.owner("POST", `/glossa/deleted-datasets/${datasetId}/restore`, {});
  expect(await read(id)).toMatchObject({ is_cancelled: true });
  expect((await stored()).size).toBe(0);
});

describe("erasing", () => {
  const rowsOf = async (table: "records" | "responses") =>
    Number(
      (
        await server.services.database.read
          .selectFrom(table)
          .select((row) => row.fn.countAll<number>().as("rows"))
          .where("public_id", "in", [...records, response])
          .executeTakeFirstOrThrow()
      ).rows,
    );

  it("cannot be undone at once, and deletes everything that is left by a job", async () => {
    await remove();
    expect([await rowsOf("records"), await rowsOf("responses")]).toEqual([2, 1]);
    expect(await erase()).toMatchObject({ status: 200, body: { name: "dataset", records: 2 } });
    expect((await restore()).status).toBe(404);
    expect((await erase()).status).toBe(404);
    expect(await listed()).toEqual([]);
    await runErasing(server);
    expect([await rowsOf("records"), await rowsOf("responses")]).toEqual([0, 0]);
  });

  it("happens 30 days after the deletion by a job, and not before", async () => {
    await remove();
    const { database } = server.services;
    const eraseExpired = async () => {
      await orderErasing(database, restorableSince());
      await orderErasing(database, restorableSince());
      await runErasing(server);
    };
    await eraseExpired();
    expect(await rowsOf("records")).toBe(2);
    const moment = timestampOf(Date.now() - 31 * 24 * 60 * 60 * 1000);
    await database.write(async (db) => {
      const deleted = await findDeletedDataset(db, dataset.datasetId);
      if (deleted) await setDeletedAt(db, deleted.id, moment);
    });
    expect(await listed()).toEqual([]);
    expect((await restore()).status).toBe(404);
    await eraseExpired();
    expect(await rowsOf("records")).toBe(0);
    const jobs = await database.read
      .selectFrom("jobs")
      .select("id")
      .where("subject", "=", dataset.datasetId)
      .execute();
    expect(jobs).toHaveLength(1);
  });

  it("happens with the workspace, which has no other datasets", async () => {
    await remove();
    expect((await server.owner("DELETE", `/workspaces/${dataset.workspaceId}`)).status).toBe(200);
    expect(await rowsOf("records")).toBe(0);
    const { items } = (await server.owner("GET", "/glossa/audit?limit=2")).body;
    expect(items.map(({ action }: Record<string, string>) => action)).toEqual([
      "workspace.deleted",
      "dataset.erased",
    ]);
  });

  it("is in the audit log once, also if the workspace is deleted before the job ran", async () => {
    await remove();
    await erase();
    await server.owner("DELETE", `/workspaces/${dataset.workspaceId}`);
    await runErasing(server);
    const { items } = (await server.owner("GET", "/glossa/audit?limit=2")).body;
    expect(items.map(({ action }: Record<string, string>) => action)).toEqual([
      "workspace.deleted",
      "dataset.erased",
    ]);
  });

  it("fails no job if something else erases the dataset meanwhile", async () => {
    await remove();
    await erase();
    const { database } = server.services;
    const writeScoped: typeof database.writeScoped = async (scope, work) => {
      const result = await database.writeScoped(scope, work);
      await server.owner("DELETE", `/workspaces/${dataset.workspaceId}`);
      return result;
    };
    const job = eraseDatasetJob({ database: { ...database, writeScoped } });
    const { signal } = new AbortController();
    const run = job.run({ datasetId: dataset.datasetId }, async () => undefined, signal, {} as JobRow);
    await expect(run).resolves.toBeUndefined();
  });

  it("is refused for a dataset that is not deleted", async () => {
    expect((await erase()).status).toBe(404);
    expect((await server.owner("GET", path())).status).toBe(200);
  });
});

it("is for those who manage the workspace", async () => {
  const inside = await server.addPerson(`admin ${Math.random()}`, "admin", [dataset.workspaceId]);
  const outside = await server.addPerson(`admin ${Math.random()}`, "admin");
  await remove();
  expect(await listed(inside.ask)).toHaveLength(1);
  expect(await listed(outside.ask)).toEqual([]);
  const address = `/glossa/deleted-datasets/${dataset.datasetId}`;
  expect((await outside.ask("POST", `${address}/restore`, {})).status).toBe(403);
  expect((await ann.ask("GET", "/glossa/deleted-datasets")).status).toBe(403);
  expect((await inside.ask("POST", `${address}/restore`, {})).status).toBe(200);
});
