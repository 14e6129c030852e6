import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { buildShell } from "../build-app";
import { addDataset, labelled } from "../testing/fixtures";
import { startTestServer, type TestServer } from "../testing/test-server";
import { now } from "./clock";
import { StorageError } from "./storage-error";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => void vi.restoreAllMocks());

describe("the database", () => {
  it("stores all of a write or nothing", async () => {
    const { database } = server.services;
    const write = database.write(async (db) => {
      await db.insertInto("facts").values({ name: "half", value: "done" }).execute();
      throw new Error("stopped");
    });
    await expect(write).rejects.toThrow("stopped");
    const row = await database.read.selectFrom("facts").selectAll().where("name", "=", "half").execute();
    expect(row).toEqual([]);
  });

  it("stores all of many simultaneous writes", async () => {
    const { database } = server.services;
    await database.write((db) => db.insertInto("facts").values({ name: "sum", value: "0" }).execute());
    const addOne = () =>
      database.write(async (db) => {
        const { value } = await db
          .selectFrom("facts")
          .select("value")
          .where("name", "=", "sum")
          .executeTakeFirstOrThrow();
        await db
          .updateTable("facts")
          .set({ value: String(Number(value) + 1) })
          .where("name", "=", "sum")
          .execute();
      });
    await Promise.all(Array.from({ length: 50 }, addOne));
    const { value } = await database.read
      .selectFrom("facts")
      .select("value")
      .where("name", "=", "sum")
      .executeTakeFirstOrThrow();
    expect(value).toBe("50");
  });

  it("stores a response before a batch of records that waits", async () => {
    const { database } = server.services;
    const { datasetId, log } = await addDataset(server);
    const [recordId = ""] = await log([{ fields: { text: "a" } }]);
    const order: string[] = [];
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    const write = (of: "dataset" | "record", id: string, name: string) =>
      database.writeScoped({ of, id }, async () => {
        order.push(name);
      });
    const writes: Promise<void>[] = [];
    await new Promise<void>((begun) => {
      const firstBatch = database.writeScoped({ of: "dataset", id: datasetId }, () => {
        begun();
        return ended;
      });
      writes.push(firstBatch);
    });
    writes.push(write("dataset", datasetId, "batch"), write("record", recordId, "response"));
    // On PostgreSQL a write first reads which dataset it is for.
    await setTimeout(500);
    end();
    await Promise.all(writes);
    expect(order).toEqual(["response", "batch"]);
  });

  it("has counters that are equal to the counted rows", async () => {
    const { datasetId, log } = await addDataset(server);
    const ids = await log(["a", "b", "c"].map((text) => ({ fields: { text } })));
    await server.owner("POST", `/records/${ids[0]}/responses`, labelled("positive"));
    await server.owner("POST", `/records/${ids[1]}/responses`, labelled("positive", "draft"));
    await server.owner("DELETE", `/records/${ids[2]}`);
    await server.owner("DELETE", `/records/${ids[1]}`);
    const { rows } = await sql`
      SELECT records, completed, (SELECT count(*) FROM records WHERE dataset_id = datasets.id) AS counted,
        (SELECT count(*) FROM records WHERE dataset_id = datasets.id AND status = 'completed') AS counted_completed,
        (SELECT sum(responses) FROM response_counters WHERE dataset_id = datasets.id) AS responses
      FROM datasets JOIN dataset_counters ON dataset_id = datasets.id WHERE public_id = ${datasetId}
    `.execute(server.services.database.read);
    expect(rows).toEqual([{ records: 1, completed: 1, counted: 1, counted_completed: 1, responses: 1 }]);
  });
});

describe("timestamps", () => {
  it("are unique", () => {
    const moments = Array.from({ length: 5000 }, now);
    expect(new Set(moments).size).toBe(5000);
    expect([...moments].sort()).toEqual(moments);
  });

  it.each([
    { seconds: 30, isFollowed: false },
    { seconds: 3600, isFollowed: true },
  ])(
    "after the clock was set back by $seconds seconds are its own: $isFollowed",
    ({ seconds, isFollowed }) => {
      const real = Date.now();
      vi.spyOn(Date, "now").mockReturnValue(real + seconds * 1000);
      const ahead = now();
      vi.mocked(Date.now).mockReturnValue(real);
      expect(now() < ahead).toBe(isFollowed);
    },
  );
});

describe("an internal error", () => {
  it("reports a request id in place of its cause", async () => {
    const { datasetId } = await addDataset(server);
    await sql`ALTER TABLE response_counters RENAME TO hidden_counters`.execute(
      server.services.database.writer,
    );
    const { status, headers, body } = await server.owner("GET", `/me/datasets/${datasetId}/metrics`);
    await sql`ALTER TABLE hidden_counters RENAME TO response_counters`.execute(
      server.services.database.writer,
    );
    expect(status).toBe(500);
    expect(body.detail).toEqual({
      code: "argilla.api.errors::GenericServerError",
      params: { type: "InternalServerError", message: headers["x-request-id"] },
    });
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("asks the client to retry if the database is unreachable", async () => {
    const app = await buildShell({ isReplyChecked: false });
    app.get("/away", async () => {
      throw new StorageError("no connection", "unavailable");
    });
    const reply = await app.inject("/away");
    expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "5"]);
    expect(reply.body).not.toContain("no connection");
  });
});
