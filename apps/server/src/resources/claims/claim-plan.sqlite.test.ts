import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Tables } from "../../database/tables/schema";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { claimRecords } from "./claims.repository";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Returns the statement that claims records, without running it. */
async function claiming(): Promise<string> {
  const statements: string[] = [];
  const recording = new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
    log: ({ query }) => void statements.push(query.sql),
  });
  await claimRecords(recording, { dataset: { id: 1, min_submitted: 1 }, userId: 1 }, [1, 2]);
  return statements.join();
}

it("a claim looks up its few records by their ids, however many are pending", async () => {
  const { read } = server.services.database;
  const { rows } = await sql<{ detail: string }>`EXPLAIN QUERY PLAN ${sql.raw(await claiming())}`.execute(
    read,
  );
  const steps = rows.map(({ detail }) => detail).filter((detail) => /^(SEARCH|SCAN) records/.test(detail));
  expect(steps).toEqual(["SEARCH records USING INTEGER PRIMARY KEY (rowid=?)"]);
});
