import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { now } from "../database/clock";
import type { Handle } from "../database/database";
import { byDialect } from "../database/dialects";
import { insertAll } from "../database/insert-all";
import type { Tables } from "../database/tables/schema";

/** A stored job. */
export type JobRow = Selectable<Tables["jobs"]>;

/** Work to be done after the transaction that enqueued it. */
export interface NewJob {
  kind: string;
  payload: unknown;
  /** The public id of what it is about, if its jobs are to be listed. */
  subject?: string;
  /** What it does, for the list of jobs: payloads are deleted when a job ends. */
  label?: string;
  publicId?: string;
}

/** Some values, or all but these. */
interface Choice {
  areIncluded: boolean;
  values: readonly string[];
}

/** The jobs of some kinds, and about some subjects. */
export interface JobChoice {
  kinds: Choice;
  /** Default: any. */
  subjects?: Choice;
}

const none: Choice = { areIncluded: false, values: [] };

function isChosen(column: "kind" | "subject", { areIncluded, values }: Choice) {
  if (values.length === 0) return sql<boolean>`${sql.lit(areIncluded ? 0 : 1)} = 1`;
  const name = sql.ref(column);
  const list = sql.join(values);
  // Of all but some subjects, those without one are part.
  return areIncluded
    ? sql<boolean>`${name} IN (${list})`
    : sql<boolean>`(${name} IS NULL OR ${name} NOT IN (${list}))`;
}

const maxListed = 100;
const nothing = "null";

/** Enqueues work; it is done after this transaction has been committed, or not at all. */
export async function enqueue(db: Handle, jobs: readonly NewJob[]): Promise<void> {
  await insertAll(
    db,
    "jobs",
    jobs.map((job) => rowOf(job, "queued")),
  );
}

/** Stores a job that this process begins at once. */
export function insertStarted(db: Handle, job: NewJob): Promise<JobRow> {
  return db
    .insertInto("jobs")
    .values({ ...rowOf(job, "started"), attempts: 1 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

function rowOf(
  { kind, payload, subject, label, publicId = randomUUID() }: NewJob,
  status: "queued" | "started",
) {
  const moment = now();
  return {
    public_id: publicId,
    kind,
    subject: subject ?? null,
    label: label ?? null,
    payload: JSON.stringify(payload),
    status,
    attempts: 0,
    due_at: moment,
    inserted_at: moment,
    updated_at: moment,
  };
}

/** Returns one job by its public id. */
export function findJob(db: Handle, publicId: string): Promise<JobRow | undefined> {
  return db.selectFrom("jobs").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** Returns the most recently enqueued jobs. */
export function listJobs(db: Handle): Promise<JobRow[]> {
  return db.selectFrom("jobs").selectAll().orderBy("id", "desc").limit(maxListed).execute();
}

/** Returns the number of jobs by status. */
export function countJobs(db: Handle): Promise<{ status: JobRow["status"]; jobs: number }[]> {
  return db
    .selectFrom("jobs")
    .select(["status", sql<number>`count(*)`.as("jobs")])
    .groupBy("status")
    .execute();
}

/** Whether a job is due. */
export async function hasDueJob(db: Handle, { kinds, subjects = none }: JobChoice): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .select("id")
    .where("status", "=", sql.lit("queued"))
    .where("due_at", "<=", now())
    .where(isChosen("kind", kinds))
    .where(isChosen("subject", subjects))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims the job that has waited longest, so that no other server runs it. */
export function claimJob(
  db: Handle,
  { kinds, subjects = none }: JobChoice = { kinds: none },
): Promise<JobRow | undefined> {
  return db
    .updateTable("jobs")
    .set({ status: "started", attempts: sql`attempts + 1`, updated_at: now() })
    .where("id", "=", (select) =>
      select
        .selectFrom("jobs")
        .select("id")
        .where("status", "=", sql.lit("queued"))
        .where("due_at", "<=", now())
        .where(isChosen("kind", kinds))
        .where(isChosen("subject", subjects))
        .orderBy("due_at")
        .orderBy("id")
        .limit(1)
        .modifyEnd(byDialect({ sqlite: sql``, postgres: sql`FOR UPDATE SKIP LOCKED` })),
    )
    .returningAll()
    .executeTakeFirst();
}

/** The progress of a job. */
export interface JobProgress {
  done: number;
  total: number;
}

/** Records that a job is still running, and its progress. */
export async function heartbeat(
  db: Handle,
  { id, attempts }: JobRow,
  progress: JobProgress | undefined,
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ ...progress, updated_at: now() })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

/** Records how a job ended, or when to retry it; does nothing if another server has started it again. */
export async function settleJob(
  db: Handle,
  { id, attempts }: JobRow,
  outcome: Pick<JobRow, "status"> & { error?: string; dueAt?: string },
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({
      status: outcome.status,
      // A webhook message contains a whole record: it must not outlive the record here.
      ...(outcome.status === "queued" ? {} : { payload: nothing }),
      error: outcome.error ?? null,
      updated_at: now(),
      ...(outcome.dueAt === undefined ? {} : { due_at: outcome.dueAt }),
    })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

/** Requeues the jobs whose server has not reported since a given time, or all of them. */
export async function reclaimStaleJobs(db: Handle, before: string | undefined): Promise<void> {
  const started = db.updateTable("jobs").set({ status: "queued" }).where("status", "=", "started");
  await (before === undefined ? started : started.where("updated_at", "<", before)).execute();
}

/** Deletes jobs that ended before a given time, and the payloads of later ones. */
export async function forgetJobs(db: Handle, before: string): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ payload: nothing })
    .where("status", "in", ["finished", "failed"])
    .where("payload", "!=", nothing)
    .execute();
  await db
    .deleteFrom("jobs")
    .where("status", "in", ["finished", "failed"])
    .where("updated_at", "<", before)
    .execute();
}
