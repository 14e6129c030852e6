import Fastify from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handleErrors } from "../http/errors/error-handler";
import { startTestServer, type TestServer } from "../testing/test-server";
import { StorageError } from "./storage-error";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ readLimit: 500 });
});
afterAll(() => server.close());

// Long enough to be stopped on any machine.
const forever = sql<{ most: number }>`
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000000) SELECT max(i) AS most FROM n`;

const short = sql<{ one: number }>`SELECT 1 AS one`;

describe("statements that exceed the time limit", () => {
  it("end, and delay neither short ones nor sign-ins (security M3)", async () => {
    const { read, search, credentials } = server.services.database;
    let isStopped = false;
    const heavy = Array.from({ length: 3 }, () =>
      forever.execute(search).then(
        () => "done",
        (error: unknown) => {
          isStopped = true;
          return error;
        },
      ),
    );
    for (const handle of [credentials, read]) {
      expect((await short.execute(handle)).rows).toEqual([{ one: 1 }]);
      expect(isStopped).toBe(false);
    }
    const waiting = Promise.all(Array.from({ length: 4 }, () => short.execute(search)));
    for (const error of await Promise.all(heavy)) {
      expect(error).toBeInstanceOf(StorageError);
      expect(error).toMatchObject({ kind: "slow" });
    }
    for (const { rows } of await waiting) expect(rows).toEqual([{ one: 1 }]);
    expect((await server.owner("GET", "/me")).status).toBe(200);
  });

  it("are refused with an error code and advice (security M3)", async () => {
    const app = Fastify();
    handleErrors(app);
    app.get("/", async () => {
      throw new StorageError("A statement took longer than 1 ms", "slow");
    });
    const reply = await app.inject("/");
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["retry-after"]).toBe("60");
    expect(reply.json().detail).toMatchObject({
      code: "request_too_slow",
      params: { detail: expect.stringContaining("Ask for less") },
    });
  });
});
