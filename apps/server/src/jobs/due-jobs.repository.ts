import { sql } from "kysely";
import { now } from "../database/clock";
import type { Handle } from "../database/database";
import { byDialect, dialectOf } from "../database/dialects";
import { allKinds, type JobKinds, ofKinds } from "./job-kinds";
import { type JobRow, noPayload, unfinished } from "./jobs.repository";

/** The number of the locks on subjects, beside those of writes. */
const subjectLocks = 4_102_003;

/** Keeps other servers from claiming a job about a subject until the end of the transaction. */
async function lockSubject(db: Handle, subject: string): Promise<void> {
  // With a file there is one server.
  if (dialectOf(db) === "postgres")
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(subjectLocks)}, hashtext(${subject}))`.execute(db);
}

/** Whether a job is due; one about a subject, whether no other about it is running, on any server. */
export async function hasDueJob(db: Handle, kinds: JobKinds): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .select("id")
    .where("status", "=", sql.lit("queued"))
    .where("due_at", "<=", now())
    .where(ofKinds(kinds))
    .where(isFree(kinds))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The subjects about which jobs of some kinds are due. It goes from one subject to the next in the index: one of them may
 * have a hundred thousand jobs.
 */
export async function dueSubjects(db: Handle, kinds: JobKinds): Promise<string[]> {
  const queued = sql`SELECT min(subject) FROM jobs WHERE status = 'queued'`;
  const { rows } = await sql<{ subject: string }>`
    WITH RECURSIVE waiting (subject) AS (
      ${queued}
      UNION ALL
      SELECT (${queued} AND subject > waiting.subject) FROM waiting WHERE waiting.subject IS NOT NULL
    )
    SELECT subject FROM waiting WHERE EXISTS (
      SELECT 1 FROM jobs
      WHERE status = 'queued' AND subject = waiting.subject AND due_at <= ${now()} AND ${ofKinds(kinds)}
    )`.execute(db);
  return rows.map(({ subject }) => subject);
}

/** The condition that no job about the subject is running. */
function isFree({ subject }: JobKinds) {
  if (subject === undefined) return sql<boolean>`1 = 1`;
  return sql<boolean>`NOT EXISTS (
    SELECT 1 FROM jobs AS running WHERE running.status = 'started' AND running.subject = ${subject}
  )`;
}

/**
 * Claims the job that has waited longest, so that no other server runs it. Of a subject, none while another one is
 * running: a receiver gets one message after the other.
 */
export async function claimJob(db: Handle, kinds = allKinds): Promise<JobRow | undefined> {
  // Otherwise two servers could claim one each at the same moment.
  if (kinds.subject !== undefined) await lockSubject(db, kinds.subject);
  return db
    .updateTable("jobs")
    .set({ status: "started", attempts: sql`attempts + 1`, updated_at: now() })
    .where("id", "=", (select) =>
      select
        .selectFrom("jobs")
        .select("id")
        .where("status", "=", sql.lit("queued"))
        .where("due_at", "<=", now())
        .where(ofKinds(kinds))
        .where(isFree(kinds))
        .orderBy("due_at")
        .orderBy("id")
        .limit(1)
        .modifyEnd(byDialect({ sqlite: sql``, postgres: sql`FOR UPDATE SKIP LOCKED` })),
    )
    .returningAll()
    .executeTakeFirst();
}

/**
 * Whether a run of a job is the current one: another server takes over a job whose server has been silent for a minute.
 * Nobody takes it over until the transaction ends.
 */
export async function isCurrentRun(db: Handle, { id, attempts }: JobRow): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .select("id")
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("status", "=", "started")
    .modifyEnd(byDialect({ sqlite: sql``, postgres: sql`FOR SHARE` }))
    .executeTakeFirst();
  return row !== undefined;
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

/** How a job has ended, or when to retry it. */
export type JobOutcome = Pick<JobRow, "status"> & { error?: string; dueAt?: string };

/** Records how a job ended, or when to retry it; not if another server has started it again, or it was ended meanwhile. */
export async function settleJob(db: Handle, { id, attempts }: JobRow, outcome: JobOutcome): Promise<void> {
  await db
    .updateTable("jobs")
    .set({
      status: outcome.status,
      // A webhook message contains a whole record: it must not outlive the record here.
      ...(outcome.status === "queued" ? {} : { payload: noPayload }),
      error: outcome.error ?? null,
      updated_at: now(),
      ...(outcome.dueAt === undefined ? {} : { due_at: outcome.dueAt }),
    })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("status", "in", unfinished)
    .execute();
}

/** Requeues the jobs whose server has not reported since a given time, or all of them. */
export async function reclaimStaleJobs(db: Handle, before: string | undefined): Promise<void> {
  const started = db.updateTable("jobs").set({ status: "queued" }).where("status", "=", "started");
  await (before === undefined ? started : started.where("updated_at", "<", before)).execute();
}
