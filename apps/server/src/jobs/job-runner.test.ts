import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server";
import { claimJob, settleJob } from "./due-jobs.repository";
import type { JobHandler } from "./job-handler";
import { JobRunner } from "./job-runner";
import { enqueue } from "./jobs.repository";

let server: TestServer;
let done: unknown[];
const quiet = { warn: () => undefined };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  done = [];
  await server.services.database.write((db) => db.deleteFrom("jobs").execute());
});

function order(...payloads: unknown[]): Promise<void> {
  return server.services.database.write((db) =>
    enqueue(
      db,
      payloads.map((payload) => ({ kind: "note", payload })),
    ),
  );
}

function runner(handler: Partial<JobHandler> = {}) {
  const note: JobHandler = {
    retriesAfter: [],
    run: async (payload) => {
      done.push(payload);
    },
    ...handler,
  };
  return new JobRunner(server.services.database, { note }, quiet, { endedAfterMilliseconds: 0 });
}

async function jobs() {
  return server.services.database.read
    .selectFrom("jobs")
    .select(["public_id", "status", "attempts", "error"])
    .orderBy("id")
    .execute();
}

describe("jobs", () => {
  it("run once, in the order in which they were added", async () => {
    await order("a", "b", "c");
    const one = runner();
    await one.runDue();
    await one.runDue();
    expect(done).toEqual(["a", "b", "c"]);
    expect((await jobs()).map(({ status }) => status)).toEqual(["finished", "finished", "finished"]);
  });

  it("keep no data once they are finished or have failed (security M4)", async () => {
    await order("a whole record");
    await runner().runDue();
    await order("another record");
    const fail = async () => Promise.reject(new Error("away"));
    await runner({ run: fail, retriesAfter: [60] }).runDue();
    const payloads = async () =>
      server.services.database.read.selectFrom("jobs").select("payload").orderBy("id").execute();
    expect(await payloads()).toEqual([{ payload: "null" }, { payload: '"another record"' }]);
    await server.services.database.write((db) => db.updateTable("jobs").set({ due_at: "" }).execute());
    await runner({ run: fail }).runDue();
    expect(await payloads()).toEqual([{ payload: "null" }, { payload: "null" }]);
  });

  it("do not run if the transaction that added them was rolled back", async () => {
    const write = server.services.database.write(async (db) => {
      await enqueue(db, [{ kind: "note", payload: "never" }]);
      throw new Error("stopped");
    });
    await expect(write).rejects.toThrow("stopped");
    await runner().runDue();
    expect(done).toEqual([]);
  });

  it("run on one of several workers each", async () => {
    await order(...Array.from({ length: 30 }, (_, index) => index));
    await Promise.all([runner().runDue(), runner().runDue(), runner().runDue()]);
    expect(done.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index));
  });

  it("that were running when the last process ended start again", async () => {
    await order("a");
    await server.services.database.write(claimJob);
    const next = runner();
    await next.start();
    await next.runDue();
    await next.stop();
    expect(done).toEqual(["a"]);
    expect(await jobs()).toMatchObject([{ status: "finished", attempts: 2 }]);
  });

  it("keep the reason of a failure, which the API does not return", async () => {
    await order("a");
    const failing = runner({ run: () => Promise.reject<void>(new Error("no room")) });
    await failing.runDue();
    const [job] = await jobs();
    expect(job).toMatchObject({ status: "failed", error: "no room" });
    const { status, body } = await server.owner("GET", `/jobs/${job?.public_id}`);
    expect(status).toBe(200);
    expect(body).toEqual({ id: job?.public_id, status: "failed" });
  });

  it("that do not exist return 404, whatever their id looks like", async () => {
    const { status, body } = await server.owner("GET", "/jobs/nope");
    expect(status).toBe(404);
    expect(body).toEqual({ detail: "Job with id `nope` not found" });
  });

  it("are found while the runner is running", async () => {
    const running = runner();
    await running.start();
    await order("a");
    await expect.poll(() => done).toEqual(["a"]);
    await running.stop();
  });

  it("about one subject keep their order, and delay neither other subjects nor other kinds", async () => {
    const { database } = server.services;
    await database.write((db) =>
      enqueue(db, [
        { kind: "message", subject: "deaf", payload: "deaf 1" },
        { kind: "message", subject: "deaf", payload: "deaf 2" },
        { kind: "message", subject: "fine", payload: "fine 1" },
        { kind: "note", payload: "note" },
        { kind: "message", subject: "fine", payload: "fine 2" },
      ]),
    );
    let hear = () => {};
    const heard = new Promise<void>((resolve) => {
      hear = resolve;
    });
    const run = async (payload: unknown) => {
      if (payload === "deaf 1") await heard;
      done.push(payload);
    };
    const handlers: Record<string, JobHandler> = {
      message: { retriesAfter: [], lane: "bySubject", run },
      note: { retriesAfter: [], run },
    };
    const running = new JobRunner(database, handlers, quiet);
    await running.start();
    await expect.poll(() => done.length).toBe(3);
    expect(done.filter((payload) => payload !== "note")).toEqual(["fine 1", "fine 2"]);
    // Also one that is added meanwhile.
    await database.write((db) => enqueue(db, [{ kind: "message", subject: "fine", payload: "fine 3" }]));
    await expect.poll(() => done.length).toBe(4);
    hear();
    await expect.poll(() => done.slice(4)).toEqual(["deaf 1", "deaf 2"]);
    await running.stop();
  });

  it("about one subject run one after the other, also on several servers", async () => {
    const { database } = server.services;
    const numbers = Array.from({ length: 12 }, (_, index) => index);
    const jobOf = (payload: number) => ({ kind: "message", subject: "one", payload });
    await database.write((db) => enqueue(db, numbers.map(jobOf)));
    let running = 0;
    let most = 0;
    const run = async (payload: unknown) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 10));
      done.push(payload);
      running -= 1;
    };
    const message: JobHandler = { retriesAfter: [], lane: "bySubject", run };
    const servers = [1, 2, 3].map(() => new JobRunner(database, { message }, quiet));
    while (done.length < numbers.length) await Promise.all(servers.map((each) => each.runDue()));
    expect([most, done]).toEqual([1, numbers]);
  });

  it("whose end could not be stored are settled later, and do not run again", async () => {
    const { database } = server.services;
    const subject = "one";
    await database.write((db) =>
      enqueue(
        db,
        ["a", "b"].map((payload) => ({ kind: "message", subject, payload })),
      ),
    );
    let isFull = false;
    const run = async (payload: unknown) => {
      isFull = done.length === 0;
      done.push(payload);
    };
    const write: typeof database.writeIndependent = async (work) => {
      if (isFull) throw new Error("no room");
      return database.writeIndependent(work);
    };
    const message: JobHandler = { retriesAfter: [], lane: "bySubject", run };
    const one = new JobRunner({ ...database, writeIndependent: write }, { message }, quiet);
    await one.runDue();
    expect(await jobs()).toMatchObject([{ status: "started" }, { status: "queued" }]);
    isFull = false;
    await one.runDue();
    expect(done).toEqual(["a", "b"]);
    expect(await jobs()).toMatchObject([{ status: "finished" }, { status: "finished" }]);
  });

  it("that take long are put back when their server stops", async () => {
    await order("a");
    let isBegun = false;
    const run: JobHandler["run"] = async (_payload, _report, signal) => {
      isBegun = true;
      await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    };
    const stopping = runner({ lane: "long", run });
    await stopping.start();
    await expect.poll(() => isBegun).toBe(true);
    await stopping.stop();
    expect(await jobs()).toMatchObject([{ status: "queued", error: null }]);
    await runner({ lane: "long" }).runDue();
    expect(done).toEqual(["a"]);
  });

  it("that cannot be read are reported once until the database is back", async () => {
    const { database } = server.services;
    let isAway = true;
    const read = new Proxy(database.read, {
      get: (target, name) => {
        if (isAway) throw new Error("no connection");
        const value = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
    const warned: string[] = [];
    const log = { warn: (_: unknown, text?: string) => void warned.push(text ?? "") };
    const running = new JobRunner({ ...database, read }, {}, log);
    await running.start();
    await expect.poll(() => warned.length).toBe(3);
    // Each lane has tried twice more meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(warned).toEqual(Array(3).fill("jobs could not be read"));
    isAway = false;
    await new Promise((resolve) => setTimeout(resolve, 700));
    isAway = true;
    await expect.poll(() => warned.length).toBe(6);
    await running.stop();
  });

  it("that another server has taken over are not finished by the previous one", async () => {
    await order("a");
    const { database } = server.services;
    const old = await database.write(claimJob);
    await database.write((db) => db.updateTable("jobs").set({ status: "queued" }).execute());
    const taken = await database.write(claimJob);
    await database.write((db) => settleJob(db, old ?? fail(), { status: "failed", error: "late" }));
    expect(await jobs()).toMatchObject([{ status: "started", attempts: 2 }]);
    await database.write((db) => settleJob(db, taken ?? fail(), { status: "finished" }));
    expect(await jobs()).toMatchObject([{ status: "finished", error: null }]);
  });
});

function fail(): never {
  throw new Error("There was no job to claim.");
}
