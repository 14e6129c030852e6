import { type AuditEntry, errorCodeHeader } from "@glossa/contract";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Ask } from "../../testing/test-server";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = "/glossa/me/second-factor";
const password = "12345678";

/** The code of a period, counted from the current one. */
function codeOf(secret: string, period = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + period * 30_000,
  });
}

async function tokenOf(username: string): Promise<{ status: number; code: unknown; token: string }> {
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/v1/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username, password }).toString(),
  });
  return { status: reply.statusCode, code: reply.headers[errorCodeHeader], token: reply.json().access_token };
}

const signInWith = (username: string, code: string, typed = password) =>
  server.nobody("POST", "/glossa/sign-in", { username, password: typed, code });

const isSignedIn = async (token: string) =>
  (await server.nobody("GET", "/me", undefined, { authorization: `Bearer ${token}` })).status === 200;

/** A user with a second factor that the code of the previous period has switched on. */
async function addWithFactor(
  username: string,
): Promise<{ ask: Ask; id: string; secret: string; codes: string[] }> {
  const { ask, id } = await server.addPerson(username, "annotator");
  const { secret } = (await ask("POST", path, { password })).body;
  const { body } = await ask("POST", `${path}/confirm`, { code: codeOf(secret, -1) });
  return { ask, id, secret, codes: body.recovery_codes };
}

describe("switching the second factor on", () => {
  it("asks for the password, then for a code, and ends the other sign-ins", async () => {
    const { ask } = await server.addPerson("starter", "annotator");
    const { token } = await tokenOf("starter");
    const wrong = await ask("POST", path, { password: "wrong" });
    expect([wrong.status, wrong.headers[errorCodeHeader]]).toEqual([422, "wrong_password"]);
    const prepared = await ask("POST", path, { password });
    expect(prepared.status).toBe(201);
    const { secret, uri } = prepared.body;
    expect(uri).toContain(`otpauth://totp/Glossa:starter?issuer=Glossa&secret=${secret}`);
    // Nothing has changed yet.
    expect((await tokenOf("starter")).status).toBe(201);
    const refused = await ask("POST", `${path}/confirm`, {
      code: "000000" === codeOf(secret) ? "1" : "000000",
    });
    expect([refused.status, refused.headers[errorCodeHeader]]).toEqual([422, "second_factor_code"]);
    const { status, body } = await ask("POST", `${path}/confirm`, { code: ` ${codeOf(secret)} ` });
    expect(status).toBe(200);
    expect(new Set(body.recovery_codes).size).toBe(10);
    expect(await isSignedIn(token)).toBe(false);
    const state = (await ask("GET", path)).body;
    expect(state).toEqual({ is_on: true, since: expect.any(String), recovery_codes_left: 10 });
    const again = await ask("POST", path, { password });
    expect([again.status, again.headers[errorCodeHeader]]).toEqual([409, "second_factor_state"]);
  });

  it("stores neither the secret nor the recovery codes in a readable form", async () => {
    const { secret, codes } = await addWithFactor("sealed");
    const { read } = server.services.database;
    const stored = JSON.stringify([
      await read.selectFrom("second_factors").selectAll().execute(),
      await read.selectFrom("recovery_codes").selectAll().execute(),
    ]);
    expect(stored).not.toContain(secret);
    for (const code of codes) expect(stored).not.toContain(code);
  });
});

describe("signing in with a second factor", () => {
  it("refuses the password alone with a code, and takes it together with a code of the app", async () => {
    const { ask, secret } = await addWithFactor("careful");
    expect(await tokenOf("careful")).toMatchObject({ status: 403, code: "second_factor_required" });
    // API keys go on.
    expect((await ask("GET", "/me")).status).toBe(200);
    const { status, body } = await signInWith("careful", codeOf(secret));
    expect(status).toBe(201);
    expect(await isSignedIn(body.access_token)).toBe(true);
  });

  it("tells nothing about the code to who has not the password", async () => {
    const { secret } = await addWithFactor("silent");
    expect((await signInWith("silent", codeOf(secret), "wrong")).status).toBe(401);
    expect((await signInWith("silent", codeOf(secret))).status).toBe(201);
  });

  it("refuses a code that was used, and an earlier one", async () => {
    const { secret } = await addWithFactor("replayed");
    const code = codeOf(secret);
    expect((await signInWith("replayed", code)).status).toBe(201);
    for (const used of [code, codeOf(secret, -1)]) {
      const { status, headers } = await signInWith("replayed", used);
      expect([status, headers[errorCodeHeader]]).toEqual([422, "second_factor_code"]);
    }
  });

  it("takes a code once, however many requests arrive at the same time", async () => {
    const { secret } = await addWithFactor("hurried");
    const code = codeOf(secret);
    const replies = await Promise.all([1, 2, 3].map(() => signInWith("hurried", code)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it("takes each recovery code once, however it is typed", async () => {
    const { ask, codes } = await addWithFactor("lost");
    const [first = "", second = ""] = codes;
    expect((await signInWith("lost", first.toUpperCase().replace("-", " "))).status).toBe(201);
    expect((await signInWith("lost", first)).status).toBe(422);
    expect((await ask("GET", path)).body.recovery_codes_left).toBe(9);
    const renewed = await ask("POST", `${path}/recovery-codes`, { code: second });
    expect(renewed.body.recovery_codes).toHaveLength(10);
    expect((await signInWith("lost", codes[2] ?? "")).status).toBe(422);
    expect((await signInWith("lost", renewed.body.recovery_codes[0])).status).toBe(201);
  });

  it("is told to the audit log with wrong codes, used recovery codes and refused confirmations", async () => {
    const { ask, codes } = await addWithFactor("watched");
    expect((await signInWith("watched", "1")).status).toBe(422);
    expect((await signInWith("watched", codes[0] ?? "")).status).toBe(201);
    expect((await ask("POST", `${path}/recovery-codes`, { code: "aaaa-bbbb" })).status).toBe(422);
    expect((await ask("POST", path, { password: "wrong" })).status).toBe(422);
    const { items } = (await server.owner("GET", "/glossa/audit?username=watched&limit=4")).body;
    const told = items.map(({ action, details }: AuditEntry) => [action, details.reason ?? details.with]);
    expect(told).toEqual([
      ["account.confirmation_failed", "wrong_password"],
      ["account.confirmation_failed", "wrong_code"],
      ["sign_in.succeeded", "recovery_code"],
      ["sign_in.failed", "wrong_code"],
    ]);
  });

  it("takes no recovery code of another user", async () => {
    const { codes } = await addWithFactor("one");
    await addWithFactor("other");
    expect((await signInWith("other", codes[0] ?? "")).status).toBe(422);
  });

  it("limits wrong codes, the right one included", async () => {
    const { codes } = await addWithFactor("guessed");
    for (let time = 0; time < 10; time += 1) expect((await signInWith("guessed", "1")).status).toBe(422);
    const { status, headers } = await signInWith("guessed", codes[0] ?? "");
    expect([status, headers[errorCodeHeader]]).toEqual([429, "too_many_sign_ins"]);
  });

  it("refuses an account that is switched off", async () => {
    const { id, secret } = await addWithFactor("gone");
    await server.owner("PATCH", `/glossa/people/${id}`, { is_active: false });
    expect((await signInWith("gone", codeOf(secret))).status).toBe(403);
  });
});

describe("switching the second factor off", () => {
  it("asks for a code and ends the other sign-ins; the password alone is enough again", async () => {
    const { ask, secret, codes } = await addWithFactor("leaver");
    const { body } = await signInWith("leaver", codeOf(secret));
    expect((await ask("POST", `${path}/remove`, { code: "1" })).status).toBe(422);
    expect((await ask("POST", `${path}/remove`, { code: codes[0] })).status).toBe(204);
    expect(await isSignedIn(body.access_token)).toBe(false);
    expect((await tokenOf("leaver")).status).toBe(201);
    expect((await ask("GET", path)).body).toEqual({ is_on: false, since: null, recovery_codes_left: 0 });
  });

  it("can be done by an owner for others, who sees who has one", async () => {
    const { id, secret } = await addWithFactor("helpless");
    const { body } = await signInWith("helpless", codeOf(secret));
    const people = (await server.owner("GET", "/glossa/people")).body.items;
    expect(people.find((person: { id: string }) => person.id === id).has_second_factor).toBe(true);
    const removed = await server.owner("DELETE", `/glossa/people/${id}/second-factor`);
    expect(removed.body.has_second_factor).toBe(false);
    expect(await isSignedIn(body.access_token)).toBe(false);
    expect((await tokenOf("helpless")).status).toBe(201);
  });

  it("is no way around the code for an owner's own account", async () => {
    const { id } = (await server.owner("GET", "/me")).body;
    const { status, headers } = await server.owner("DELETE", `/glossa/people/${id}/second-factor`);
    expect([status, headers[errorCodeHeader]]).toEqual([409, "is_yourself"]);
  });
});
