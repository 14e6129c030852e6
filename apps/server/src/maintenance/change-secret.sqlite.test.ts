import { readFile, stat, writeFile } from "node:fs/promises";
import { Secret, TOTP } from "otpauth";
import { expect, it } from "vitest";
import { get, runningServers } from "../testing/running-servers";
import { maintain } from "./commands";

const { start, stop, inFolder } = runningServers();
const known = { "x-argilla-api-key": "argilla.apikey" };
const change = (env: NodeJS.ProcessEnv = {}) =>
  maintain(["change-secret", inFolder("new-secret"), "--data", inFolder("data")], env);

type Server = Awaited<ReturnType<typeof start>>;

async function send({ app }: Server, url: string, payload: object, headers: object = known) {
  const reply = await app.inject({ method: "POST", url: `/api/v1${url}`, headers: { ...headers }, payload });
  return { status: reply.statusCode, body: reply.json() };
}

/** Signs in with the password and the code of an authenticator app. */
const signIn = (server: Server, totp: TOTP, ahead: number, username = "argilla") =>
  send(
    server,
    "/glossa/sign-in",
    { username, password: "12345678", code: totp.generate({ timestamp: Date.now() + ahead }) },
    {},
  );

/** The header of somebody who signs in with the password alone. */
async function bearerOf({ app }: Server, username: string) {
  const reply = await app.inject({
    method: "POST",
    url: "/api/v1/token",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ username, password: "12345678" }).toString(),
  });
  return { authorization: `Bearer ${reply.json().access_token}` };
}

/** Switches the second factor on, with the key or the token in the headers. */
async function addFactor(server: Server, password: string, headers: object = known): Promise<TOTP> {
  const { body } = await send(server, "/glossa/me/second-factor", { password }, headers);
  const totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
  await send(server, "/glossa/me/second-factor/confirm", { code: totp.generate() }, headers);
  return totp;
}

const secretIn = (name: string) => readFile(inFolder(...name.split("/")), "utf8");

it("ends what the old secret protects, and keeps the secrets of apps and webhooks", async () => {
  const server = await start();
  const totp = await addFactor(server, "12345678");
  const webhook = { url: "http://127.0.0.1:9/", events: ["record.created"] };
  const { body: made } = await send(server, "/webhooks", webhook);
  await expect(change()).rejects.toThrow("is in use by another Glossa server");
  const before = await secretIn("data/secret");
  await stop(server);

  expect(await change()).toContain("The data folder has it already. Everybody signs in again");
  const after = await secretIn("data/secret");
  expect(after).not.toBe(before);
  expect(await secretIn("new-secret")).toBe(after);
  expect((await stat(inFolder("new-secret"))).mode & 0o777).toBe(0o600);

  const again = await start();
  expect((await get(again, "/api/v1/me", known)).statusCode).toBe(401);
  // Codes of the same period are accepted once.
  const { status, body } = await signIn(again, totp, 30_000);
  expect(status).toBe(201);
  const bearer = { authorization: `Bearer ${body.access_token}` };
  const { api_key } = (await get(again, "/api/v1/me", bearer)).json();
  expect((await get(again, "/api/v1/me", { "x-argilla-api-key": api_key })).statusCode).toBe(200);
  const factor = (await get(again, "/api/v1/glossa/me/second-factor", bearer)).json();
  expect(factor).toMatchObject({ is_on: true, recovery_codes_left: 0 });
  const [stored] = (await get(again, "/api/v1/webhooks", bearer)).json().items;
  expect(stored.secret).toBe(made.secret);
  const entries = (await get(again, "/api/v1/glossa/audit?action=api_key", bearer)).json().items;
  expect(entries).toHaveLength(3);
  expect(entries[0]).toMatchObject({ action: "api_key.replaced", details: { on_server: true } });
});

it("keeps the second factor of a deleted account, which can be restored", async () => {
  const server = await start();
  const totp = await addFactor(server, "12345678", await bearerOf(server, "ana"));
  const { id } = (await get(server, "/api/v1/users", known))
    .json()
    .items.find(({ username }: { username: string }) => username === "ana");
  await server.app.inject({ method: "DELETE", url: `/api/v1/users/${id}`, headers: known });
  await stop(server);
  await change();
  const again = await start();
  const bearer = await bearerOf(again, "argilla");
  expect((await send(again, `/glossa/deleted-people/${id}/restore`, {}, bearer)).status).toBe(200);
  expect((await signIn(again, totp, 30_000, "ana")).status).toBe(201);
});

it("is completed by a second run if it was killed before the folder had the secret", async () => {
  await stop(await start());
  const before = await secretIn("data/secret");
  await change();
  const after = await secretIn("data/secret");
  await writeFile(inFolder("data", "secret"), before);
  await expect(start()).rejects.toThrow("was created with a different secret");
  expect(await change()).toContain("The data folder has it already.");
  expect(await secretIn("data/secret")).toBe(after);
  await start();
});

it("refuses a short secret, and the one that the data has", async () => {
  await stop(await start());
  await writeFile(inFolder("new-secret"), "short");
  await expect(change()).rejects.toThrow("new-secret is too short: give at least 32 bytes.");
  await writeFile(inFolder("new-secret"), await readFile(inFolder("data", "secret")));
  await expect(change()).rejects.toThrow("contains the secret that the data has already.");
});

it("leaves a folder without a secret of its own, whose servers have it in a variable", async () => {
  const env = { GLOSSA_SECRET: "a".repeat(40) };
  await stop(await start([], env));
  await writeFile(inFolder("new-secret"), "b".repeat(40));
  expect(await change(env)).toContain("Set GLOSSA_SECRET to it.");
  await expect(start([], env)).rejects.toThrow("was created with a different secret");
  await start([], { GLOSSA_SECRET: "b".repeat(40) });
});
