import { errorCodeHeader, maxPasskeys } from "@glossa/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SoftwareAuthenticator } from "../../testing/software-authenticator";
import { type Ask, startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const path = "/glossa/me/passkeys";
const password = "12345678";
let number = 0;

const signInOptions = async (from = server) =>
  (await from.nobody("POST", "/glossa/passkey-sign-in/options")).body as { challenge: string };

const signIn = (credential: unknown, from = server) =>
  from.nobody("POST", "/glossa/passkey-sign-in", { credential });

const outcomeOf = ({ status, headers }: Awaited<ReturnType<Ask>>) => [status, headers[errorCodeHeader]];
const refused = [422, "passkey_refused"];

async function isSignedIn(token: string): Promise<boolean> {
  const { status } = await server.nobody("GET", "/me", undefined, { authorization: `Bearer ${token}` });
  return status === 200;
}

/** A user with a passkey on a device. */
async function addWithPasskey(from = server) {
  number += 1;
  const username = `holder ${number}`;
  const { ask, id } = await from.addPerson(username, "annotator");
  const device = new SoftwareAuthenticator();
  const options = (await ask("POST", `${path}/options`, { password })).body;
  const created = await ask("POST", path, { name: "Laptop", credential: device.create(options) });
  expect(created.status).toBe(201);
  return { ask, id, username, device, passkey: created.body };
}

async function passwordSignIn(username: string, typed = password) {
  const reply = await server.app.inject({
    method: "POST",
    url: "/api/v1/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username, password: typed }).toString(),
  });
  return { status: reply.statusCode, token: reply.json().access_token as string };
}

const withToken =
  (token: string): Ask =>
  (method, url, body) =>
    server.nobody(method, url, body, { authorization: `Bearer ${token}` });

describe("a passkey", () => {
  it("is added with the password, listed, signs in without one, and is removed", async () => {
    const { ask, id, device, passkey, username } = await addWithPasskey();
    expect(passkey).toMatchObject({ name: "Laptop", is_synced: false, last_used_at: null });
    expect((await ask("GET", path)).body.items).toEqual([passkey]);
    const { status, body } = await signIn(device.sign(await signInOptions(), { userHandle: id }));
    expect(status).toBe(201);
    expect(await isSignedIn(body.access_token)).toBe(true);
    const [used] = (await ask("GET", path)).body.items;
    expect(used.last_used_at).toEqual(expect.any(String));

    expect(outcomeOf(await ask("POST", `${path}/${passkey.id}/remove`, { password: "wrong" }))).toEqual([
      422,
      "wrong_password",
    ]);
    expect((await ask("POST", `${path}/${passkey.id}/remove`, { password })).status).toBe(200);
    expect((await ask("GET", path)).body.items).toEqual([]);
    // Whoever has signed in with it is signed out.
    expect(await isSignedIn(body.access_token)).toBe(false);
    expect(outcomeOf(await signIn(device.sign(await signInOptions())))).toEqual(refused);
    const log = (await server.owner("GET", `/glossa/audit?username=${encodeURIComponent(username)}`)).body;
    expect(log.items.map(({ action }: { action: string }) => action)).toEqual([
      "account.passkey_removed",
      "account.confirmation_failed",
      "sign_in.succeeded",
      "account.passkey_added",
    ]);
    expect(log.items[2].details).toMatchObject({ with: "passkey" });
  });

  it("replaces the password and the code of an authenticator app", async () => {
    const { id, device, username } = await addWithPasskey();
    await server.services.database.write(async (db) => {
      const { id: user_id } = await db
        .selectFrom("users")
        .select("id")
        .where("public_id", "=", id)
        .executeTakeFirstOrThrow();
      const moment = "2026-01-01T00:00:00";
      await db
        .insertInto("second_factors")
        .values({
          user_id,
          secret_encrypted: "x",
          is_on: 1,
          last_period: 0,
          inserted_at: moment,
          updated_at: moment,
        })
        .execute();
    });
    expect((await passwordSignIn(username)).status).toBe(403);
    expect((await signIn(device.sign(await signInOptions()))).status).toBe(201);
  });

  it("is added without the password within ten minutes of a sign-in only", async () => {
    const { username } = await addWithPasskey();
    const { token } = await passwordSignIn(username);
    const ask = withToken(token);
    expect((await ask("POST", `${path}/options`, {})).status).toBe(200);
    await server.services.database.write((db) =>
      db.updateTable("sign_ins").set({ inserted_at: "2026-01-01T00:00:00" }).execute(),
    );
    expect(outcomeOf(await ask("POST", `${path}/options`, {}))).toEqual([422, "fresh_sign_in_required"]);
  });

  it("is not managed with an API key alone", async () => {
    const { ask, passkey } = await addWithPasskey();
    for (const url of [`${path}/options`, `${path}/${passkey.id}/remove`])
      expect(outcomeOf(await ask("POST", url, {}))).toEqual([422, "fresh_sign_in_required"]);
  });

  it("is one of at most twenty", async () => {
    const { ask, id } = await addWithPasskey();
    const { database } = server.services;
    await database.write(async (db) => {
      const row = await db
        .selectFrom("passkeys")
        .innerJoin("users", "users.id", "passkeys.user_id")
        .selectAll("passkeys")
        .where("users.public_id", "=", id)
        .executeTakeFirstOrThrow();
      const { id: _id, ...copied } = row;
      for (let place = 1; place < maxPasskeys; place += 1)
        await db
          .insertInto("passkeys")
          .values({ ...copied, public_id: `${copied.public_id}-${place}`, credential_id: `${id}-${place}` })
          .execute();
    });
    expect(outcomeOf(await ask("POST", `${path}/options`, { password }))).toEqual([422, "limit_reached"]);
  });
});

describe("a sign-in with a passkey is refused", () => {
  it("if its challenge was used before", async () => {
    const { device } = await addWithPasskey();
    const options = await signInOptions();
    const reply = device.sign(options);
    expect((await signIn(reply)).status).toBe(201);
    expect(outcomeOf(await signIn(reply))).toEqual(refused);
    expect(outcomeOf(await signIn(device.sign(options)))).toEqual(refused);
  });

  it("if several requests use one challenge at the same time, but for one", async () => {
    const { device } = await addWithPasskey();
    const reply = device.sign(await signInOptions());
    const replies = await Promise.all([1, 2, 3].map(() => signIn(reply)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it("if the challenge was made up, is of another purpose or of another server", async () => {
    const { ask, device } = await addWithPasskey();
    const made = { challenge: Buffer.alloc(54, 7).toString("base64url") };
    expect(outcomeOf(await signIn(device.sign(made)))).toEqual(refused);
    const adding = (await ask("POST", `${path}/options`, { password })).body;
    expect(outcomeOf(await signIn(device.sign(adding)))).toEqual(refused);
  });

  it.each([
    ["another origin", { origin: "https://glossa.example.com" }],
    ["another host", { rpId: "example.com" }],
    ["a user whom the device has not verified", { isUnverified: true }],
    ["a forged signature", { isForged: true }],
    ["another kind of reply", { type: "webauthn.create" }],
    ["the user handle of somebody else", { userHandle: "3f2504e0-4f89-11d3-9a0c-0305e82c3301" }],
  ])("with %s", async (_what, deviation) => {
    const { device } = await addWithPasskey();
    expect(outcomeOf(await signIn(device.sign(await signInOptions(), deviation)))).toEqual(refused);
    expect((await signIn(device.sign(await signInOptions()))).status).toBe(201);
  });

  it("with a counter that does not grow: the key was copied", async () => {
    const { device } = await addWithPasskey();
    expect((await signIn(device.sign(await signInOptions(), { counter: 7 }))).status).toBe(201);
    for (const counter of [7, 3])
      expect(outcomeOf(await signIn(device.sign(await signInOptions(), { counter })))).toEqual(refused);
    expect((await signIn(device.sign(await signInOptions(), { counter: 8 }))).status).toBe(201);
  });

  it("with the id of a passkey of another user", async () => {
    const one = await addWithPasskey();
    const other = await addWithPasskey();
    const reply = one.device.sign(await signInOptions());
    const id = other.device.id.toString("base64url");
    expect(outcomeOf(await signIn({ ...reply, id, rawId: id }))).toEqual(refused);
  });

  it("with an unknown passkey, and with anything that is no reply of a browser", async () => {
    expect(outcomeOf(await signIn(new SoftwareAuthenticator().sign(await signInOptions())))).toEqual(refused);
    const { device } = await addWithPasskey();
    const reply = device.sign(await signInOptions());
    for (const response of [
      { ...reply.response, authenticatorData: "" },
      { ...reply.response, clientDataJSON: "bm9uc2Vuc2U" },
      { ...reply.response, signature: "!!" },
    ])
      expect(outcomeOf(await signIn({ ...reply, response }))).toEqual(refused);
    expect((await signIn({ ...reply, type: "password" })).status).toBe(422);
  });

  it("if the account is switched off", async () => {
    const { id, device } = await addWithPasskey();
    await server.owner("PATCH", `/glossa/people/${id}`, { is_active: false });
    expect(outcomeOf(await signIn(device.sign(await signInOptions())))).toEqual([
      403,
      "account_switched_off",
    ]);
  });

  it("after a few wrong replies within a minute", async () => {
    const { device } = await addWithPasskey();
    for (let time = 0; time < 3; time += 1)
      expect(outcomeOf(await signIn(device.sign(await signInOptions(), { isForged: true })))).toEqual(
        refused,
      );
    expect(outcomeOf(await signIn(device.sign(await signInOptions())))).toEqual([429, "too_many_sign_ins"]);
  });
});

describe("adding a passkey is refused", () => {
  it("with a challenge of somebody else, or one that was used", async () => {
    const { ask } = await addWithPasskey();
    const { ask: theirs } = await addWithPasskey();
    const options = (await ask("POST", `${path}/options`, { password })).body;
    const create = (by: Ask, device: SoftwareAuthenticator) =>
      by("POST", path, { name: "Phone", credential: device.create(options) });
    expect(outcomeOf(await create(theirs, new SoftwareAuthenticator()))).toEqual(refused);
    expect((await create(ask, new SoftwareAuthenticator())).status).toBe(201);
    expect(outcomeOf(await create(ask, new SoftwareAuthenticator()))).toEqual(refused);
  });

  it("with a passkey that somebody else has", async () => {
    const { device } = await addWithPasskey();
    const { ask } = await addWithPasskey();
    const options = (await ask("POST", `${path}/options`, { password })).body;
    const reply = await ask("POST", path, { name: "Copied", credential: device.create(options) });
    expect(outcomeOf(reply)).toEqual(refused);
  });

  it.each([
    ["another origin", { origin: "https://glossa.example.com" }],
    ["another host", { rpId: "example.com" }],
    ["a user whom the device has not verified", { isUnverified: true }],
  ])("with %s", async (_what, deviation) => {
    const { ask } = await addWithPasskey();
    const options = (await ask("POST", `${path}/options`, { password })).body;
    const credential = new SoftwareAuthenticator().create(options, deviation);
    expect(outcomeOf(await ask("POST", path, { name: "Phone", credential }))).toEqual(refused);
  });
});

describe("passkeys end", () => {
  it("with a new password, whoever sets it", async () => {
    const changed = await addWithPasskey();
    await changed.ask("POST", "/glossa/me/password", {
      current_password: password,
      new_password: "correct horse",
    });
    const reset = await addWithPasskey();
    await server.owner("POST", `/glossa/people/${reset.id}/password`, { password: "87654321" });
    for (const { device } of [changed, reset])
      expect(outcomeOf(await signIn(device.sign(await signInOptions())))).toEqual(refused);
  });

  it("when an owner switches off the second factor of somebody who has lost the device", async () => {
    const { id, device } = await addWithPasskey();
    const people = (await server.owner("GET", "/glossa/people")).body.items;
    expect(people.find((person: { id: string }) => person.id === id).has_second_factor).toBe(true);
    const { body } = await server.owner("DELETE", `/glossa/people/${id}/second-factor`);
    expect(body.has_second_factor).toBe(false);
    expect(outcomeOf(await signIn(device.sign(await signInOptions())))).toEqual(refused);
  });

  it("with the account, also if it is restored", async () => {
    const { id, device, username } = await addWithPasskey();
    await server.owner("DELETE", `/users/${id}`);
    expect(outcomeOf(await signIn(device.sign(await signInOptions())))).toEqual(refused);
    await server.owner("POST", `/glossa/deleted-people/${id}/restore`, { username });
    expect(outcomeOf(await signIn(device.sign(await signInOptions())))).toEqual(refused);
  });

  it("nobody removes those of somebody else", async () => {
    const { passkey, device } = await addWithPasskey();
    const { ask } = await addWithPasskey();
    expect((await ask("POST", `${path}/${passkey.id}/remove`, { password })).status).toBe(404);
    expect((await signIn(device.sign(await signInOptions()))).status).toBe(201);
  });
});

describe("the public address of a server", () => {
  it("is where its passkeys are valid, whatever host a request names", async () => {
    const behindProxy = await startTestServer({ publicUrl: "https://glossa.example.org" });
    try {
      const { body } = await behindProxy.nobody("POST", "/glossa/passkey-sign-in/options", undefined, {
        host: "evil.example.com",
      });
      expect(body.rpId).toBe("glossa.example.org");
      const { ask } = await behindProxy.addPerson("ana", "annotator");
      const options = (await ask("POST", `${path}/options`, { password })).body;
      const device = new SoftwareAuthenticator();
      const there = { origin: "https://glossa.example.org", rpId: "glossa.example.org" };
      expect(
        outcomeOf(await ask("POST", path, { name: "Here", credential: device.create(options) })),
      ).toEqual(refused);
      const created = await ask("POST", path, { name: "There", credential: device.create(options, there) });
      expect(created.status).toBe(201);
      const reply = device.sign(await signInOptions(behindProxy), there);
      expect((await signIn(reply, behindProxy)).status).toBe(201);
    } finally {
      await behindProxy.close();
    }
  });
});
