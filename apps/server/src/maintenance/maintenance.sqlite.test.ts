import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { basePath } from "@glossa/contract";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openSqlite } from "../database/database";
import { ageOf, migrate } from "../migrations";
import { parseOptions } from "../start/options";
import { StartError } from "../start/start-error";
import { type RunningServer, startServer } from "../start/start-server";
import { asItWas } from "../testing/earlier-version";
import { fillWithAll, readAll } from "../testing/whole-dataset";
import { maintain } from "./commands";
import { dumpedTables, leftTables } from "./dumped-tables";

let folder: string;
const running: RunningServer[] = [];
const at = (name: string) => join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "glossa-maintenance-"));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  await rm(folder, { recursive: true });
});

async function start(data: string) {
  const options = parseOptions(["--port", "0", "--data", at(data)], { GLOSSA_LOG: "silent" });
  const server = await startServer({ ...options, webFolder: at("web") });
  running.push(server);
  return server;
}

async function stop() {
  for (const server of running.splice(0)) await server.close();
}

const tell = (...argv: string[]) => maintain(argv, {});
const refused = (telling: Promise<string>, sentence: string | RegExp) =>
  expect(telling).rejects.toThrow(sentence);

describe("a backup", () => {
  it("is made while the server runs, and can be restored completely", async () => {
    const server = await start("data");
    await fillWithAll(server);
    const before = await readAll(server);
    expect(await tell("backup", at("b.gz"), "--data", at("data"))).toBe(
      `The backup was written to ${at("b.gz")}. It contains the credentials of all accounts: store it where only you can read it.`,
    );
    expect((await stat(at("b.gz"))).mode & 0o777).toBe(0o600);
    await stop();
    expect(await tell("restore", at("b.gz"), "--data", at("other"))).toMatch(/^\d+ rows were restored to /);
    const restored = await start("other");
    expect(restored.isFresh).toBe(false);
    expect(await readAll(restored)).toEqual(before);
    // What comes now gets ids of its own.
    const made = { name: "later", workspace_id: before.workspaces.items[0].id };
    const headers = { host: "localhost", "x-argilla-api-key": "argilla.apikey" };
    const url = `${basePath}/datasets`;
    expect((await restored.app.inject({ method: "POST", url, headers, payload: made })).statusCode).toBe(201);
  });

  it("has deleted datasets, which can be restored with their texts", async () => {
    const server = await start("data");
    await fillWithAll(server);
    const [{ id }] = (await readAll(server)).datasets;
    const headers = { host: "localhost", "x-argilla-api-key": "argilla.apikey" };
    const call = (app: RunningServer["app"], method: "POST" | "DELETE", path: string, payload?: object) =>
      app.inject({ method, url: `${basePath}${path}`, headers, ...(payload && { payload }) });
    expect((await call(server.app, "DELETE", `/datasets/${id}`)).statusCode).toBe(200);
    await tell("backup", at("b.gz"), "--data", at("data"));
    await stop();
    await tell("restore", at("b.gz"), "--data", at("other"));
    const { app } = await start("other");
    expect((await call(app, "POST", `/glossa/deleted-datasets/${id}/restore`, {})).statusCode).toBe(200);
    const query = { query: { text: { q: '"number 7"' } } };
    const found = await call(app, "POST", `/datasets/${id}/records/search`, query);
    expect(found.json().total).toBeGreaterThan(0);
  });

  it("of an earlier version is restored with the current column names", async () => {
    const server = await start("data");
    await fillWithAll(server);
    const before = await readAll(server);
    await tell("backup", at("b.gz"), "--data", at("data"));
    await stop();
    const lines = gunzipSync(await readFile(at("b.gz"))).toString();
    const old = Object.entries({ values: "answers", api_key_encrypted: "api_key_sealed" }).reduce(
      (text, [today, earlier]) => text.replace(`"${today}"`, `"${earlier}"`),
      lines.replace(/"step":"[^"]+"/, '"step":"0013-sign-ins"'),
    );
    expect(old).toMatch(/"columns":\[[^\]]*"api_key_sealed".*"columns":\[[^\]]*"answers"/s);
    await writeFile(at("old.gz"), gzipSync(old));
    await tell("restore", at("old.gz"), "--data", at("other"));
    expect(await readAll(await start("other"))).toEqual(before);
  });

  it("can be made of data that an earlier version has written, and leaves them as they are", async () => {
    const server = await start("data");
    await fillWithAll(server);
    const { datasets } = await readAll(server);
    await stop();
    const database = await openSqlite(join(at("data"), "glossa.sqlite"));
    for (const statement of asItWas) await sql.raw(statement).execute(database.writer);
    expect(await ageOf(database.read)).toBe("older");
    await tell("backup", at("b.gz"), "--data", at("data"));
    expect(await ageOf(database.read)).toBe("older");
    await database.close();
    await refused(
      tell("reset-password", "argilla", "--data", at("data")),
      "The data was written by an earlier version of Glossa, which the next start of the server updates: back it up",
    );
    await tell("restore", at("b.gz"), "--data", at("other"));
    expect((await readAll(await start("other"))).datasets).toEqual(datasets);
  });

  it("is refused of data that a newer version has written", async () => {
    await start("data");
    await stop();
    const database = await openSqlite(join(at("data"), "glossa.sqlite"));
    await sql`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '')`.execute(
      database.writer,
    );
    await database.close();
    await refused(
      tell("backup", at("b.gz"), "--data", at("data")),
      "The data was written by a newer version of Glossa: update Glossa, then try again.",
    );
    expect(await readdir(at("data"))).not.toContainEqual(expect.stringMatching(/^glossa-copy/));
  });

  it("is restored completely or not at all", async () => {
    await start("data");
    await stop();
    await tell("backup", at("b.gz"), "--data", at("data"));
    const lines = gunzipSync(await readFile(at("b.gz")))
      .toString()
      .trimEnd()
      .split("\n");
    await writeFile(at("half.gz"), gzipSync(`${lines.slice(0, -1).join("\n")}\n`));
    await refused(
      tell("restore", at("half.gz"), "--data", at("other")),
      "This backup is incomplete: it ends before its last line. Use an earlier one.",
    );
    // A secret that was left behind would refuse every other backup.
    expect(await readdir(at("other"))).toEqual([]);
    await tell("restore", at("b.gz"), "--data", at("other"));
    expect((await stat(join(at("other"), "glossa.sqlite"))).mode & 0o777).toBe(0o600);
    await refused(
      tell("restore", at("b.gz"), "--data", at("other")),
      "The target already contains data: choose an empty data folder or database.",
    );
  });

  it("is refused if the file cannot be written, or with a secret that does not match the data", async () => {
    await start("data");
    await stop();
    const refusedAt = (file: string, reason: string) =>
      refused(tell("backup", file, "--data", at("data")), `${file} cannot be written: ${reason}.`);
    await refusedAt(at("nowhere/b.gz"), "there is no such file or folder");
    await refusedAt(at("data"), "it is a folder");
    await refusedAt(at("data/secret/b.gz"), "there is no such folder");
    const other = { GLOSSA_SECRET: "another secret of thirty-two bytes" };
    await refused(
      maintain(["backup", at("b.gz"), "--data", at("data")], other),
      `The data in ${at("data")} was created with a different secret: set the original GLOSSA_SECRET.`,
    );
    await rm(join(at("data"), "secret"));
    await refused(tell("backup", at("b.gz"), "--data", at("data")), /^There is no file "secret" in /);
    expect((await readdir(folder)).sort()).toEqual(["data"]);
    expect(await readdir(at("data"))).toEqual(["glossa.sqlite", "lock"]);
  });

  it.each([
    ["the next backup", () => tell("backup", at("b.gz"), "--data", at("data"))],
    ["the next start", () => start("data").then(stop)],
  ])("leaves a temporary copy if it is killed, which %s removes unless it is being read", async (_, next) => {
    await start("data");
    await stop();
    const { pid = 0 } = spawnSync(process.execPath, ["--version"]);
    const others = `glossa-copy-${process.ppid}.sqlite`;
    for (const name of [`glossa-copy-${pid}.sqlite`, `glossa-copy-${pid}.sqlite-journal`, others])
      await writeFile(join(at("data"), name), "");
    await next();
    expect(await readdir(at("data"))).toEqual([others, "glossa.sqlite", "lock", "secret"]);
  });

  it("is refused if it cannot be read", async () => {
    await start("data");
    await stop();
    await writeFile(at("no.gz"), "no backup");
    await refused(
      tell("restore", at("no.gz"), "--data", at("other")),
      /no\.gz cannot be read as a backup \(incorrect header check\)\.$/,
    );
    await refused(
      tell("restore", at("none.gz"), "--data", at("other")),
      /none\.gz cannot be read as a backup \(there is no such file or folder\)\.$/,
    );
    await writeFile(at("list.gz"), gzipSync("[1]\n"));
    await refused(
      tell("restore", at("list.gz"), "--data", at("other")),
      /list\.gz is not a Glossa backup\.$/,
    );
    await tell("backup", at("b.gz"), "--data", at("data"));
    const text = gunzipSync(await readFile(at("b.gz"))).toString();
    await writeFile(at("new.gz"), gzipSync(text.replace(/"step":"\d+/, '"step":"9999')));
    await refused(
      tell("restore", at("new.gz"), "--data", at("third")),
      "This backup was made by a newer version of Glossa: update Glossa.",
    );
    await start("stranger");
    await stop();
    const other = { GLOSSA_SECRET: "another secret of thirty-two bytes" };
    await refused(
      maintain(["restore", at("b.gz"), "--data", at("fourth")], other),
      "This backup was created with a different secret: set the original GLOSSA_SECRET.",
    );
  });

  it("needs the name of the file", async () => {
    await refused(tell("backup"), "Usage: glossa backup FILE [--data FOLDER]");
    await refused(tell("backup", "x", "--dta", "y"), /The only option is --data\.$/);
    for (const typed of [["backup"], ["reset-password", "a", "b"], ["migrate-to"], ["backup", "--dta"]])
      await expect(tell(...typed)).rejects.toMatchObject({ exitCode: 2 });
    await expect(tell("backup", "x", "--data", at("nowhere"))).rejects.toMatchObject({ exitCode: 1 });
    expect(await tell("backup", "--help")).toMatch(
      /^Usage: glossa backup FILE \[--data FOLDER\]\nWrites all/,
    );
    await expect(tell("backup", "x", "--data", at("nowhere"))).rejects.toEqual(
      new StartError(`There is no data in ${at("nowhere")}: name the data folder with --data.`),
    );
  });
});

describe("the tables in a backup", () => {
  it("are all tables that are not computed from others", async () => {
    const database = await openSqlite(at("tables.sqlite"));
    await migrate(database.writer);
    const tables = (await database.writer.introspection.getTables()).map(({ name }) => name);
    await database.close();
    const named = [...dumpedTables.map(({ name }) => name as string), ...leftTables];
    expect(named.sort()).toEqual(tables.sort());
  });
});

async function signIn(url: string, username: string, password: string) {
  const body = new URLSearchParams({ username, password });
  const reply = await fetch(`${url}${basePath}/token`, { method: "POST", body });
  return { status: reply.status, token: reply.ok ? (await reply.json()).access_token : undefined };
}

describe("a reset password", () => {
  async function switchOff(url: string, username: string) {
    const headers = { "x-argilla-api-key": "argilla.apikey", "content-type": "application/json" };
    const { items } = await (await fetch(`${url}${basePath}/users`, { headers })).json();
    const { id } = items.find((user: { username: string }) => user.username === username);
    const body = JSON.stringify({ is_active: false });
    const reply = await fetch(`${url}${basePath}/glossa/people/${id}`, { method: "PATCH", headers, body });
    expect(reply.status).toBe(200);
  }

  it("is valid while the server runs, and must be changed; the account is switched on", async () => {
    const [url = ""] = (await start("data")).urls;
    await switchOff(url, "ana");
    const told = await tell("reset-password", "ana", "--data", at("data"));
    const [, password = ""] = /^The password of ana is now (\S+) and must be changed/.exec(told) ?? [];
    expect((await signIn(url, "ana", "12345678")).status).toBe(401);
    const { status, token } = await signIn(url, "ana", password);
    expect(status).toBe(201);
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(`${url}${basePath}/me/datasets`, { headers });
    expect([reply.status, reply.headers.get("x-error-code")]).toEqual([403, "password_change_required"]);
  });

  it("needs a user and data", async () => {
    await refused(tell("reset-password", "ana", "--data", at("nothing")), /^There is no data in /);
    await start("data");
    await refused(tell("reset-password", "nobody", "--data", at("data")), 'There is no user "nobody".');
  });
});

describe("a second factor that its user has lost", () => {
  it("is switched off while the server runs, and the password alone signs in again", async () => {
    const [url = ""] = (await start("data")).urls;
    const headers = { "x-argilla-api-key": "argilla.apikey", "content-type": "application/json" };
    const send = async (path: string, body: object) =>
      (
        await fetch(`${url}${basePath}/glossa/me/second-factor${path}`, {
          method: "POST",
          headers,
          body: JSON.stringify(body),
        })
      ).json();
    const { secret } = await send("", { password: "12345678" });
    await send("/confirm", { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
    expect((await signIn(url, "argilla", "12345678")).status).toBe(403);
    const told = await tell("remove-second-factor", "argilla", "--data", at("data"));
    expect(told).toMatch(/^argilla signs in with the password alone/);
    expect((await signIn(url, "argilla", "12345678")).status).toBe(201);
    await refused(
      tell("remove-second-factor", "argilla", "--data", at("data")),
      'The second factor of "argilla" is not switched on, and there is no passkey.',
    );
  });
});
