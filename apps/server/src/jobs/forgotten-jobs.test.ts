import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server";
import { JobRunner } from "./job-runner";
import { enqueue } from "./jobs.repository";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => {
  vi.useRealTimers();
  // Jobs that were created while the clock was ahead stay ahead: the next file starts with a clock of its own.
  vi.resetModules();
  return server.close();
});

it("finished jobs are deleted after a week while the server runs (security M4)", async () => {
  const { database } = server.services;
  const runner = new JobRunner(
    database,
    { note: { run: async () => undefined, retriesAfter: [] } },
    { warn: () => undefined },
  );
  const count = async () => (await database.read.selectFrom("jobs").select("id").execute()).length;
  vi.useFakeTimers({ toFake: ["Date"] });
  await database.write((db) => enqueue(db, [{ kind: "note", payload: "a" }]));
  await runner.runDue();
  expect(await count()).toBe(1);
  vi.setSystemTime(Date.now() + 7 * 24 * 60 * 60 * 1000 + 60_000);
  await runner.runDue();
  expect(await count()).toBe(0);
});
