import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { parseOptions } from "../start/options";
import { startServer } from "../start/start-server";
import { createTestDatabase, testDatabaseUrl } from "../testing/test-database";
import { fillWithAll, readAll } from "../testing/whole-dataset";
import { maintain } from "./commands";

let folder: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
const at = (name: string) => join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "glossa-maintenance-"));
  database = await createTestDatabase(testDatabaseUrl ?? "");
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Starts a server, lets it do something and stops it. */
async function during<Result>(
  data: string,
  env: NodeJS.ProcessEnv,
  work: (server: Awaited<ReturnType<typeof startServer>>) => Promise<Result>,
): Promise<Result> {
  const options = parseOptions(["--port", "0", "--data", at(data)], { GLOSSA_LOG: "silent", ...env });
  const server = await startServer({ ...options, webFolder: at("web") });
  return work(server).finally(() => server.close());
}

describe("moving data", () => {
  // Three servers and two moves, one after the other.
  it("from a folder to PostgreSQL, into a backup, and back into a folder", {
    timeout: 60_000,
  }, async () => {
    const before = await during("data", {}, async (server) => {
      await fillWithAll(server);
      return readAll(server);
    });
    expect(await maintain(["migrate-to", database.url, "--data", at("data")], {})).toMatch(
      /^\d+ rows are in postgres:\/\/127\.0\.0\.1:\d+\/test_\w+\. Start every server of it with DATABASE_URL and with GLOSSA_SECRET, what is in .*secret\.$/,
    );
    const secret = (await readFile(join(at("data"), "secret"), "utf8")).trim();
    const shared = { DATABASE_URL: database.url, GLOSSA_SECRET: secret };
    expect(await during("unused", shared, readAll)).toEqual(before);
    await maintain(["backup", at("b.gz")], shared);
    await maintain(["restore", at("b.gz"), "--data", at("again")], { GLOSSA_SECRET: secret });
    expect(await during("again", { GLOSSA_SECRET: secret }, readAll)).toEqual(before);
  });

  it("continues the sequences of ids", async () => {
    await during("data", {}, fillWithAll);
    const secret = (await readFile(join(at("data"), "secret"), "utf8")).trim();
    await maintain(["migrate-to", database.url, "--data", at("data")], {});
    const shared = { DATABASE_URL: database.url, GLOSSA_SECRET: secret };
    await during("unused", shared, async (server) => {
      const headers = { host: "localhost", "x-argilla-api-key": "argilla.apikey" };
      const payload = { name: "later" };
      const reply = await server.app.inject({ method: "POST", url: "/api/v1/workspaces", headers, payload });
      expect(reply.statusCode).toBe(201);
    });
  });

  it("gets another secret, with which the servers of the database start", async () => {
    await during("data", {}, fillWithAll);
    const secret = (await readFile(join(at("data"), "secret"), "utf8")).trim();
    await maintain(["migrate-to", database.url, "--data", at("data")], {});
    const shared = { DATABASE_URL: database.url, GLOSSA_SECRET: secret };
    expect(await maintain(["change-secret", at("new-secret")], shared)).toContain("Set GLOSSA_SECRET to it.");
    await expect(during("unused", shared, readAll)).rejects.toThrow(/was created with a different secret/);
    const next = { ...shared, GLOSSA_SECRET: (await readFile(at("new-secret"), "utf8")).trim() };
    await during("unused", next, async ({ app }) => {
      const headers = { host: "localhost", "x-argilla-api-key": "argilla.apikey" };
      expect((await app.inject({ url: "/api/v1/me", headers })).statusCode).toBe(401);
    });
  });

  it("is refused with a wrong secret, while data is written, or without data", async () => {
    const other = { GLOSSA_SECRET: "another secret of thirty-two bytes" };
    const move = ["migrate-to", database.url, "--data", at("data")];
    const moved = (env = {}) => maintain(move, env);
    await expect(moved()).rejects.toThrow(/^There is no data in /);
    await during("data", {}, () => expect(moved()).rejects.toThrow(/is in use by another Glossa server/));
    await expect(moved(other)).rejects.toThrow(/was created with a different secret/);
    const shared = { DATABASE_URL: database.url, ...other };
    await expect(maintain(["backup", at("b.gz")], shared)).rejects.toThrow(
      /^There is no data in the database/,
    );
    await moved();
    await expect(maintain(["backup", at("b.gz")], shared)).rejects.toThrow(
      /was created with a different secret/,
    );
  });
});
