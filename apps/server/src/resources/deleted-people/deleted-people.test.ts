import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { JobRunner } from "../../jobs/job-runner";
import { addDataset, type DatasetFixture, labelled } from "../../testing/fixtures";
import { type Person, startTestServer, type TestServer } from "../../testing/test-server";
import { recomputeJob, recomputeKind } from "../records/recompute-job";
import { eraseDeletedBefore } from "./deleted-people.repository";
import { restoreResponsesJob, restoreResponsesKind } from "./restore-responses-job";

let server: TestServer;
let dataset: DatasetFixture;

beforeAll(async () => {
  server = await startTestServer();
  dataset = await addDataset(server);
});
afterAll(() => server.close());

let ana: Person;
let name: string;
let records: string[];

beforeEach(async () => {
  name = `ana ${Math.random()}`;
  ana = await server.addPerson(name, "annotator", [dataset.workspaceId]);
  records = await dataset.log([{ fields: { text: "One" } }, { fields: { text: "Two" } }]);
  for (const id of records) await ana.ask("POST", `/records/${id}/responses`, labelled("positive"));
});

const path = () => `/glossa/deleted-people/${ana.id}`;
const remove = () => server.owner("DELETE", `/users/${ana.id}`);
const restore = (body: object = {}) => server.owner("POST", `${path()}/restore`, body);
const listed = async () =>
  (await server.owner("GET", "/glossa/deleted-people")).body.items.filter(
    ({ id }: { id: string }) => id === ana.id,
  );
async function runJobs() {
  const { database } = server.services;
  const handlers = {
    [restoreResponsesKind]: restoreResponsesJob({ database }),
    [recomputeKind]: recomputeJob({ database }),
  };
  await new JobRunner(database, handlers, { warn: () => undefined }).runDue();
}
async function responsesTo(id: string) {
  const { body } = await server.owner("GET", `/records/${id}`);
  return body.responses as { id: string; user_id: string; updated_at: string; values: object }[];
}

describe("a deleted person", () => {
  it("is gone for the API, and listed with what can be restored", async () => {
    await remove();
    expect((await server.owner("GET", `/users/${ana.id}`)).status).toBe(404);
    expect((await ana.ask("GET", "/me")).status).toBe(401);
    expect(await responsesTo(records[0] ?? "")).toEqual([]);
    expect(await listed()).toEqual([
      expect.objectContaining({ id: ana.id, username: name, responses: 2, deleted_by: "owner" }),
    ]);
  });

  it("leaves no record completed that lacks responses, until they are restored", async () => {
    const [id = "", other = ""] = records;
    const statusOf = async (record: string) => (await server.owner("GET", `/records/${record}`)).body.status;
    const ben = await server.addPerson(`ben ${Math.random()}`, "annotator", [dataset.workspaceId]);
    await ben.ask("POST", `/records/${other}/responses`, labelled("negative"));
    expect(await statusOf(id)).toBe("completed");
    await remove();
    await runJobs();
    expect([await statusOf(id), await statusOf(other)]).toEqual(["pending", "completed"]);
    await restore();
    await runJobs();
    expect(await statusOf(id)).toBe("completed");
  });

  it("is restored with memberships and responses as they were", async () => {
    const [id = ""] = records;
    await ana.ask("PUT", `/responses/${(await responsesTo(id))[0]?.id}`, labelled("negative"));
    const [before] = await responsesTo(id);
    await remove();
    const { status, body } = await restore();
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: ana.id, username: name, workspace_ids: [dataset.workspaceId] });
    await runJobs();
    expect(await responsesTo(id)).toEqual([before]);
    const { body: versions } = await server.owner("GET", `/glossa/records/${id}/response-versions`);
    expect(versions.items).toMatchObject([labelled("negative"), labelled("positive")]);
    const progress = await server.owner("GET", `/datasets/${dataset.datasetId}/users/progress`);
    const mine = progress.body.users?.find((user: { username: string }) => user.username === name);
    expect(mine?.completed.submitted + mine?.pending.submitted).toBe(2);
    expect(await listed()).toEqual([]);
    const left = await server.services.database.read
      .selectFrom("deleted_people")
      .select("id")
      .where("public_id", "=", ana.id)
      .execute();
    expect(left).toEqual([]);
  });

  it("gets a new API key: the old one stays ended", async () => {
    await remove();
    await restore();
    expect((await ana.ask("GET", "/me")).status).toBe(401);
  });

  it("keeps the password", async () => {
    await remove();
    await restore();
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/v1/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ username: name, password: "12345678" }).toString(),
    });
    expect(reply.statusCode).toBe(201);
  });

  it("stays switched off", async () => {
    await server.owner("PATCH", `/glossa/people/${ana.id}`, { is_active: false });
    await remove();
    expect((await restore()).body).toMatchObject({ id: ana.id, is_active: false });
  });

  it("takes another name if theirs was given away", async () => {
    await remove();
    await server.addPerson(name, "annotator");
    expect(await restore()).toMatchObject({ status: 409 });
    expect(await restore({ username: `${name} again` })).toMatchObject({
      status: 200,
      body: { id: ana.id, username: `${name} again` },
    });
  });

  it("gets back only the responses to records that are left", async () => {
    const [first = "", second = ""] = records;
    await remove();
    await server.owner("DELETE", `/records/${first}`);
    await restore();
    await runJobs();
    expect(await responsesTo(second)).toHaveLength(1);
  });

  it("keeps a response that they gave again before the old one was back", async () => {
    const [first = ""] = records;
    await remove();
    const { body } = await restore();
    const key = await server.owner("POST", `/glossa/users/${body.id}/api-key`);
    const reply = await server.app.inject({
      method: "POST",
      url: `/api/v1/records/${first}/responses`,
      headers: { "x-argilla-api-key": key.body.api_key },
      payload: labelled("negative"),
    });
    expect(reply.statusCode).toBe(201);
    await runJobs();
    expect(await responsesTo(first)).toMatchObject([{ values: labelled("negative").values }]);
  });

  it("can be deleted, restored and deleted again", async () => {
    await remove();
    await restore();
    await remove();
    await runJobs();
    const [again] = await listed();
    expect(again).toMatchObject({ username: name });
    await restore();
    await runJobs();
    expect(await listed()).toEqual([]);
  });

  it("is erased by an owner at once", async () => {
    await remove();
    expect((await server.owner("DELETE", path())).status).toBe(200);
    expect(await listed()).toEqual([]);
    expect((await restore()).status).toBe(404);
    const admin = await server.addPerson(`admin ${Math.random()}`, "admin");
    expect((await admin.ask("GET", "/glossa/deleted-people")).status).toBe(403);
  });
});

it("what is left of an account is deleted after 30 days", async () => {
  await remove();
  const { database } = server.services;
  await database.write((db) =>
    db.updateTable("deleted_people").set({ deleted_at: "2020-01-01T00:00:00" }).execute(),
  );
  await database.write((db) => eraseDeletedBefore(db, "2021-01-01T00:00:00"));
  expect(await listed()).toEqual([]);
});

describe("a deleted owner with the password of the demo", () => {
  const signIn = async (username: string) => {
    const payload = `username=${encodeURIComponent(username)}&password=12345678`;
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return (await server.app.inject({ method: "POST", url: "/api/v1/token", headers, payload })).statusCode;
  };

  it.each([
    ["is restored without it on a server that others reach", "owner", false, 401],
    ["keeps it on one machine", "owner", true, 201],
    ["keeps it without that role", "admin", false, 201],
  ] as const)("%s", async (_, role, isLocal, status) => {
    name = `${role} ${Math.random()}`;
    ana = await server.addPerson(name, role);
    await remove();
    Object.assign(server.services, { isLocal });
    const needs_password = status === 401;
    expect(await restore()).toMatchObject({ status: 200, body: { username: name, role, needs_password } });
    Object.assign(server.services, { isLocal: true });
    expect(await signIn(name)).toBe(status);
    await remove();
  });
});
