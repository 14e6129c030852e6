import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database, Write } from "../../database/database";
import { JobRunner } from "../../jobs/job-runner";
import { addDataset, labelled } from "../../testing/fixtures";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { recomputeJob, recomputeKind } from "./recompute-job";

const quiet = { warn: () => undefined };
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function runnerOn(database: Database): JobRunner {
  // This test runs the only job runner: a started job that does not continue counts as ended.
  return new JobRunner(database, { [recomputeKind]: recomputeJob({ database }) }, quiet, {
    endedAfterMilliseconds: 0,
  });
}

/** Creates a dataset of which every third record has one response, with functions to change and read it. */
async function answered(size: number) {
  const dataset = await addDataset(server, { minSubmitted: 2 });
  const { body: me } = await server.owner("GET", "/me");
  const ids: string[] = [];
  for (let start = 0; start < size; start += 500) {
    const items = Array.from({ length: Math.min(500, size - start) }, (_, index) => ({
      fields: { text: `${start + index}` },
      responses: index % 3 === 0 ? [{ user_id: me.id, ...labelled("positive") }] : [],
    }));
    ids.push(...(await dataset.log(items)));
  }
  const path = `/datasets/${dataset.datasetId}`;
  return {
    ...dataset,
    ids,
    want: (count: number) =>
      server.owner("PATCH", path, { distribution: { strategy: "overlap", min_submitted: count } }),
    completed: async () => (await server.owner("GET", `${path}/progress`)).body.completed as number,
  };
}

/** A database whose writes fail as soon as a condition is met after one of them. */
function failingOnce(isMet: () => Promise<boolean>, database: Database): Database {
  let fails = false;
  const failing =
    (write: Write): Write =>
    async (work) => {
      if (fails) throw new Error("the machine went down");
      const result = await write(work);
      fails = await isMet();
      return result;
    };
  return {
    ...database,
    write: failing(database.write),
    writeIndependent: failing(database.writeIndependent),
  };
}

describe("changing the required number of responses", () => {
  it("returns at once, and the records are updated afterwards (spec 426)", async () => {
    const { want, completed } = await answered(60);
    const { status, body } = await want(1);
    expect([status, body.distribution.min_submitted]).toEqual([200, 1]);
    expect(await completed()).toBe(0);
    await runnerOn(server.services.database).runDue();
    expect(await completed()).toBe(20);
    await want(2);
    await runnerOn(server.services.database).runDue();
    expect(await completed()).toBe(0);
  });

  it("starts no job if it stays the same", async () => {
    const { want } = await answered(3);
    const due = () =>
      server.services.database.read
        .selectFrom("jobs")
        .select("id")
        .where("kind", "=", recomputeKind)
        .where("status", "=", "queued")
        .execute();
    await want(2);
    expect(await due()).toEqual([]);
    await want(1);
    expect(await due()).toHaveLength(1);
    await runnerOn(server.services.database).runDue();
  });

  it("applies at once to responses that arrive before the records are recomputed", async () => {
    const { want, ids } = await answered(3);
    await want(1);
    await server.owner("POST", `/records/${ids[1]}/responses`, labelled("positive"));
    expect((await server.owner("GET", `/records/${ids[1]}`)).body.status).toBe("completed");
    await runnerOn(server.services.database).runDue();
  });

  it("is completed after a crash, with each record counted once", async () => {
    const { want, completed } = await answered(1300);
    const { database } = server.services;
    await want(1);
    const failing = failingOnce(async () => (await completed()) > 0, database);
    await expect(runnerOn(failing).runDue()).rejects.toThrow("the machine went down");
    const half = await completed();
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(434);
    const next = runnerOn(database);
    await next.start();
    await next.runDue();
    await next.stop();
    expect(await completed()).toBe(434);
  });

  it("lets other users write between its batches", async () => {
    const { want, ids, completed } = await answered(1300);
    await want(1);
    const { database } = server.services;
    const between: { status: number; completed: number }[] = [];
    const watched: Database = {
      ...database,
      write: async (work) => {
        const result = await database.write(work);
        // The job continues only after the response: it would wait forever if it held the writer.
        if (between.length < 5) {
          const id = ids[1 + 3 * between.length];
          const { status } = await server.owner("POST", `/records/${id}/responses`, labelled("positive"));
          between.push({ status, completed: await completed() });
        }
        return result;
      },
    };
    await runnerOn(watched).runDue();
    expect(between.map(({ status }) => status)).toEqual(Array(5).fill(201));
    const counts = between.map((each) => each.completed);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[4]).toBeLessThan(439);
    expect(await completed()).toBe(439);
  });

  it("ends for a deleted dataset", async () => {
    const { want, datasetId } = await answered(3);
    await want(1);
    await server.owner("DELETE", `/datasets/${datasetId}`);
    await runnerOn(server.services.database).runDue();
    const jobs = await server.services.database.read
      .selectFrom("jobs")
      .select("status")
      .where("kind", "=", recomputeKind)
      .execute();
    expect(new Set(jobs.map(({ status }) => status))).toEqual(new Set(["finished"]));
  });
});
