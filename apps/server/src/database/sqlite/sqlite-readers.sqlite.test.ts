import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// About a second.
const long = sql`
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3000000) SELECT max(i) FROM n`;
const short = sql`SELECT 1`;

it("of statements of the same moment, the short ones do not wait for the long ones", async () => {
  const { read } = server.services.database;
  const order: string[] = [];
  const run = (name: string, statement: typeof long) =>
    statement.execute(read).then(() => void order.push(name));
  await Promise.all([run("count", long), run("page", long), run("other", short)]);
  expect(order[0]).toBe("other");
  // Each thread is free again after its statement, so the next ones are distributed anew.
  order.length = 0;
  await Promise.all([run("count", long), run("page", short)]);
  expect(order).toEqual(["page", "count"]);
});
