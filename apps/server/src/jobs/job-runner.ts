import { ownValue } from "@glossa/question-types/schema";
import type { FastifyBaseLogger } from "fastify";
import { timestampOf } from "../database/clock";
import type { Database } from "../database/database";
import {
  claimJob,
  forgetJobs,
  hasDueJob,
  heartbeat,
  type JobProgress,
  type JobRow,
  reclaimStaleJobs,
  settleJob,
} from "./jobs.repository";

/** Does the work of one kind; it may be done again after a crash, and must not do twice what shows. */
export interface JobHandler {
  run(payload: unknown, report: (progress: JobProgress) => Promise<void>): Promise<void>;
  /** How long to wait before each further try, in seconds. */
  retriesAfter: readonly number[];
}

const pauseInMilliseconds = 500;
const keptForMilliseconds = 7 * 24 * 60 * 60 * 1000;
const forgetEveryMilliseconds = 60 * 60 * 1000;
// Several servers may share a database: who does a job says so again and again, and is taken for ended otherwise.
const saidEveryMilliseconds = 10_000;
const endedAfter = 60_000;

/** Does the work in the database, one job after the other; what it was at when it was stopped is begun again. */
export class JobRunner {
  readonly #database: Database;
  readonly #handlers: Readonly<Record<string, JobHandler>>;
  readonly #log: Pick<FastifyBaseLogger, "warn">;
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> | undefined;
  #isStopped = false;
  #lookedForEnded = 0;
  #forgot = Number.NEGATIVE_INFINITY;
  readonly #endedAfter: number;

  constructor(
    database: Database,
    handlers: Readonly<Record<string, JobHandler>>,
    log: Pick<FastifyBaseLogger, "warn">,
    { endedAfterMilliseconds = endedAfter } = {},
  ) {
    // Nobody else can be at work in a file: what is begun there when this starts was left by who has ended.
    this.#endedAfter = database.dialect === "sqlite" ? 0 : endedAfterMilliseconds;
    this.#database = database;
    this.#handlers = handlers;
    this.#log = log;
  }

  /** Begins to look for work. */
  async start(): Promise<void> {
    await this.#database.write(async (db) => {
      // In a file all of it, also what was begun in this millisecond.
      const before = this.#endedAfter === 0 ? undefined : timestampOf(Date.now() - this.#endedAfter);
      await reclaimStaleJobs(db, before);
    });
    this.#plan();
  }

  /** Ends after the job that is being done. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#work;
  }

  /** Does all the work that is due. */
  async runDue(): Promise<void> {
    await this.#forget();
    // Looking is left to the readers: an idle server writes nothing.
    while (!this.#isStopped && (await hasDueJob(this.#database.read))) {
      const job = await this.#database.writeIndependent(claimJob);
      if (job) await this.#run(job);
    }
  }

  async #forget(): Promise<void> {
    const time = Date.now();
    if (time - this.#forgot < forgetEveryMilliseconds) return;
    this.#forgot = time;
    await this.#database.write((db) => forgetJobs(db, timestampOf(time - keptForMilliseconds)));
  }

  #plan(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#work = this.#takeOver()
        .then(() => this.runDue())
        .catch((error) => this.#log.warn({ err: error }, "jobs could not be read"))
        .finally(() => this.#plan());
    }, pauseInMilliseconds);
    this.#timer.unref();
  }

  /** Puts back what a server was doing that is gone. */
  async #takeOver(): Promise<void> {
    if (this.#database.dialect === "sqlite") return;
    const time = Date.now();
    if (time - this.#lookedForEnded < saidEveryMilliseconds) return;
    this.#lookedForEnded = time;
    await this.#database.writeIndependent((db) => reclaimStaleJobs(db, timestampOf(time - this.#endedAfter)));
  }

  async #run(job: JobRow): Promise<void> {
    const handler = ownValue(this.#handlers, job.kind);
    const sayingSo = setInterval(() => {
      this.#database
        .writeIndependent((db) => heartbeat(db, job, undefined))
        .catch((error) => this.#log.warn({ err: error }));
    }, saidEveryMilliseconds);
    try {
      if (!handler) throw new Error(`Nobody knows how to do a job of the kind "${job.kind}"`);
      await handler.run(JSON.parse(job.payload), (progress) =>
        this.#database.writeIndependent((db) => heartbeat(db, job, progress)),
      );
      await this.#database.writeIndependent((db) => settleJob(db, job, { status: "finished" }));
    } catch (error) {
      await this.#noteFailure(job, handler?.retriesAfter[job.attempts - 1], error);
    } finally {
      clearInterval(sayingSo);
    }
  }

  async #noteFailure(job: JobRow, waitInSeconds: number | undefined, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    this.#log.warn({ job: job.public_id, kind: job.kind, attempts: job.attempts, message }, "a job failed");
    const outcome =
      waitInSeconds === undefined
        ? { status: "failed" as const, error: message }
        : {
            status: "queued" as const,
            error: message,
            dueAt: timestampOf(Date.now() + waitInSeconds * 1000),
          };
    await this.#database.writeIndependent((db) => settleJob(db, job, outcome));
  }
}
