import { ownValue } from "@glossa/question-types/schema";
import type { FastifyBaseLogger } from "fastify";
import { timestampOf } from "../database/clock";
import type { Database, Handle } from "../database/database";
import {
  claimJob,
  dueSubjects,
  hasDueJob,
  heartbeat,
  type JobOutcome,
  type JobProgress,
  reclaimStaleJobs,
  settleJob,
} from "./due-jobs.repository";
import { FinalFailure, type JobHandler, type Lane, lanes } from "./job-handler";
import type { JobKinds } from "./job-kinds";
import { forgetJobs, type JobRow } from "./jobs.repository";

const pauseInMilliseconds = 500;
const keptForMilliseconds = 7 * 24 * 60 * 60 * 1000;
const forgetEveryMilliseconds = 60 * 60 * 1000;
// Several servers may share a database: a server repeats that it is running a job, otherwise it counts as stopped.
const saidEveryMilliseconds = 10_000;
const endedAfter = 60_000;

/** Stores how a job has ended. */
type Settle = (db: Handle) => Promise<void>;

/** The highest number of subjects whose jobs run at the same time. */
const maxSubjects = 16;

/** Runs the jobs of the database; a job that was interrupted starts again. */
export class JobRunner {
  readonly #database: Database;
  readonly #handlers: Readonly<Record<string, JobHandler>>;
  readonly #log: Pick<FastifyBaseLogger, "warn">;
  readonly #timers = new Map<Lane, NodeJS.Timeout>();
  readonly #work = new Map<string | JobRow, Promise<void>>();
  readonly #stopping = new AbortController();
  readonly #runningSubjects = new Set<string>();
  readonly #failing = new Set<Lane>();
  /** How jobs have ended that could not be stored, for example on a full disk; their subjects wait for it. */
  readonly #unsettled = new Set<Settle>();
  #lookedForEnded = 0;
  #forgot = Number.NEGATIVE_INFINITY;
  readonly #endedAfter: number;

  constructor(
    database: Database,
    handlers: Readonly<Record<string, JobHandler>>,
    log: Pick<FastifyBaseLogger, "warn">,
    { endedAfterMilliseconds = endedAfter } = {},
  ) {
    // No other server can use a file: a job that is running when this one starts was interrupted.
    this.#endedAfter = database.dialect === "sqlite" ? 0 : endedAfterMilliseconds;
    this.#database = database;
    this.#handlers = handlers;
    this.#log = log;
  }

  /** Starts to look for jobs. */
  async start(): Promise<void> {
    await this.#database.write(async (db) => {
      // With a file all of them, including those that were started in this millisecond.
      const before = this.#endedAfter === 0 ? undefined : timestampOf(Date.now() - this.#endedAfter);
      await reclaimStaleJobs(db, before);
    });
    for (const lane of lanes) this.#plan(lane);
  }

  /** Stops after the current job; a long one ends early, and continues when a server starts. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#work.values());
  }

  /** Runs all jobs that are due. */
  async runDue(): Promise<void> {
    await this.#prepare();
    await Promise.all(lanes.map((lane) => this.#drain(lane)));
    await Promise.all(this.#work.values());
  }

  /** Runs a job that was stored as started, because only this process can do it. */
  runStarted(job: JobRow): void {
    this.#runBeside(
      job,
      this.#run(job).then((settle) => this.#database.writeIndependent(settle)),
    );
  }

  #runBeside(key: JobRow | string, work: Promise<void>): void {
    const settled = work
      .catch((error) => this.#log.warn({ err: error }, "a job could not be settled"))
      .finally(() => this.#work.delete(key));
    this.#work.set(key, settled);
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #drain(lane: Lane): Promise<void> {
    const kinds = this.#kindsIn(lane);
    if (lane === "bySubject") return this.#startSubjects(kinds);
    await this.#runAll(kinds);
  }

  /** Runs all jobs of some kinds, one after the other. */
  async #runAll(kinds: JobKinds): Promise<void> {
    let job = await this.#claim(kinds);
    while (job) job = await this.#claim(kinds, await this.#run(job));
  }

  /** Starts the jobs about each subject for which none is running. */
  async #startSubjects(kinds: JobKinds): Promise<void> {
    const due = this.#isStopped ? [] : await dueSubjects(this.#database.read, kinds);
    const free = due.filter((subject) => !this.#runningSubjects.has(subject));
    for (const subject of free.slice(0, maxSubjects - this.#runningSubjects.size))
      this.#runBeside(subject, this.#runSubject({ ...kinds, subject }, subject));
  }

  async #runSubject(kinds: JobKinds, subject: string): Promise<void> {
    this.#runningSubjects.add(subject);
    try {
      await this.#runAll(kinds);
    } finally {
      this.#runningSubjects.delete(subject);
    }
  }

  /** Settles the previous job and claims the next one: a receiver may have a thousand messages to wait for. */
  async #claim(kinds: JobKinds, settle?: Settle): Promise<JobRow | undefined> {
    if (settle) {
      const both = async (db: Handle) => {
        await settle(db);
        return this.#isStopped ? undefined : claimJob(db, kinds);
      };
      const job = await this.#database.writeIndependent(both).catch((error) => {
        this.#unsettled.add(settle);
        throw error;
      });
      if (job) return job;
    }
    // Readers look for jobs: an idle server does not write.
    while (!this.#isStopped && (await hasDueJob(this.#database.read, kinds))) {
      const job = await this.#database.writeIndependent((db) => claimJob(db, kinds));
      if (job) return job;
    }
    return undefined;
  }

  /** The kinds of jobs in a lane; those that nobody knows fail in the first one. */
  #kindsIn(lane: Lane): JobKinds {
    const known = Object.keys(this.#handlers);
    const laneOf = (kind: string) => ownValue(this.#handlers, kind)?.lane ?? "short";
    if (lane === "short") return { areIncluded: false, kinds: known.filter((kind) => laneOf(kind) !== lane) };
    return { areIncluded: true, kinds: known.filter((kind) => laneOf(kind) === lane) };
  }

  async #prepare(): Promise<void> {
    for (const settle of this.#unsettled) {
      await this.#database.writeIndependent(settle);
      this.#unsettled.delete(settle);
    }
    await this.#takeOver();
    await this.#forget();
  }

  async #forget(): Promise<void> {
    const time = Date.now();
    if (time - this.#forgot < forgetEveryMilliseconds) return;
    this.#forgot = time;
    const before = timestampOf(time - keptForMilliseconds);
    await this.#database.write((db) => forgetJobs(db, before));
    for (const { forget } of Object.values(this.#handlers)) await forget?.(before);
  }

  #plan(lane: Lane): void {
    if (this.#isStopped) return;
    const timer = setTimeout(() => {
      const prepared = lane === "short" ? this.#prepare() : Promise.resolve();
      const work = prepared
        .then(() => this.#drain(lane))
        .then(
          () => void this.#failing.delete(lane),
          (error: unknown) => this.#sayFailing(lane, error),
        )
        .finally(() => this.#plan(lane));
      this.#work.set(lane, work);
    }, pauseInMilliseconds);
    timer.unref();
    this.#timers.set(lane, timer);
  }

  /** Reports a lane once until it succeeds again: it tries twice a second, and a database may be away for hours. */
  #sayFailing(lane: Lane, error: unknown): void {
    if (!this.#failing.has(lane)) this.#log.warn({ err: error }, "jobs could not be read");
    this.#failing.add(lane);
  }

  /** Puts the jobs of a stopped server back into the queue. */
  async #takeOver(): Promise<void> {
    if (this.#database.dialect === "sqlite") return;
    const time = Date.now();
    if (time - this.#lookedForEnded < saidEveryMilliseconds) return;
    this.#lookedForEnded = time;
    await this.#database.writeIndependent((db) => reclaimStaleJobs(db, timestampOf(time - this.#endedAfter)));
  }

  async #run(job: JobRow): Promise<Settle> {
    const handler = ownValue(this.#handlers, job.kind);
    const sayingSo = setInterval(() => {
      this.#database
        .writeIndependent((db) => heartbeat(db, job, undefined))
        .catch((error) => this.#log.warn({ err: error }));
    }, saidEveryMilliseconds);
    try {
      if (!handler) throw new Error(`Nobody knows how to do a job of the kind "${job.kind}"`);
      const report = (progress: JobProgress) =>
        this.#database.writeIndependent((db) => heartbeat(db, job, progress));
      const ending = await handler.run(JSON.parse(job.payload), report, this.#stopping.signal, job);
      const outcome = ending?.failure
        ? this.#outcomeOf(job, handler, ending.failure)
        : ({ status: "finished" } as const);
      return async (db) => {
        await ending?.store(db);
        await settleJob(db, job, outcome);
      };
    } catch (error) {
      const outcome = this.#outcomeOf(job, handler, error);
      return (db) => settleJob(db, job, outcome);
    } finally {
      clearInterval(sayingSo);
    }
  }

  #outcomeOf(job: JobRow, handler: JobHandler | undefined, error: unknown): JobOutcome {
    // Another server continues at once, or this one after its next start.
    if (this.#isStopped && handler?.lane === "long") return { status: "queued" };
    const message = error instanceof Error ? error.message : String(error);
    this.#log.warn({ job: job.public_id, kind: job.kind, attempts: job.attempts, message }, "a job failed");
    const wait = error instanceof FinalFailure ? undefined : handler?.retriesAfter[job.attempts - 1];
    if (wait === undefined) return { status: "failed", error: message };
    return { status: "queued", error: message, dueAt: timestampOf(Date.now() + wait * 1000) };
  }
}
