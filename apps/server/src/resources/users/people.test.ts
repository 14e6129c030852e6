import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { addDataset, addWorkspace, labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const password = "12345678";

function requestToken(username: string, typed = password) {
  return server.app.inject({
    method: "POST",
    url: "/api/v1/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username, password: typed }).toString(),
  });
}

async function signIn(username: string, typed = password): Promise<{ authorization: string }> {
  const reply = await requestToken(username, typed);
  expect(reply.statusCode).toBe(201);
  return { authorization: `Bearer ${reply.json().access_token}` };
}

const ask = (headers: Record<string, string>, url = "/api/v1/me/workspaces") =>
  server.app.inject({ url, headers });

async function somebody(role: "owner" | "admin" | "annotator" = "annotator", workspaces: string[] = []) {
  const name = `person ${Math.random()}`;
  const person = await server.addPerson(name, role, workspaces);
  return { ...person, name, key: { "x-argilla-api-key": `${name}.apikey` } };
}

async function listed(id: string) {
  const { body } = await server.owner("GET", "/glossa/people");
  return body.items.find((person: { id: string }) => person.id === id);
}

describe("the list of people", () => {
  it("has workspaces, responses and the last sign-in, and no API key", async () => {
    const { workspaceId, log } = await addDataset(server);
    const [recordId] = await log([{ fields: { text: "a" } }]);
    const { id, name, ask: askAs } = await somebody("annotator", [workspaceId]);
    await askAs("POST", `/records/${recordId}/responses`, labelled("positive"));
    expect(await listed(id)).toEqual({
      id,
      first_name: name,
      last_name: null,
      username: name,
      role: "annotator",
      inserted_at: expect.any(String),
      updated_at: expect.any(String),
      is_active: true,
      has_second_factor: false,
      must_change_password: false,
      signed_in_at: null,
      workspace_ids: [workspaceId],
      responses: 1,
    });
    await signIn(name);
    expect((await listed(id)).signed_in_at).toMatch(/^\d{4}-/);
  });
});

describe("a new person", () => {
  it("is a member of the workspaces from the start, or is not created", async () => {
    const workspaceId = await addWorkspace(server);
    const eva = { first_name: "Eva", username: "eva", password };
    const wrong = { ...eva, workspace_ids: [workspaceId, "00000000-0000-4000-8000-000000000000"] };
    expect((await server.owner("POST", "/glossa/people", wrong)).status).toBe(422);
    const made = await server.owner("POST", "/glossa/people", { ...eva, workspace_ids: [workspaceId] });
    expect(made).toMatchObject({
      status: 201,
      body: { workspace_ids: [workspaceId], must_change_password: true, responses: 0 },
    });
  });

  it("must change the password before anything else, by a sign-in; an API key is not affected", async () => {
    const made = await server.owner("POST", "/glossa/people", { first_name: "N", username: "noa", password });
    const { body: user } = await server.owner("GET", `/users/${made.body.id}`);
    const token = await signIn("noa");
    const refused = await ask(token);
    expect([refused.statusCode, refused.headers["x-error-code"]]).toEqual([403, "password_change_required"]);
    expect((await ask(token, "/api/v1/glossa/me")).json()).toMatchObject({ must_change_password: true });
    expect((await ask({ "x-argilla-api-key": user.api_key })).statusCode).toBe(200);

    const change = (new_password: string) =>
      server.app.inject({
        method: "POST",
        url: "/api/v1/glossa/me/password",
        headers: token,
        payload: { current_password: password, new_password },
      });
    const same = await change(password);
    expect([same.statusCode, same.headers["x-error-code"]]).toEqual([422, "same_password"]);
    const weak = await change("qwertyuiop");
    expect([weak.statusCode, weak.headers["x-error-code"]]).toEqual([422, "guessable_password"]);
    const changed = await change("correct horse");
    expect(changed.statusCode).toBe(200);
    const renewed = { authorization: `Bearer ${changed.json().access_token}` };
    expect((await ask(renewed)).statusCode).toBe(200);
    expect((await ask(renewed, "/api/v1/glossa/me")).json()).not.toHaveProperty("must_change_password");
    expect((await ask(await signIn("noa", "correct horse"))).statusCode).toBe(200);
  });

  it("is not asked by a plain server, which could not change it", async () => {
    const plain = await startTestServer({ isPlain: true });
    await plain.services.database.write((db) =>
      db.updateTable("users").set({ must_change_password: 1 }).where("username", "=", "owner").execute(),
    );
    const { statusCode, body } = await plain.app.inject({
      method: "POST",
      url: "/api/v1/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ username: "owner", password }).toString(),
    });
    expect(statusCode).toBe(201);
    const headers = { authorization: `Bearer ${JSON.parse(body).access_token}` };
    expect((await plain.app.inject({ url: "/api/v1/me", headers })).statusCode).toBe(200);
    await plain.close();
  });
});

describe("an account that is switched off", () => {
  it("has no valid sign-in, token or key on the next request, and keeps its responses", async () => {
    const { workspaceId, log } = await addDataset(server);
    const [recordId] = await log([{ fields: { text: "a" } }]);
    const { id, name, key, ask: askAs } = await somebody("annotator", [workspaceId]);
    await askAs("POST", `/records/${recordId}/responses`, labelled("positive"));
    const token = await signIn(name);
    const path = `/glossa/people/${id}`;
    expect(await server.owner("PATCH", path, { is_active: false })).toMatchObject({
      status: 200,
      body: { is_active: false, responses: 1 },
    });
    for (const credential of [token, key]) {
      const { statusCode, headers, body } = await ask(credential);
      expect([statusCode, headers["x-error-code"]]).toEqual([401, "account_switched_off"]);
      expect(JSON.parse(body).detail.params.detail).toBe("Could not validate credentials");
    }
    const wrong = await ask({ "x-argilla-api-key": `${name}.other` });
    expect(wrong.headers["x-error-code"]).toBe("argilla.api.errors::UnauthorizedError");
    const right = await requestToken(name);
    expect([right.statusCode, right.headers["x-error-code"]]).toEqual([403, "account_switched_off"]);
    // Whoever guesses does not learn that the account exists.
    expect((await requestToken(name, "guessed it")).statusCode).toBe(401);
    expect((await server.owner("GET", `/records/${recordId}`)).body.responses).toHaveLength(1);

    await server.owner("PATCH", path, { is_active: true });
    // Earlier tokens stay invalid.
    expect([(await ask(token)).statusCode, (await ask(key)).statusCode]).toEqual([401, 200]);
    expect((await ask(await signIn(name))).statusCode).toBe(200);
  });

  it("is never one's own, and an owner who is switched off does not count as one", async () => {
    const alone = await startTestServer();
    const { body: me } = await alone.owner("GET", "/me");
    const own = await alone.owner("PATCH", `/glossa/people/${me.id}`, { is_active: false });
    expect([own.status, own.headers["x-error-code"]]).toEqual([409, "is_yourself"]);
    const second = await alone.addPerson("second", "owner");
    expect((await alone.owner("PATCH", `/glossa/people/${second.id}`, { is_active: false })).status).toBe(
      200,
    );
    expect((await alone.owner("DELETE", `/users/${me.id}`)).status).toBe(409);
    expect((await alone.owner("PATCH", `/users/${me.id}`, { role: "admin" })).status).toBe(409);
    expect((await alone.owner("DELETE", `/users/${second.id}`)).status).toBe(200);
    await alone.close();
  });
});

describe("a password that an owner sets", () => {
  it("ends tokens and the API key, and must be changed", async () => {
    const { id, name, key } = await somebody();
    const token = await signIn(name);
    const reply = await server.owner("POST", `/glossa/people/${id}/password`, { password: "correct horse" });
    expect(reply).toMatchObject({ status: 200, body: { must_change_password: true } });
    expect([(await ask(token)).statusCode, (await ask(key)).statusCode]).toEqual([401, 401]);
    expect((await requestToken(name)).statusCode).toBe(401);
    expect((await ask(await signIn(name, "correct horse"))).statusCode).toBe(403);
  });

  it("is not one's own, for which the current password is required", async () => {
    const { body: me } = await server.owner("GET", "/me");
    const reply = await server.owner("POST", `/glossa/people/${me.id}/password`, {
      password: "correct horse",
    });
    expect([reply.status, reply.headers["x-error-code"]]).toEqual([409, "is_yourself"]);
  });
});

describe("rights that are taken away have effect on the next request", () => {
  test.each(["token", "key"] as const)("of an admin who becomes an annotator, by %s", async (by) => {
    const workspaceId = await addWorkspace(server);
    const { id, name, key } = await somebody("admin", [workspaceId]);
    const before = by === "key" ? key : await signIn(name);
    const path = `/api/v1/workspaces/${workspaceId}/users`;
    expect((await ask(before, path)).statusCode).toBe(200);
    await server.owner("PATCH", `/users/${id}`, { role: "annotator" });
    expect((await ask(before, path)).statusCode).toBe(by === "key" ? 403 : 401);
  });

  test.each(["token", "key"] as const)("of a removed member, by %s", async (by) => {
    const { workspaceId, datasetId } = await addDataset(server);
    const { id, name, key } = await somebody("annotator", [workspaceId]);
    const before = by === "key" ? key : await signIn(name);
    const path = `/api/v1/datasets/${datasetId}`;
    expect((await ask(before, path)).statusCode).toBe(200);
    await server.owner("DELETE", `/workspaces/${workspaceId}/users/${id}`);
    expect((await ask(before, path)).statusCode).toBe(403);
  });
});
