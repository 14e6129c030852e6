import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enqueue } from "../../jobs/jobs.repository";
import { forbiddenBody } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("monitoring programs", () => {
  it("can check that the server is alive and ready, without further details", async () => {
    expect((await server.nobody("GET", "/glossa/health")).body).toEqual({ status: "ok" });
    expect((await server.nobody("GET", "/glossa/ready")).body).toEqual({ status: "ready" });
  });

  it("hear of a damaged database", async () => {
    const { database } = server.services;
    const { isDamaged } = database;
    database.isDamaged = () => true;
    const { status, body } = await server.nobody("GET", "/glossa/ready");
    database.isDamaged = isDamaged;
    expect(status).toBe(503);
    expect(body).toEqual({ detail: "The database is damaged" });
  });

  it("can read metrics as an owner", async () => {
    await server.owner("GET", "/me");
    await server.owner("GET", "/datasets/00000000-0000-4000-8000-000000000000");
    const { status, headers, body } = await server.owner("GET", "/glossa/metrics");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
    const count = 'glossa_http_request_duration_seconds_count{method="GET",route="/api/v1';
    expect(body).toContain(`${count}/me",status="200"} 1`);
    expect(body).toContain(`${count}/datasets/:dataset_id",status="404"} 1`);
    expect(body).toMatch(
      /^glossa_http_request_duration_seconds_bucket\{le="\+Inf",method="GET",route="\/api\/v1\/me",status="200"\} 1$/m,
    );
    for (const name of [
      "process_resident_memory_bytes",
      "nodejs_heap_size_used_bytes",
      "nodejs_eventloop_lag_p99_seconds",
      "nodejs_eventloop_lag_max_seconds",
    ]) {
      expect(body).toMatch(new RegExp(`^${name} [\\d.e+-]+$`, "m"));
    }
    for (const line of body.trimEnd().split("\n").filter(Boolean)) {
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? ([\d.e+-]+|Nan))$/);
    }
  });

  it("can read the number of jobs by status", async () => {
    const jobs = async () => {
      const { body } = await server.owner("GET", "/glossa/metrics");
      return String(body).match(/^glossa_jobs\{.*$/gm) ?? [];
    };
    expect(await jobs()).toEqual([]);
    await server.services.database.write((db) => enqueue(db, [{ kind: "unknown", payload: {} }]));
    expect(await jobs()).toEqual(['glossa_jobs{status="queued"} 1']);
    await server.services.database.write(async (db) => {
      await db.deleteFrom("jobs").execute();
    });
    expect(await jobs()).toEqual([]);
  });

  it("do not get the duration of event streams", async () => {
    const path = "/glossa/datasets/00000000-0000-4000-8000-000000000000/events";
    expect((await server.owner("GET", path)).status).toBe(404);
    const { body } = await server.owner("GET", "/glossa/metrics");
    expect(body).not.toContain("/events");
  });

  it("get only the requests of one server, even with several in a process", async () => {
    const other = await startTestServer();
    const count = async ({ owner }: TestServer) =>
      /_count\{method="GET",route="\/api\/v1\/version",status="200"\} (\d+)/.exec(
        String((await owner("GET", "/glossa/metrics")).body),
      )?.[1];
    await other.owner("GET", "/version");
    expect(await count(other)).toBe("1");
    expect(await count(server)).toBeUndefined();
    await other.close();
  });

  it("can read metrics with the monitoring token, and with no other token", async () => {
    server.services.metricsToken = "a-long-token-for-watching";
    const ask = (token: string) =>
      server.nobody("GET", "/glossa/metrics", undefined, { authorization: `Bearer ${token}` });
    expect((await ask("a-long-token-for-watching")).status).toBe(200);
    expect((await ask("a-long-token-for-watchinG")).status).toBe(401);
  });

  it("cannot read metrics as another user", async () => {
    const admin = await server.addPerson("admin of figures", "admin");
    expect(await admin.ask("GET", "/glossa/metrics")).toMatchObject({ status: 403, body: forbiddenBody });
    expect((await server.nobody("GET", "/glossa/metrics")).status).toBe(401);
  });

  it("get 404 from a plain server", async () => {
    const plain = await startTestServer({ isPlain: true });
    for (const name of ["health", "ready", "metrics"]) {
      expect((await plain.owner("GET", `/glossa/${name}`)).status).toBe(404);
    }
    await plain.close();
  });
});
