import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { JobRunner } from "../../jobs/job-runner";
import { enqueue } from "../../jobs/jobs.repository";
import { addDataset } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { recomputeJob, recomputeKind } from "../records/recompute-job";
import { deliveryKind } from "../webhooks/deliveries.repository";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("background jobs", () => {
  it("return to owners only why a message to a webhook failed (security lows)", async () => {
    const { database } = server.services;
    await database.write((db) => enqueue(db, [{ kind: deliveryKind, payload: {} }]));
    await new JobRunner(database, {}, { warn: () => undefined }).runDue();
    const { ask } = await server.addPerson("manager", "admin");
    const { public_id: id } = await database.read
      .selectFrom("jobs")
      .select("public_id")
      .where("kind", "=", deliveryKind)
      .executeTakeFirstOrThrow();
    const theirs = await ask("GET", `/glossa/jobs/${id}`);
    expect(theirs.body).toMatchObject({ kind: deliveryKind, status: "failed", error: null });
    expect((await server.owner("GET", `/glossa/jobs/${id}`)).body.error).toMatch(/^Nobody knows how/);
  });

  it("are listed without messages to webhooks, which would hide them", async () => {
    const { database } = server.services;
    const messages = Array.from({ length: 101 }, () => ({ kind: deliveryKind, payload: {} }));
    await database.write((db) => enqueue(db, [{ kind: "running", payload: {} }, ...messages]));
    const kinds = (await server.owner("GET", "/glossa/jobs")).body.items.map(
      ({ kind }: { kind: string }) => kind,
    );
    expect(kinds).toContain("running");
    expect(kinds).not.toContain(deliveryKind);
    await database.write((db) => db.deleteFrom("jobs").execute());
  });

  it("return their progress and the reason of a failure", async () => {
    const { datasetId, log } = await addDataset(server);
    await log(Array.from({ length: 250 }, (_, index) => ({ fields: { text: `${index}` } })));
    const distribution = { strategy: "overlap", min_submitted: 2 };
    await server.owner("PATCH", `/datasets/${datasetId}`, { distribution });
    const { database } = server.services;
    await database.write((db) => enqueue(db, [{ kind: "unheard-of", payload: {} }]));
    const newest = async () => (await server.owner("GET", "/glossa/jobs")).body.items.slice(0, 2);
    expect(await newest()).toMatchObject([
      { kind: "unheard-of", status: "queued", attempts: 0, progress: null, error: null },
      { kind: recomputeKind, status: "queued", progress: null },
    ]);
    const handlers = { [recomputeKind]: recomputeJob({ database }) };
    await new JobRunner(database, handlers, { warn: () => undefined }).runDue();
    const [failed, done] = await newest();
    expect(failed).toMatchObject({
      status: "failed",
      attempts: 1,
      error: 'Nobody knows how to do a job of the kind "unheard-of"',
    });
    expect(done).toMatchObject({ status: "finished", progress: { done: 250, total: 250 }, error: null });
    expect((await server.owner("GET", `/glossa/jobs/${done.id}`)).body).toEqual(done);
    expect((await server.owner("GET", "/glossa/jobs/nothing")).status).toBe(404);
  });
});

describe("sign-in providers", () => {
  test.each(["authentication", "access-token?code=a&state=b"])(
    "that are unknown return 404: %s",
    async (path) => {
      const { status, body } = await server.nobody("GET", `/oauth2/providers/github/${path}`);
      expect(status).toBe(404);
      expect(body).toEqual({ detail: "OAuth Provider 'github' not found" });
    },
  );
});
