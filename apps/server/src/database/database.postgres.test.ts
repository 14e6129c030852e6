import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "../migrations";
import { addDataset } from "../testing/fixtures";
import { startTestServer, type TestServer } from "../testing/test-server";
import { openSqlite } from "./database";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

// Each engine stores words in its own way, and the migrations store what they did.
const isOfEngine = (name: string) => /^(record_words|record_terms|dataset_terms|sqlite_|kysely_)/.test(name);

describe("the tables in PostgreSQL", () => {
  it("have the same columns as in SQLite", async () => {
    const folder = await mkdtemp(join(tmpdir(), "glossa-tables-"));
    const sqlite = await openSqlite(join(folder, "tables.sqlite"));
    await migrate(sqlite.writer);
    const tables = async (db: typeof sqlite.writer) => {
      const tables = (await db.introspection.getTables()).filter(({ name }) => !isOfEngine(name));
      const columns = tables.flatMap(({ name, columns: all }) => all.map((one) => `${name}.${one.name}`));
      return columns.sort();
    };
    expect(await tables(server.services.database.writer)).toEqual(await tables(sqlite.writer));
    await sqlite.close();
    await rm(folder, { recursive: true });
  });

  it("can be migrated by several servers at the same time", async () => {
    const { writer } = server.services.database;
    expect(await Promise.all([migrate(writer), migrate(writer), migrate(writer)])).toEqual([
      "done",
      "done",
      "done",
    ]);
  });
});

describe("writes to different datasets", () => {
  it("do not wait for each other, while writes to one dataset do", async () => {
    const { database } = server.services;
    const [one, other] = [await addDataset(server), await addDataset(server)];
    const order: string[] = [];
    const begun = aSignal();
    const held = aSignal();
    const first = database.writeScoped({ of: "dataset", id: one.datasetId }, async () => {
      begun.give();
      await held.given;
      order.push("first");
    });
    await begun.given;
    const second = database.writeScoped({ of: "dataset", id: one.datasetId }, async () => {
      order.push("second");
    });
    await database.writeScoped({ of: "dataset", id: other.datasetId }, async () => {
      order.push("elsewhere");
    });
    held.give();
    await Promise.all([first, second]);
    expect(order).toEqual(["elsewhere", "first", "second"]);
  });

  it("do not wait for a connection that writes to one dataset wait with", async () => {
    const { database } = server.services;
    const [one, other] = [await addDataset(server), await addDataset(server)];
    const held = aSignal();
    const waiting = Array.from({ length: 8 }, () =>
      database.writeScoped({ of: "dataset", id: one.datasetId }, () => held.given),
    );
    const elsewhere = await database.writeScoped({ of: "dataset", id: other.datasetId }, async () => "done");
    held.give();
    await Promise.all(waiting);
    expect(elsewhere).toBe("done");
  });
});

function aSignal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give: () => give(), given };
}
