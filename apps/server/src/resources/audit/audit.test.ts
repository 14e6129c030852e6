import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildApp } from "../../build-app";
import { timestampOf } from "../../database/clock";
import { addDataset, addWorkspace, labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Entry {
  id: string;
  action: string;
  username: string;
  object_name: string | null;
  details: Record<string, unknown>;
}

const search = async (query: Record<string, string>): Promise<{ items: Entry[]; next: string | null }> =>
  (await server.owner("GET", `/glossa/audit?${new URLSearchParams(query)}`)).body;

const workspaceName = async (id: string) => (await server.owner("GET", `/workspaces/${id}`)).body.name;
const actionsOn = async (object: string) => (await search({ object })).items.map(({ action }) => action);

function signIn(username: string, password: string) {
  return server.app.inject({
    method: "POST",
    url: "/api/v1/token",
    headers: { "content-type": "application/x-www-form-urlencoded", "user-agent": "curl/8" },
    payload: new URLSearchParams({ username, password }).toString(),
  });
}

describe("the audit log", () => {
  it("tells who signed in and who failed, and nothing about names that do not exist", async () => {
    await server.addPerson("ana", "annotator");
    await signIn("ana", "12345678");
    await signIn("ana", "a wrong password");
    await signIn("a password as name", "12345678");
    const { items } = await search({ username: "ana" });
    expect(items.map(({ action }) => action)).toEqual(["sign_in.failed", "sign_in.succeeded"]);
    expect(items[1]?.details).toMatchObject({ program: "curl", network: "localhost" });
    expect(JSON.stringify((await search({})).items)).not.toMatch(/a wrong password|a password as name/);
  });

  it("tells that a switched-off account was tried with its password, a bounded number of times", async () => {
    const { id } = await server.addPerson("eva", "annotator");
    await server.owner("PATCH", `/glossa/people/${id}`, { is_active: false });
    const tries = await Promise.all(Array.from({ length: 9 }, () => signIn("eva", "12345678")));
    const refused = tries.filter(({ statusCode }) => statusCode === 403).length;
    const { items } = await search({ username: "EV" });
    expect(refused).toBeLessThan(5);
    expect(items.map(({ action, details }) => [action, details.reason])).toEqual(
      Array.from({ length: refused }, () => ["sign_in.failed", "switched_off"]),
    );
  });

  it("tells about people, workspaces and keys", async () => {
    const { id, ask } = await server.addPerson("ben", "annotator");
    const workspaceId = await addWorkspace(server);
    await server.owner("POST", `/workspaces/${workspaceId}/users`, { user_id: id });
    await server.owner("DELETE", `/workspaces/${workspaceId}/users/${id}`);
    const changes = { username: "ben", role: "admin", password: "another password" };
    await server.owner("PATCH", `/users/${id}`, changes);
    await server.owner("PATCH", `/users/${id}`, changes);
    await server.owner("PATCH", `/glossa/people/${id}`, { is_active: false });
    await server.owner("PATCH", `/glossa/people/${id}`, { is_active: true });
    await server.owner("POST", `/glossa/people/${id}/password`, { password: "12345678" });
    await server.owner("POST", `/glossa/users/${id}/api-key`);
    await server.owner("DELETE", `/users/${id}`);
    expect((await ask("GET", "/me")).status).toBe(401);
    expect(await actionsOn(id)).toEqual([
      "user.deleted",
      "api_key.replaced",
      "user.password_reset",
      "user.switched_on",
      "user.switched_off",
      "user.changed",
    ]);
    const [changed] = (await search({ action: "user.changed", object: id })).items;
    expect(changed?.details).toEqual({
      changed: ["role", "password"],
      role_before: "annotator",
      role: "admin",
    });
    const [removed, added] = (await search({ object: workspaceId })).items;
    expect([removed?.action, added?.action]).toEqual(["workspace.member_removed", "workspace.member_added"]);
    expect(added?.details).toEqual({ user_id: id, username: "ben" });
    expect(JSON.stringify((await search({})).items)).not.toContain("another password");
  });

  it("tells about the settings of datasets and webhooks, by their names only", async () => {
    const { datasetId, questionId, workspaceId } = await addDataset(server);
    const { name } = (await server.owner("GET", `/datasets/${datasetId}`)).body;
    const workspace = await workspaceName(workspaceId);
    // A page sends all settings again: only changes are recorded.
    for (let count = 0; count < 2; count += 1) {
      await server.owner("PATCH", `/datasets/${datasetId}`, { name, guidelines: "very private" });
      await server.owner("PATCH", `/questions/${questionId}`, { title: "New title", description: null });
    }
    const { id } = (
      await server.owner("POST", "/webhooks", {
        url: "https://a:b@hooks.example/key",
        events: ["record.created"],
      })
    ).body;
    await server.owner("DELETE", `/webhooks/${id}`);
    await server.owner("DELETE", `/datasets/${datasetId}`);
    expect(await actionsOn(datasetId)).toEqual([
      "dataset.deleted",
      "dataset.changed",
      "dataset.published",
      "dataset.created",
    ]);
    expect((await search({ object: datasetId, action: "dataset.changed" })).items[0]?.details).toEqual({
      changed: ["guidelines"],
      workspace,
    });
    // By which datasets of the same name are told apart, and all entries about one workspace are found.
    const ofWorkspace = ["dataset.deleted", "question.changed", "workspace.created"];
    expect(await actionsOn(workspace)).toEqual(expect.arrayContaining(ofWorkspace));
    expect(await actionsOn(questionId)).toEqual(["question.changed", "question.created"]);
    const [question] = (await search({ object: questionId })).items;
    expect(question?.details).toEqual({
      dataset_id: datasetId,
      dataset: name,
      workspace,
      changed: ["title"],
    });
    expect((await search({ object: id })).items.map(({ object_name }) => object_name)).toEqual([
      "hooks.example",
      "hooks.example",
    ]);
    expect(JSON.stringify((await search({})).items)).not.toMatch(/very private|New title|a:b@/);
  });

  it("tells who wrote in the name of another, and about deleted records", async () => {
    const { datasetId, workspaceId, log } = await addDataset(server);
    const workspace = await workspaceName(workspaceId);
    const cara = await server.addPerson("cara", "annotator", [workspaceId]);
    const [recordId = ""] = await log([
      { fields: { text: "a" }, responses: [{ ...labelled("positive"), user_id: cara.id }] },
    ]);
    const { body } = await cara.ask("GET", `/records/${recordId}`);
    const responseId = body.responses[0].id;
    await cara.ask("PUT", `/responses/${responseId}`, labelled("negative"));
    expect(await actionsOn(responseId)).toEqual([]);
    await server.owner("PUT", `/responses/${responseId}`, labelled("neutral"));
    await server.owner("DELETE", `/responses/${responseId}`);
    const [gone] = (await search({ object: responseId })).items;
    const { name: dataset } = (await server.owner("GET", `/datasets/${datasetId}`)).body;
    const author = { user_id: cara.id, username: "cara" };
    expect(gone?.details).toEqual({
      dataset_id: datasetId,
      dataset,
      workspace,
      record_id: recordId,
      ...author,
    });
    expect(await actionsOn(responseId)).toEqual(["response.deleted", "response.changed"]);
    await server.owner("DELETE", `/datasets/${datasetId}/records?ids=${recordId}`);
    const [deleted, logged] = (await search({ object: datasetId })).items;
    expect([deleted?.action, deleted?.details]).toEqual(["records.deleted", { records: 1, workspace }]);
    expect([logged?.action, logged?.details]).toEqual([
      "responses.logged",
      { responses: 1, user_ids: [cara.id], usernames: ["cara"], workspace },
    ]);
  });

  it("has no entry for what was refused", async () => {
    const before = (await search({ action: "workspace" })).items.length;
    await addWorkspace(server);
    const { name } = (await server.owner("GET", "/me/workspaces")).body.items[0];
    expect((await server.owner("POST", "/workspaces", { name })).status).toBe(409);
    expect((await search({ action: "workspace" })).items).toHaveLength(before + 1);
  });

  it("is read page by page, also while entries are added", async () => {
    for (let count = 0; count < 4; count += 1) await addWorkspace(server);
    const first = await search({ action: "workspace.created", limit: "3" });
    await addWorkspace(server);
    const second = await search({ action: "workspace.created", limit: "3", before: first.next ?? "" });
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const all = (await search({ action: "workspace.created" })).items.map(({ id }) => id);
    expect(all.slice(1, 1 + ids.length)).toEqual(ids);
    expect((await search({ action: "workspace.created", limit: "1000" })).next).toBeNull();
  });

  it("is searched by time and by a part of a name, in which nothing is a wildcard", async () => {
    const name = `100 % of_Straße ${Math.random()}`;
    await server.owner("POST", "/workspaces", { name });
    expect((await search({ object: "% OF_s" })).items).toHaveLength(1);
    expect((await search({ object: "%of_" })).items).toHaveLength(0);
    const now = new Date().toISOString().slice(0, -1);
    expect((await search({ object: "% of_", to: now })).items).toHaveLength(1);
    expect((await search({ object: "% of_", from: "2999-01-01T00:00:00" })).items).toHaveLength(0);
  });

  it("forgets what is older than it is kept", async () => {
    await addWorkspace(server);
    const { database } = server.services;
    const [{ id = "" } = {}] = (await search({ action: "workspace.created" })).items;
    const old = timestampOf(Date.now() - 3 * 24 * 60 * 60 * 1000);
    await database.write((db) =>
      db.updateTable("audit_entries").set({ inserted_at: old }).where("public_id", "=", id).execute(),
    );
    const app = await buildApp({ ...server.services, auditDays: 2 }, { isReplyChecked: true });
    await app.ready();
    const ids = (await search({ limit: "1000" })).items.map((entry) => entry.id);
    expect(ids).not.toContain(id);
    expect(ids.length).toBeGreaterThan(1);
    await app.close();
  });
});
