import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, forbiddenBody, labelled, locationsIn } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const unknownId = "00000000-0000-4000-8000-000000000000";
const timestamp = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{6})?$/);
const newUser = { first_name: " Zoe ", last_name: "Zed", username: "zoe", password: "12345678" };

describe("users", () => {
  it("can read their own account (spec 411, 476)", async () => {
    const { status, body } = await server.owner("GET", "/me");
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.any(String),
      first_name: "owner",
      last_name: null,
      username: "owner",
      role: "owner",
      api_key: "owner.apikey",
      inserted_at: timestamp,
      updated_at: timestamp,
    });
  });

  it("are created, listed, changed and deleted by owners (spec 476)", async () => {
    const made = await server.owner("POST", "/users", newUser);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ first_name: "Zoe", role: "annotator" });
    expect(made.body.api_key).toHaveLength(107);
    const path = `/users/${made.body.id}`;
    expect((await server.owner("GET", path)).body).toEqual(made.body);
    expect((await server.owner("GET", "/users")).body.items).toContainEqual(made.body);
    const changed = await server.owner("PATCH", path, { last_name: null, role: "admin", unknown: 1 });
    expect(changed.body).toMatchObject({ first_name: "Zoe", last_name: null, role: "admin" });
    expect(changed.body.updated_at > made.body.updated_at).toBe(true);
    expect((await server.owner("DELETE", path)).body).toEqual(changed.body);
    expect((await server.owner("GET", path)).status).toBe(404);
  });

  it("can be changed by PUT, as early clients do, with all their properties", async () => {
    const made = await server.owner("POST", "/users", { ...newUser, username: "yan" });
    const put = await server.owner("PUT", `/users/${made.body.id}`, { ...made.body, first_name: "Yan" });
    expect(put).toMatchObject({ status: 200, body: { first_name: "Yan" } });
    const nothing = await server.owner("PATCH", `/users/${made.body.id}`, {});
    expect(nothing).toMatchObject({ status: 200, body: { updated_at: put.body.updated_at } });
  });

  it("can be created once with an id chosen by the client", async () => {
    const id = "11111111-1111-4111-8111-111111111111";
    expect((await server.owner("POST", "/users", { ...newUser, id, username: "xia" })).body.id).toBe(id);
    expect(await server.owner("POST", "/users", { ...newUser, id, username: "other" })).toMatchObject({
      status: 409,
      body: { detail: `User with id \`${id}\` is not unique` },
    });
  });
});

describe("refusals", () => {
  test.each<[string, object, string]>([
    ["a blank first name", { first_name: "  " }, "body.first_name"],
    ["a blank last name", { last_name: "" }, "body.last_name"],
    ["no username", { username: undefined }, "body.username"],
    ["a username that is too long (security M2)", { username: "x".repeat(201) }, "body.username"],
    ["a direction mark in a username (security lows)", { username: "a\u202eb" }, "body.username"],
    ["a control character in a username (security lows)", { username: "a\u0007b" }, "body.username"],
    ["a short password", { password: "1234567" }, "body.password"],
    ["a long password", { password: "1".repeat(101) }, "body.password"],
    ["an unknown role", { role: "king" }, "body.role"],
    ["an id that is no UUID", { id: "1" }, "body.id"],
  ])("%s", async (_, wrong, location) => {
    const reply = await server.owner("POST", "/users", { ...newUser, ...wrong });
    expect(reply.status).toBe(422);
    expect(locationsIn(reply)).toEqual([location]);
  });

  it.each(["admin", "annotator"] as const)(
    "an %s before the body is read, so that no password is hashed (security lows)",
    async (role) => {
      const { id, ask } = await server.addPerson(`a curious ${role}`, role);
      const wrong = { password: 1 };
      for (const [method, path] of [
        ["POST", "/users"],
        ["PATCH", `/users/${id}`],
        ["PUT", `/users/${id}`],
      ] as const)
        expect((await ask(method, path, wrong)).status).toBe(403);
    },
  );

  it("a name that is already used in another Unicode form (security lows)", async () => {
    const decomposed = "zoe\u0308";
    const made = await server.owner("POST", "/users", { ...newUser, username: decomposed });
    expect(made.body.username).toBe("zo\u00eb");
    expect((await server.owner("POST", "/users", { ...newUser, username: "zo\u00eb" })).status).toBe(409);
    const signedIn = await server.app.inject({
      method: "POST",
      url: "/api/v1/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ username: decomposed, password: "12345678" }).toString(),
    });
    expect(signedIn.statusCode).toBe(201);
  });

  it("a name that is already used returns 409 for a new user and 422 for a change", async () => {
    const first = await server.owner("POST", "/users", { ...newUser, username: "ann" });
    const taken = await server.owner("POST", "/users", { ...newUser, username: "ann" });
    expect(taken).toMatchObject({ status: 409, body: { detail: "User username `ann` is not unique" } });
    const change = await server.owner("PATCH", `/users/${first.body.id}`, { username: "owner" });
    expect(change).toMatchObject({ status: 422, body: { detail: "Username 'owner' already exists" } });
  });

  it("null where it is not allowed", async () => {
    const { body } = await server.owner("GET", "/me");
    const reply = await server.owner("PATCH", `/users/${body.id}`, { username: null, password: null });
    expect(reply.body.detail.params.errors).toEqual([
      {
        type: "value_error",
        loc: ["body"],
        msg: "Value error, The following keys must have non-null values: username, password",
      },
    ]);
  });

  it("unknown users", async () => {
    const detail = `User with id \`${unknownId}\` not found`;
    for (const [method, path] of [
      ["GET", `/users/${unknownId}`],
      ["GET", `/users/${unknownId}/workspaces`],
      ["PATCH", `/users/${unknownId}`],
      ["DELETE", `/users/${unknownId}`],
    ] as const) {
      const reply = await server.owner(method, path, method === "PATCH" ? {} : undefined);
      expect(reply).toMatchObject({ status: 404, body: { detail } });
    }
  });

  it("all users except owners", async () => {
    const { ask, id } = await server.addPerson("admin", "admin");
    for (const [method, path] of [
      ["GET", "/users"],
      ["POST", "/users"],
      ["GET", `/users/${unknownId}`],
      ["GET", `/users/${id}/workspaces`],
      ["PATCH", `/users/${id}`],
      ["DELETE", `/users/${id}`],
    ] as const) {
      const body = method === "POST" ? newUser : method === "PATCH" ? {} : undefined;
      expect(await ask(method, path, body)).toMatchObject({ status: 403, body: forbiddenBody });
    }
  });
});

describe("data that belongs to a user", () => {
  it("after a change, only the new password is valid", async () => {
    const { body } = await server.owner("POST", "/users", { ...newUser, username: "eve" });
    await server.owner("PATCH", `/users/${body.id}`, { password: "another one" });
    const signIn = (password: string) =>
      server.app.inject({
        method: "POST",
        url: "/api/v1/token",
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams({ username: "eve", password }).toString(),
      });
    expect((await signIn("another one")).statusCode).toBe(201);
    expect((await signIn("12345678")).statusCode).toBe(401);
  });

  it("responses are deleted with their author, records keep their status, and counters are updated", async () => {
    const { workspaceId, datasetId, log } = await addDataset(server);
    const [recordId] = await log([{ fields: { text: "a" } }]);
    const { ask, id } = await server.addPerson("leaver", "annotator", [workspaceId]);
    await ask("POST", `/records/${recordId}/responses`, labelled("positive"));
    await server.owner("DELETE", `/users/${id}`);
    const { body } = await server.owner("GET", `/records/${recordId}`);
    expect(body).toMatchObject({ status: "completed", responses: [] });
    expect((await server.owner("GET", `/datasets/${datasetId}/progress`)).body.users).toEqual([]);
  });
});
