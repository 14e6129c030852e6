import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { listenForReaders } from "../../testing/event-reader";
import { addDataset, addWorkspace } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => {
  server.app.server.closeAllConnections();
  return server.close();
});

async function signIn(username: string, password = "12345678"): Promise<string> {
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/v1/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username, password }).toString(),
  });
  expect(reply.statusCode).toBe(201);
  return reply.json().access_token;
}

async function statusFor(headers: Record<string, string>): Promise<number> {
  return (await server.app.inject({ url: "/api/v1/me", headers })).statusCode;
}
const byToken = (token: string) => statusFor({ authorization: `Bearer ${token}` });
const byKey = (key: string) => statusFor({ "x-argilla-api-key": key });

async function somebody() {
  const name = `person ${Math.random()}`;
  const person = await server.addPerson(name, "annotator");
  return { ...person, name, key: `${name}.apikey`, path: `/users/${person.id}` };
}

describe("API keys of other users (security H3)", () => {
  it("are returned to owners only, and a user's own key to the user", async () => {
    const workspaceId = await addWorkspace(server);
    const admin = await server.addPerson("manager", "admin", [workspaceId]);
    const boss = await server.addPerson("boss", "owner", [workspaceId]);
    const path = `/workspaces/${workspaceId}/users`;
    const keysFor = ({ body }: Awaited<ReturnType<typeof admin.ask>>) =>
      body.items.map((item: { username: string; api_key: string }) => [item.username, item.api_key]);
    expect(Object.fromEntries(keysFor(await admin.ask("GET", path)))).toEqual({
      manager: "manager.apikey",
      boss: "",
    });
    expect(Object.fromEntries(keysFor(await server.owner("GET", path)))).toEqual({
      manager: "manager.apikey",
      boss: "boss.apikey",
    });
    expect((await admin.ask("GET", "/me")).body.api_key).toBe("manager.apikey");
    expect(await admin.ask("DELETE", `${path}/${boss.id}`)).toMatchObject({
      status: 200,
      body: { api_key: "" },
    });
  });
});

test("the web app gets the signed-in user without the API key (security M7)", async () => {
  const { ask } = await server.addPerson("paged", "annotator");
  const [{ api_key, ...rest }, myself] = [(await ask("GET", "/me")).body, await ask("GET", "/glossa/me")];
  expect(api_key).not.toBe("");
  expect([myself.status, myself.body]).toEqual([200, { ...rest, preferences: {} }]);
});

describe("revoking credentials (security H6)", () => {
  it("a new password revokes earlier tokens and the API key", async () => {
    const { name, key, path } = await somebody();
    const token = await signIn(name);
    expect([await byToken(token), await byKey(key)]).toEqual([200, 200]);
    const { body } = await server.owner("PATCH", path, { password: "another one" });
    expect([await byToken(token), await byKey(key)]).toEqual([401, 401]);
    expect([await byToken(await signIn(name, "another one")), await byKey(body.api_key)]).toEqual([200, 200]);
  });

  it("the same password, which clients send again, revokes nothing", async () => {
    const { name, key, path } = await somebody();
    const token = await signIn(name);
    await server.owner("PATCH", path, { first_name: "Eva", password: "12345678" });
    expect([await byToken(token), await byKey(key)]).toEqual([200, 200]);
  });

  test.each([
    ["a new role", { role: "admin" }, 401],
    ["the role one has", { role: "annotator" }, 200],
    ["a new name", { username: `renamed ${Math.random()}` }, 200],
  ])("%s and revokes earlier tokens", async (_, change, status) => {
    const { name, path } = await somebody();
    const token = await signIn(name);
    await server.owner("PATCH", path, change);
    expect(await byToken(token)).toBe(status);
  });

  it("a user with the name of a deleted user gets none of their tokens", async () => {
    const { id, name, path } = await somebody();
    const token = await signIn(name);
    await server.owner("DELETE", path);
    expect(await byToken(token)).toBe(401);
    const same = { id, first_name: "B", username: name, password: "12345678", role: "owner" };
    expect((await server.owner("POST", "/users", same)).status).toBe(201);
    expect(await byToken(token)).toBe(401);
    expect(await byToken(await signIn(name))).toBe(200);
  });

  it("a user can sign out everywhere, and sign in again", async () => {
    const { name, ask, key } = await somebody();
    const tokens = [await signIn(name), await signIn(name)];
    expect((await ask("DELETE", "/glossa/me/sessions")).status).toBe(204);
    for (const token of tokens) expect(await byToken(token)).toBe(401);
    expect([await byToken(await signIn(name)), await byKey(key)]).toEqual([200, 200]);
  });

  it("a user changes their own password, which revokes all tokens but the new one, and the API key", async () => {
    const { name, key } = await somebody();
    const tokens = [await signIn(name), await signIn(name)];
    const change = (current_password: string, new_password: string) =>
      server.app.inject({
        method: "POST",
        url: "/api/v1/glossa/me/password",
        headers: { authorization: `Bearer ${tokens[0]}` },
        payload: { current_password, new_password },
      });
    const wrong = await change("87654321", "correct horse");
    expect([wrong.statusCode, wrong.headers["x-error-code"]]).toEqual([422, "wrong_password"]);
    expect((await change("12345678", "short")).statusCode).toBe(422);
    expect([await byToken(tokens[0] ?? ""), await byKey(key)]).toEqual([200, 200]);
    const { statusCode, body } = await change("12345678", "correct horse");
    expect(statusCode).toBe(200);
    for (const token of tokens) expect(await byToken(token)).toBe(401);
    expect(await byKey(key)).toBe(401);
    expect(await byToken(JSON.parse(body).access_token)).toBe(200);
    expect(await byToken(await signIn(name, "correct horse"))).toBe(200);
  });

  it("of two changes of a password at once, one takes effect", async () => {
    const { name } = await somebody();
    const headers = { authorization: `Bearer ${await signIn(name)}` };
    const passwords = ["correct horse", "battery staple"];
    const replies = await Promise.all(
      passwords.map((new_password) =>
        server.app.inject({
          method: "POST",
          url: "/api/v1/glossa/me/password",
          headers,
          payload: { current_password: "12345678", new_password },
        }),
      ),
    );
    const done = replies.flatMap(({ statusCode }, place) => (statusCode === 200 ? [passwords[place]] : []));
    expect(done).toHaveLength(1);
    await signIn(name, done[0]);
  });

  it("a new API key revokes the previous one", async () => {
    const { ask, key } = await somebody();
    const { status, body } = await ask("POST", "/glossa/me/api-key");
    expect(status).toBe(201);
    expect([await byKey(key), await byKey(body.api_key)]).toEqual([401, 200]);
  });

  it("owners may replace any user's key, other users may not", async () => {
    const { id, ask, key } = await somebody();
    const path = `/glossa/users/${id}/api-key`;
    expect((await ask("POST", path)).status).toBe(403);
    const { body } = await server.owner("POST", path);
    expect([await byKey(key), await byKey(body.api_key)]).toEqual([401, 200]);
    const nobody = await server.owner("POST", "/glossa/users/00000000-0000-4000-8000-000000000000/api-key");
    expect(nobody.status).toBe(404);
  });

  it("open event streams end at once", async () => {
    const open = await listenForReaders(server);
    const { datasetId, workspaceId } = await addDataset(server);
    const { id, ask, key } = await somebody();
    await server.owner("POST", `/workspaces/${workspaceId}/users`, { user_id: id });
    const [theirs, mine] = [
      await open(datasetId, { "x-argilla-api-key": key }),
      await open(datasetId, { "x-argilla-api-key": "owner.apikey" }),
    ];
    await theirs.next();
    await mine.next();
    await ask("POST", "/glossa/me/api-key");
    await theirs.ended;
    expect((await open(datasetId, { "x-argilla-api-key": key })).status).toBe(401);
    await ask("DELETE", `/glossa/me/datasets/${datasetId}/presence`);
    mine.close();
  });

  it("a token that was signed for another purpose is refused", async () => {
    const { id, name } = await somebody();
    const row = await server.services.database.read
      .selectFrom("users")
      .select("sessions_since")
      .where("public_id", "=", id)
      .executeTakeFirstOrThrow();
    const claims = { identity: id, username: name, since: row.sessions_since };
    const sign = (issuer: string, audience: string) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: "HS256" })
        .setIssuer(issuer)
        .setAudience(audience)
        .setExpirationTime("1h")
        .sign(server.services.keys.tokens);
    expect(await byToken(await sign("glossa", "glossa"))).toBe(200);
    expect(await byToken(await sign("other", "glossa"))).toBe(401);
    expect(await byToken(await sign("glossa", "other"))).toBe(401);
  });
});

describe("the last owner (security lows)", () => {
  it("cannot be deleted and cannot give up the role", async () => {
    const alone = await startTestServer();
    const { body } = await alone.owner("GET", "/me");
    const detail = "`owner` is the last owner and must stay one. Make somebody else an owner first";
    expect(await alone.owner("DELETE", `/users/${body.id}`)).toMatchObject({ status: 409, body: { detail } });
    const demotion = await alone.owner("PATCH", `/users/${body.id}`, { role: "admin" });
    expect(demotion).toMatchObject({ status: 409, body: { detail } });
    await alone.addPerson("second", "owner");
    expect((await alone.owner("DELETE", `/users/${body.id}`)).status).toBe(200);
    await alone.close();
  });
});
