import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDataset, addWorkspace, forbiddenBody } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";

describe("bodies", () => {
  it("are read as JSON, even with the form content type that curl sends", async () => {
    const { statusCode } = await server.app.inject({
      method: "POST",
      url: "/api/v1/workspaces",
      headers: { "x-argilla-api-key": "owner.apikey", "content-type": "application/x-www-form-urlencoded" },
      payload: JSON.stringify({ name: "from curl" }),
    });
    expect(statusCode).toBe(201);
  });
});

describe("workspaces", () => {
  it("are created, read and deleted by owners (spec 416, 417, 477)", async () => {
    const made = await server.owner("POST", "/workspaces", { name: "new", id: null, inserted_at: null });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      name: "new",
      inserted_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const path = `/workspaces/${made.body.id}`;
    expect((await server.owner("GET", path)).body).toEqual(made.body);
    expect(await server.owner("DELETE", path)).toMatchObject({ status: 200, body: made.body });
    expect(await server.owner("GET", path)).toMatchObject({
      status: 404,
      body: { detail: `Workspace with id \`${made.body.id}\` not found` },
    });
  });

  it("are renamed by owners, and the audit log has both names", async () => {
    const { workspaceId: id, datasetId } = await addDataset(server);
    const path = `/glossa/workspaces/${id}`;
    const previous_name = (await server.owner("GET", `/workspaces/${id}`)).body.name;
    expect(await server.owner("PATCH", path, { name: "Renamed 中" })).toMatchObject({
      status: 200,
      body: { id, name: "Renamed 中" },
    });
    expect((await server.owner("GET", `/workspaces/${id}`)).body.name).toBe("Renamed 中");
    expect((await server.owner("GET", `/datasets/${datasetId}`)).body.workspace_id).toBe(id);
    // The same name again changes nothing, and is not logged.
    expect((await server.owner("PATCH", path, { name: "Renamed 中" })).status).toBe(200);
    const { items } = (await server.owner("GET", "/glossa/audit?action=workspace.renamed")).body;
    expect(items).toMatchObject([{ object_id: id, object_name: "Renamed 中", details: { previous_name } }]);
  });

  it("are not renamed to a name that is used, or to none", async () => {
    const [one, two] = [await addWorkspace(server), await addWorkspace(server)];
    const { name } = (await server.owner("GET", `/workspaces/${two}`)).body;
    const rename = (id: string, to: string) =>
      server.owner("PATCH", `/glossa/workspaces/${id}`, { name: to });
    expect(await rename(one, name)).toMatchObject({
      status: 409,
      body: { detail: `Workspace name \`${name}\` is not unique` },
    });
    expect((await rename(one, "")).status).toBe(422);
    expect((await rename(unknownId, "x")).status).toBe(404);
  });

  it("of a user are all for owners, and the own memberships for others (spec 415)", async () => {
    const [one, two] = [await addWorkspace(server), await addWorkspace(server)];
    const { ask, id } = await server.addPerson("ana", "annotator", [two]);
    const idsOf = (body: { items: { id: string }[] }) => body.items.map((item) => item.id);
    expect(idsOf((await server.owner("GET", "/me/workspaces")).body)).toEqual(
      expect.arrayContaining([one, two]),
    );
    expect(idsOf((await ask("GET", "/me/workspaces")).body)).toEqual([two]);
    expect(idsOf((await server.owner("GET", `/users/${id}/workspaces`)).body)).toEqual([two]);
  });

  it("are refused if the name or id is already used", async () => {
    const id = "22222222-2222-4222-8222-222222222222";
    await server.owner("POST", "/workspaces", { id, name: "twice" });
    expect(await server.owner("POST", "/workspaces", { name: "twice" })).toMatchObject({
      status: 409,
      body: { detail: "Workspace name `twice` is not unique" },
    });
    expect(await server.owner("POST", "/workspaces", { id, name: "other" })).toMatchObject({
      status: 409,
      body: { detail: `Workspace with id \`${id}\` is not unique` },
    });
  });

  it("cannot be deleted while they contain datasets", async () => {
    const { workspaceId } = await addDataset(server, { isDraft: true });
    expect(await server.owner("DELETE", `/workspaces/${workspaceId}`)).toMatchObject({
      status: 409,
      body: { detail: `Cannot delete the workspace ${workspaceId}. This workspace has some datasets linked` },
    });
  });
});

describe("members", () => {
  it("are added, listed and removed again", async () => {
    const path = `/workspaces/${await addWorkspace(server)}/users`;
    const { id } = await server.addPerson("ben", "annotator");
    const added = await server.owner("POST", path, { user_id: id });
    expect(added).toMatchObject({ status: 201, body: { id, username: "ben" } });
    expect((await server.owner("GET", path)).body).toEqual({ items: [added.body] });
    expect(await server.owner("DELETE", `${path}/${id}`)).toMatchObject({ status: 200, body: added.body });
    expect((await server.owner("GET", path)).body).toEqual({ items: [] });
  });

  it("are refused if they are already members, unknown, or not members", async () => {
    const workspaceId = await addWorkspace(server);
    const path = `/workspaces/${workspaceId}/users`;
    const { id } = await server.addPerson("cem", "annotator", [workspaceId]);
    const ids = `workspace_id \`${workspaceId}\` and user_id \`${id}\``;
    expect(await server.owner("POST", path, { user_id: id })).toMatchObject({
      status: 409,
      body: { detail: `Workspace user with ${ids} is not unique` },
    });
    expect(await server.owner("POST", path, { user_id: unknownId })).toMatchObject({
      status: 422,
      body: { detail: `User with id \`${unknownId}\` not found` },
    });
    expect(await server.owner("DELETE", `${path}/${unknownId}`)).toMatchObject({
      status: 404,
      body: {
        detail: `WorkspaceUser not found filtering by workspace_id=${workspaceId}, user_id=${unknownId}`,
      },
    });
  });

  it("are managed by the admins of their workspace; others do not learn whether it exists", async () => {
    const [own, other] = [await addWorkspace(server), await addWorkspace(server)];
    const { ask, id } = await server.addPerson("dee", "admin", [own]);
    expect((await ask("GET", `/workspaces/${own}/users`)).body.items).toHaveLength(1);
    for (const workspaceId of [other, unknownId]) {
      const reply = await ask("GET", `/workspaces/${workspaceId}/users`);
      expect(reply).toMatchObject({ status: 403, body: forbiddenBody });
    }
    expect((await ask("POST", `/workspaces/${own}/users`, { user_id: id })).status).toBe(403);
    expect((await ask("DELETE", `/workspaces/${own}/users/${id}`)).status).toBe(200);
  });
});
