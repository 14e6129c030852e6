import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { now } from "../database/clock";
import type { Handle } from "../database/database";
import { byDialect } from "../database/dialects";
import { insertAll } from "../database/insert-all";
import type { Tables } from "../database/schema";

/** A stored job. */
export type JobRow = Selectable<Tables["jobs"]>;

/** Work that is to be done after the transaction that ordered it. */
export interface NewJob {
  kind: string;
  payload: unknown;
}

const maxListed = 100;
const nothing = "null";

/** Orders work; it is done once this transaction has been written, or not at all. */
export async function enqueue(db: Handle, jobs: readonly NewJob[]): Promise<void> {
  const rows = jobs.map(({ kind, payload }) => {
    const moment = now();
    return {
      public_id: randomUUID(),
      kind,
      payload: JSON.stringify(payload),
      status: "queued" as const,
      attempts: 0,
      due_at: moment,
      inserted_at: moment,
      updated_at: moment,
    };
  });
  await insertAll(db, "jobs", rows);
}

/** One job by the id that travels. */
export function findJob(db: Handle, publicId: string): Promise<JobRow | undefined> {
  return db.selectFrom("jobs").selectAll().where("public_id", "=", publicId).executeTakeFirst();
}

/** The jobs that were ordered last. */
export function listJobs(db: Handle): Promise<JobRow[]> {
  return db.selectFrom("jobs").selectAll().orderBy("id", "desc").limit(maxListed).execute();
}

/** How many jobs there are by their status. */
export function countJobs(db: Handle): Promise<{ status: JobRow["status"]; jobs: number }[]> {
  return db
    .selectFrom("jobs")
    .select(["status", sql<number>`count(*)`.as("jobs")])
    .groupBy("status")
    .execute();
}

/** Whether there is work to be done now. */
export async function hasDueJob(db: Handle): Promise<boolean> {
  const row = await db
    .selectFrom("jobs")
    .select("id")
    .where("status", "=", sql.lit("queued"))
    .where("due_at", "<=", now())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes the job that has waited longest, so that nobody else does it. */
export function claimJob(db: Handle): Promise<JobRow | undefined> {
  return db
    .updateTable("jobs")
    .set({ status: "started", attempts: sql`attempts + 1`, updated_at: now() })
    .where("id", "=", (select) =>
      select
        .selectFrom("jobs")
        .select("id")
        .where("status", "=", sql.lit("queued"))
        .where("due_at", "<=", now())
        .orderBy("due_at")
        .orderBy("id")
        .limit(1)
        .modifyEnd(byDialect({ sqlite: sql``, postgres: sql`FOR UPDATE SKIP LOCKED` })),
    )
    .returningAll()
    .executeTakeFirst();
}

/** How far a job is. */
export interface JobProgress {
  done: number;
  total: number;
}

/** Says that a job is still being done, and how far it is. */
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

/** Notes how a job ended, or when it is to be tried again; nothing where somebody else has begun it anew. */
export async function settleJob(
  db: Handle,
  { id, attempts }: JobRow,
  outcome: Pick<JobRow, "status"> & { error?: string; dueAt?: string },
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({
      status: outcome.status,
      // A message to a webhook holds a whole record: it must not outlive the record here.
      ...(outcome.status === "queued" ? {} : { payload: nothing }),
      error: outcome.error ?? null,
      updated_at: now(),
      ...(outcome.dueAt === undefined ? {} : { due_at: outcome.dueAt }),
    })
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .execute();
}

/** Puts back what was begun and not heard of since a moment, or all of it: whoever did it has ended. */
export async function reclaimStaleJobs(db: Handle, before: string | undefined): Promise<void> {
  const started = db.updateTable("jobs").set({ status: "queued" }).where("status", "=", "started");
  await (before === undefined ? started : started.where("updated_at", "<", before)).execute();
}

/** Forgets work that was done before a moment, and of later work what it was about. */
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
