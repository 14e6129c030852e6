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
  /** The public id of the dataset whose content the payload contains: it must not outlive the dataset. */
  datasetPublicId?: string;
  publicId?: string;
}

/** Some kinds of jobs, or all but these. */
export interface JobKinds {
  areIncluded: boolean;
  kinds: readonly string[];
  /** Without it, jobs about any subject, or about none. */
  subject?: string;
}

const allKinds: JobKinds = { areIncluded: false, kinds: [] };

function ofKinds({ areIncluded, kinds, subject }: JobKinds) {
  const about = subject === undefined ? sql`` : sql` AND subject = ${subject}`;
  if (kinds.length === 0) return sql<boolean>`${sql.lit(areIncluded ? 0 : 1)} = 1${about}`;
  const list = sql.join(kinds.map((kind) => sql.lit(kind)));
  return areIncluded ? sql<boolean>`kind IN (${list})${about}` : sql<boolean>`kind NOT IN (${list})${about}`;
}

const maxListed = 100;
const nothing = "null";
const unfinished: readonly JobRow["status"][] = ["queued", "started"];

/** Enqueues work; it is done after this transaction has been committed, or not at all. */
export async function enqueue(db: Handle, jobs: readonly NewJob[]): Promise<void> {
  await insertAll(
    db,
    "jobs",
    jobs.map((job) => rowOf(job, "queued")),
  );
}

/** Whether a job of a kind about a subject is queued or running. */
export async function hasUnfinishedJob(
  db: Handle,
  { kind, subject }: Required<Pick<NewJob, "kind" | "subject">>,
): Promise<boolean> {
  const query = db
    .selectFrom("jobs")
    .select("id")
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("status", "in", unfinished)
    .limit(1);
  return (await query.executeTakeFirst()) !== undefined;
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
  { kind, payload, subject, label, datasetPublicId, publicId = randomUUID() }: NewJob,
  status: "queued" | "started",
) {
  const moment = now();
  return {
    public_id: publicId,
    kind,
    subject: subject ?? null,
    label: label ?? null,
    dataset_public_id: datasetPublicId ?? null,
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

/** Returns the most recently enqueued jobs, perhaps of some kinds. */
export function listJobs(db: Handle, kinds = allKinds): Promise<JobRow[]> {
  const jobs = db.selectFrom("jobs").selectAll().where(ofKinds(kinds));
  return jobs.orderBy("id", "desc").limit(maxListed).execute();
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
export async function hasDueJob(db: Handle, kinds: JobKinds): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .select("id")
    .where("status", "=", sql.lit("queued"))
    .where("due_at", "<=", now())
    .where(ofKinds(kinds))
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

/** Claims the job that has waited longest, so that no other server runs it. */
export function claimJob(db: Handle, kinds = allKinds): Promise<JobRow | undefined> {
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

/** Records how a job ended, or when to retry it; not if another server has started it again, or it was ended meanwhile. */
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
    .where("status", "in", unfinished)
    .execute();
}

/** Ends the unfinished jobs that contain something of a dataset, except those that do one thing. */
export async function endJobsOfDataset(
  db: Handle,
  datasetPublicId: string,
  { error, exceptLabel }: { error: string; exceptLabel: string },
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ status: "failed", payload: nothing, error, updated_at: now() })
    .where("dataset_public_id", "=", datasetPublicId)
    .where("label", "!=", exceptLabel)
    .where("status", "in", unfinished)
    .execute();
}

/** Ends the unfinished jobs of a kind about a subject: something else has done their work. */
export async function finishJobs(
  db: Handle,
  { kind, subject }: Required<Pick<NewJob, "kind" | "subject">>,
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ status: "finished", payload: nothing, updated_at: now() })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("status", "in", unfinished)
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
