import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite } from "../database/database";
import { openPostgres } from "../database/postgres/postgres";
import { migrate } from "../migrations";
import { createTestDatabase, templateVariable, testDatabaseUrl } from "./test-database";

let remove: () => Promise<void>;

/**
 * Makes one database with the current tables before all tests, of which each gets copies: the migrations would take
 * most of the time of a test server's start.
 */
export async function setup(): Promise<void> {
  remove = testDatabaseUrl === undefined ? await makeFile() : await makeOnServer(testDatabaseUrl);
}

/** Removes it after all tests. */
export const teardown = () => remove();

async function makeFile() {
  const folder = await mkdtemp(join(tmpdir(), "glossa-template-"));
  const file = join(folder, "template.sqlite");
  const database = await openSqlite(file);
  await migrate(database.writer);
  // Moves the log into the file, which is then complete.
  await database.close();
  process.env[templateVariable] = file;
  return () => rm(folder, { recursive: true });
}

async function makeOnServer(server: string) {
  const { url, drop } = await createTestDatabase(server);
  const database = await openPostgres(url);
  await migrate(database.writer);
  // Only what nobody is connected to can be copied.
  await database.close();
  process.env[templateVariable] = new URL(url).pathname.slice(1);
  return drop;
}
