import {
  type DatabaseConnection,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from "kysely";
import { expect, it } from "vitest";
import type { Tables } from "../../database/tables/schema";
import { postgresEngine } from "./engines/postgres-engine";

/** A fake database that returns these terms for every query. */
function databaseWith(terms: readonly string[]): Kysely<Tables> {
  const connection = {
    executeQuery: async () => ({ rows: terms.map((term) => ({ term })) }) as QueryResult<never>,
  } as unknown as DatabaseConnection;
  class Driver extends DummyDriver {
    override acquireConnection = async () => connection;
  }
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new Driver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

it("comparing a word with 600,000 others lets other work run in between (security M3)", async () => {
  // The words share a long prefix, so no comparison can stop early.
  const terms = Array.from(
    { length: 600_000 },
    (_, index) => `abcdefgh${index.toString(36).padStart(5, "z")}`,
  );
  const db = databaseWith(terms);
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  const similar = await postgresEngine.findSimilarTerms(db, 1, { word: "abcdefghzzzz1", edits: 2 });
  clearInterval(timer);
  expect(similar[0]).toBe("abcdefghzzzz1");
  // Without pauses, the comparison would block the event loop for 100 ms or more.
  expect(ticks).toBeGreaterThan(10);
});
