import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { type Database, type DatabaseOptions, openSqlite } from "../database/database";
import { openPostgres } from "../database/postgres/postgres";
import { migrate } from "../migrations";

/** The PostgreSQL server on which tests create their databases; without one they use SQLite. */
export const testDatabaseUrl = process.env.GLOSSA_TEST_DATABASE_URL || undefined;

/** The result of `template-database.ts`: the name of a database on that server, or an SQLite file. */
export const templateVariable = "GLOSSA_TEST_TEMPLATE";

/** Creates a database with the current tables, as a copy of the template if there is one; `remove` closes and deletes it. */
export async function openTestDatabase(
  options?: DatabaseOptions,
): Promise<{ database: Database; remove(): Promise<void> }> {
  return testDatabaseUrl === undefined ? openInFolder(options) : openOnServer(testDatabaseUrl, options);
}

async function openInFolder(options?: DatabaseOptions) {
  const folder = await mkdtemp(join(tmpdir(), "glossa-test-"));
  const file = join(folder, "test.sqlite");
  const template = process.env[templateVariable];
  if (template) await copyFile(template, file);
  const database = await openSqlite(file, options);
  if (!template) await migrate(database.writer);
  const remove = async () => {
    await database.close();
    await rm(folder, { recursive: true });
  };
  return { database, remove };
}

async function openOnServer(server: string, options?: DatabaseOptions) {
  const template = process.env[templateVariable];
  const { url, drop } = await createTestDatabase(server, template);
  const database = await openPostgres(url, options);
  if (!template) await migrate(database.writer);
  const remove = async () => {
    await database.close();
    await drop();
  };
  return { database, remove };
}

/** Creates a database on a PostgreSQL server: an empty one, or a copy of another that nobody is connected to. */
export async function createTestDatabase(
  server: string,
  template?: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await tell(server, `CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ""}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, drop: () => tell(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function tell(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}
