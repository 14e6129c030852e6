import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../migrations";
import { addDataset } from "../testing/fixtures";
import { startTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function pragma(name: string) {
  const { rows } = await sql<Record<string, unknown>>`PRAGMA ${sql.raw(name)}`.execute(
    server.services.database.writer,
  );
  return Object.values(rows[0] ?? {})[0];
}

describe("the file", () => {
  it("writes durably, checks references and is whole", async () => {
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
    expect(await pragma("integrity_check")).toBe("ok");
  });
});

describe("a file of an earlier version", () => {
  it("gets the indexes that searches read now", async () => {
    const { writer } = server.services.database;
    await sql`DROP INDEX records_by_id`.execute(writer);
    await sql`DELETE FROM kysely_migration WHERE name = '0009-search-indexes'`.execute(writer);
    expect(await migrate(writer)).toBe("done");
    const { rows } = await sql<{ name: string }>`PRAGMA index_list(records)`.execute(writer);
    expect(rows.map(({ name }) => name)).toContain("records_by_id");
  });
});

describe("a full disk", () => {
  it("refuses a write with a code, stores nothing of it, and the server goes on", async () => {
    const { datasetId, log } = await addDataset(server);
    const [id] = await log([{ fields: { text: "a" } }]);
    const pages = Number(await pragma("page_count"));
    await pragma(`max_page_count = ${pages}`);
    const items = Array.from({ length: 200 }, (_, index) => ({ fields: { text: `${index} `.repeat(500) } }));
    const { status, body } = await server.owner("POST", `/datasets/${datasetId}/records/bulk`, { items });
    expect(status).toBe(507);
    expect(body.detail).toEqual({
      code: "storage_full",
      params: { type: "InternalServerError", message: expect.any(String) },
    });
    expect((await server.owner("GET", `/datasets/${datasetId}/progress`)).body.total).toBe(1);
    expect((await server.owner("GET", `/records/${id}`)).status).toBe(200);
    await pragma("max_page_count = 1073741823");
    expect((await server.owner("POST", `/datasets/${datasetId}/records/bulk`, { items })).status).toBe(201);
  });
});
