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
import type { Tables } from "../../database/schema";
import { postgresEngine } from "./postgres-engine";

/** A database that returns these words for every query, at once. */
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

it("a word is compared with very many others in turns: what else there is to do is done in between (security M3)", async () => {
  // All are so similar that each has to be compared to its end.
  const terms = Array.from(
    { length: 600_000 },
    (_, index) => `abcdefgh${index.toString(36).padStart(5, "z")}`,
  );
  const db = databaseWith(terms);
  let others = 0;
  const asking = setInterval(() => {
    others += 1;
  }, 1);
  const similar = await postgresEngine.findSimilarTerms(db, 1, { word: "abcdefghzzzz1", edits: 2 });
  clearInterval(asking);
  expect(similar[0]).toBe("abcdefghzzzz1");
  // All at once takes a tenth of a second or more, in which no other request is handled.
  expect(others).toBeGreaterThan(10);
});
