import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const unauthorized = (detail: string) => ({
  detail: { code: "argilla.api.errors::UnauthorizedError", params: { detail } },
});

function signIn(username: string, password: string) {
  return server.app.inject({
    method: "POST",
    url: "/api/v1/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username, password }).toString(),
  });
}

function getMe(headers: Record<string, string>) {
  return server.app.inject({ url: "/api/v1/me", headers });
}

describe("signing in", () => {
  it("takes a form and returns a token that is valid for a day (spec 410, 411)", async () => {
    const reply = await signIn("owner", "12345678");
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ access_token: expect.any(String), token_type: "bearer" });
    const token = reply.json().access_token;
    const payload = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
    expect(payload).toEqual({
      identity: expect.any(String),
      name: "owner",
      username: "owner",
      role: "owner",
      since: expect.any(String),
      jti: expect.any(String),
      iss: "glossa",
      aud: "glossa",
      exp: expect.any(Number),
    });
    expect(payload.exp - Date.now() / 1000).toBeGreaterThan(86_300);
    expect((await getMe({ authorization: `Bearer ${token}` })).json().username).toBe("owner");
  });

  it("takes a multipart form as well", async () => {
    const payload = new FormData();
    payload.set("username", "owner");
    payload.set("password", "12345678");
    const body = new Response(payload);
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/v1/token",
      headers: { "content-type": body.headers.get("content-type") ?? "" },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(reply.statusCode).toBe(201);
  });

  it("reports missing values, as for JSON", async () => {
    for (const sent of [undefined, { username: "owner", password: "12345678" }]) {
      const { status, body } = await server.nobody("POST", "/token", sent);
      expect(status).toBe(422);
      expect(body.detail.code).toBe("argilla.api.errors::ValidationError");
    }
  });

  it("refuses a wrong password and an unknown name alike", async () => {
    for (const reply of [await signIn("owner", "wrong"), await signIn("nobody", "12345678")]) {
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual(unauthorized("Could not validate credentials"));
      expect(reply.headers).not.toHaveProperty("www-authenticate");
    }
  });

  it("delays users who guess passwords, but no others", async () => {
    await server.addPerson("careful", "annotator");
    const replies = await Promise.all(Array.from({ length: 9 }, () => signIn("careful", "wrong")));
    expect(replies.filter(({ statusCode }) => statusCode === 401)).toHaveLength(3);
    const refused = await signIn("careful", "12345678");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
    for (let time = 0; time < 4; time += 1) expect((await signIn("owner", "12345678")).statusCode).toBe(201);
  });
});

describe("credentials", () => {
  it("are required by all routes that are not public", async () => {
    const { status, body } = await server.nobody("GET", "/me");
    expect(status).toBe(401);
    expect(body).toEqual(unauthorized("Could not validate credentials"));
  });

  it("can be a token together with an unknown API key", async () => {
    const token = (await signIn("owner", "12345678")).json().access_token;
    const reply = await getMe({ "x-argilla-api-key": "unknown", authorization: `Bearer ${token}` });
    expect(reply.statusCode).toBe(200);
  });

  it("are refused if the token was signed for another audience with the same key (security lows)", async () => {
    const token = (await signIn("owner", "12345678")).json().access_token;
    const { iss, aud, ...claims } = JSON.parse(Buffer.from(token.split(".")[1], "base64url").toString());
    const sign = (names: object) =>
      new SignJWT({ ...claims, ...names })
        .setProtectedHeader({ alg: "HS256" })
        .sign(server.services.keys.tokens);
    const statusOf = async (names: object) =>
      (await getMe({ authorization: `Bearer ${await sign(names)}` })).statusCode;
    expect(await statusOf({ iss, aud })).toBe(200);
    expect(await statusOf({ iss: "elsewhere", aud })).toBe(401);
    expect(await statusOf({ iss, aud: "elsewhere" })).toBe(401);
  });

  it("are refused if the token is forged, signed with another key or expired", async () => {
    const sign = (key: Uint8Array, expiry: number) =>
      new SignJWT({ username: "owner" })
        .setProtectedHeader({ alg: "HS256" })
        .setExpirationTime(expiry)
        .sign(key);
    const now = Math.floor(Date.now() / 1000);
    const tokens = [
      "made.up.token",
      await sign(new Uint8Array(32), now + 60),
      await sign(server.services.keys.tokens, now - 60),
    ];
    for (const token of tokens) {
      const reply = await getMe({ authorization: `Bearer ${token}` });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual(unauthorized("Invalid token"));
    }
  });
});

describe("a sign-in link", () => {
  const redeem = (token: string) => server.nobody("POST", "/glossa/sign-in-links/redeem", { token });

  it("signs in once and returns the target page", async () => {
    const token = server.services.signInLinks.create("owner", "/dataset/1");
    const { status, body } = await redeem(token);
    expect(status).toBe(200);
    expect(body.redirect_to).toBe("/dataset/1");
    expect((await getMe({ authorization: `Bearer ${body.access_token}` })).statusCode).toBe(200);
    expect((await redeem(token)).status).toBe(401);
  });

  it("cannot be guessed", async () => {
    expect((await redeem("guess")).status).toBe(401);
  });

  it("works on this machine only", async () => {
    const token = server.services.signInLinks.create("owner", "/");
    const reply = await server.app.inject({
      method: "POST",
      url: "/api/v1/glossa/sign-in-links/redeem",
      remoteAddress: "192.0.2.1",
      payload: { token },
    });
    expect(reply.statusCode).toBe(401);
  });

  it("does not exist on a plain server", async () => {
    const plain = await startTestServer({ isPlain: true });
    expect((await plain.nobody("POST", "/glossa/sign-in-links/redeem", { token: "x" })).status).toBe(404);
    expect((await plain.nobody("GET", "/settings")).body).not.toHaveProperty("glossa");
    await plain.close();
  });
});
