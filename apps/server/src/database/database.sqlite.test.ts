import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../migrations";
import { asItWas } from "../testing/earlier-version";
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

describe("the database file", () => {
  it("is written durably, checks foreign keys and passes the integrity check", async () => {
    expect(await pragma("journal_mode")).toBe("wal");
    expect(await pragma("synchronous")).toBe(2);
    expect(await pragma("foreign_keys")).toBe(1);
    expect(await pragma("integrity_check")).toBe("ok");
  });
});

describe("a transaction that SQLite has ended itself, as on a full disk", () => {
  it("fails with the reason, and not because there is nothing to roll back", async () => {
    const { writer } = server.services.database;
    const failing = writer.transaction().execute(async (db) => {
      await sql`ROLLBACK`.execute(db);
      throw new Error("database or disk is full");
    });
    await expect(failing).rejects.toThrow("database or disk is full");
    expect(await writer.selectFrom("users").select("id").execute()).not.toEqual([]);
  });
});

describe("a database file of an earlier version", () => {
  it("gets the indexes of the current version and no others", async () => {
    const { datasetId, log } = await addDataset(server);
    const size = { name: "size", title: "Size", settings: { type: "integer" } };
    await server.owner("POST", `/datasets/${datasetId}/metadata-properties`, size);
    await log([{ fields: { text: "a" }, metadata: { size: 7 } }]);
    const { writer } = server.services.database;
    for (const statement of asItWas) await sql.raw(statement).execute(writer);
    expect(await migrate(writer)).toBe("done");
    const { rows } = await sql<{ name: string }>`PRAGMA index_list(records)`.execute(writer);
    const names = rows.map(({ name }) => name);
    expect(names).toContain("records_by_id");
    expect(names).not.toContain("records_at_random");
    expect(await writer.selectFrom("record_metadata").select(["txt", "num"]).execute()).toContainEqual({
      txt: null,
      num: 7,
    });
  });
});

describe("a full disk", () => {
  it("makes the server refuse a write with an error code, store nothing of it and keep running", async () => {
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
