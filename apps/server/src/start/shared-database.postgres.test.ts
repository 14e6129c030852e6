import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { basePath } from "@glossa/contract";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "../database/postgres/postgres";
import { createTestDatabase, testDatabaseUrl } from "../testing/test-database";
import { parseOptions } from "./options";
import { StartError } from "./start-error";
import { type RunningServer, startServer } from "./start-server";

const secret = "a secret of thirty-two bytes or more";
const running: RunningServer[] = [];
let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "glossa-shared-"));
  database = await createTestDatabase(testDatabaseUrl ?? "");
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  await database.drop();
  await rm(folder, { recursive: true });
});

async function start(env: NodeJS.ProcessEnv = {}, argv: string[] = []) {
  const options = parseOptions(["--port", "0", "--data", join(folder, "data"), ...argv], {
    GLOSSA_LOG: "silent",
    DATABASE_URL: database.url,
    GLOSSA_SECRET: secret,
    ...env,
  });
  const server = await startServer({ ...options, webFolder: join(folder, "web") });
  running.push(server);
  return server;
}

const refused = (starting: Promise<unknown>, sentence: string) =>
  expect(starting).rejects.toEqual(new StartError(sentence));

function ask(server: RunningServer, method: "GET" | "POST" | "PUT", path: string, payload?: object) {
  const headers = { host: "localhost", "x-argilla-api-key": "argilla.apikey" };
  return server.app.inject({ method, url: basePath + path, headers, ...(payload ? { payload } : {}) });
}

/** Creates a dataset with one record and the given minimum of submitted responses. Returns the ids. */
async function addRecord(server: RunningServer, minimum: number) {
  const made = async (method: "POST" | "PUT", path: string, body?: object) =>
    (await ask(server, method, path, body)).json();
  const { items } = (await ask(server, "GET", "/me/workspaces")).json();
  const { id } = await made("POST", "/datasets", {
    name: "shared",
    workspace_id: items[0].id,
    distribution: { strategy: "overlap", min_submitted: minimum },
  });
  const text = { name: "text", title: "T", required: true };
  await made("POST", `/datasets/${id}/fields`, { ...text, settings: { type: "text" } });
  await made("POST", `/datasets/${id}/questions`, { ...text, settings: { type: "text" } });
  await made("PUT", `/datasets/${id}/publish`);
  const logged = await made("POST", `/datasets/${id}/records/bulk`, { items: [{ fields: { text: "a" } }] });
  return { datasetId: id as string, recordId: logged.items[0].id as string };
}

describe("several servers of one database", () => {
  it("serve the same data to their clients", async () => {
    const [one, other] = [await start(), await start()];
    expect([one.isFresh, other.isFresh]).toEqual([true, false]);
    const { datasetId, recordId } = await addRecord(one, 1);
    const reply = { status: "submitted", values: { text: { value: "yes" } } };
    expect((await ask(other, "POST", `/records/${recordId}/responses`, reply)).statusCode).toBe(201);
    expect((await ask(one, "GET", `/datasets/${datasetId}/progress`)).json()).toMatchObject({
      total: 1,
      completed: 1,
    });
  });

  it.each([
    ["the demo accounts", [], ["argilla", "ana", "ben"]],
    ["the first owner", ["--no-demo"], ["owner"]],
  ])("start at the same time on an empty database: one of them adds %s", async (_, argv, names) => {
    const servers = await Promise.all([start({}, argv), start({}, argv), start({}, argv)]);
    expect(servers.filter(({ isFresh }) => isFresh)).toHaveLength(1);
    // Only the server that has made the password shows it; those of the demo are known.
    for (const { isFresh, accounts } of servers) {
      const shown = isFresh || argv.length === 0 ? names : [];
      expect(accounts.map(({ username }) => username)).toEqual(shown);
    }
  });

  it("store no first owner whose password cannot be kept, and add one at the next start", async () => {
    await writeFile(join(folder, "file"), "");
    const inFile = ["--no-demo", "--data", join(folder, "file", "data")];
    await refused(
      start({}, inFile),
      `The password of the first owner cannot be written to ${join(folder, "file", "data", "first-owner")} (ENOTDIR): name a folder that this account may write to with --data.`,
    );
    expect((await start({}, ["--no-demo"])).accounts).toMatchObject([{ username: "owner", isFirst: true }]);
  });

  it("store one response per user and the right status under simultaneous requests", async () => {
    const servers = [await start(), await start()];
    const [first] = servers;
    if (!first) throw new Error("No server has started.");
    const { datasetId, recordId } = await addRecord(first, 1);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const server = servers[index % 2] ?? first;
        const reply = { status: "submitted", values: { text: { value: `answer ${index}` } } };
        return ask(server, "POST", `/records/${recordId}/responses`, reply);
      }),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    expect((await ask(first, "GET", `/me/datasets/${datasetId}/metrics`)).json().responses).toMatchObject({
      total: 1,
      submitted: 1,
    });
  });

  it("notify each other of changes", async () => {
    await start();
    const listening = await openBuses();
    await listening.one.publish("topic", { said: "here" });
    await expect.poll(() => listening.heard).toEqual([{ said: "here" }]);
    await listening.close();
  });
});

async function openBuses() {
  const { notifyingBus } = await import("../resources/events/notifying-bus");
  const [one, other] = [notifyingBus(database.url), notifyingBus(database.url)];
  const heard: object[] = [];
  other.subscribe("topic", (message) => void heard.push(message));
  // It listens once its first message has arrived.
  await other.publish("ready", {});
  return { one, heard, close: () => Promise.all([one.close(), other.close()]) };
}

describe("an unusable database is refused with one sentence", () => {
  it("without a secret", () =>
    refused(
      start({ GLOSSA_SECRET: "" }),
      "DATABASE_URL requires GLOSSA_SECRET: set at least 32 bytes, the same for every server of this database.",
    ));

  it("with another secret", async () => {
    await start();
    await refused(
      start({ GLOSSA_SECRET: `${secret}, another one` }),
      `The data in ${place()} was created with a different secret: restore the original GLOSSA_SECRET.`,
    );
  });

  it("when it is unreachable", async () => {
    await expect(start({ DATABASE_URL: "postgres://ana:hidden@127.0.0.1:1/glossa" })).rejects.toThrow(
      /^There is no connection to the database postgres:\/\/127\.0\.0\.1:1\/glossa \(.*ECONNREFUSED.*\): start it, or correct DATABASE_URL\.$/,
    );
  });

  it("when a newer version has written it", async () => {
    await start();
    const { writer, close } = await openPostgres(database.url);
    const step = { name: "9999-later", timestamp: "2030-01-01T00:00:00.000Z" };
    await writer
      .insertInto("kysely_migration" as never)
      .values(step as never)
      .execute();
    await close();
    await refused(
      start(),
      `The data in ${place()} was written by a newer version of Glossa: update Glossa, or choose another database with DATABASE_URL.`,
    );
  });
});

function place(): string {
  const { host, pathname } = new URL(database.url);
  return `postgres://${host}${pathname}`;
}
