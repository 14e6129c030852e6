import { randomUUID } from "node:crypto";
import { type Selectable, sql } from "kysely";
import { now } from "../database/clock";
import type { Handle } from "../database/database";
import { insertAll } from "../database/insert-all";
import type { Tables } from "../database/tables/schema";
import { allKinds, ofKinds } from "./job-kinds";

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

const maxListed = 100;
/** The payload of a job that has ended. */
export const noPayload = "null";
/** The statuses of jobs that have not ended. */
export const unfinished: readonly JobRow["status"][] = ["queued", "started"];

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

/** Ends the unfinished jobs that contain something of a dataset, except those that do one thing. */
export async function endJobsOfDataset(
  db: Handle,
  datasetPublicId: string,
  { error, exceptLabel }: { error: string; exceptLabel: string },
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ status: "failed", payload: noPayload, error, updated_at: now() })
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
    .set({ status: "finished", payload: noPayload, updated_at: now() })
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("status", "in", unfinished)
    .execute();
}

/** Deletes jobs that ended before a given time, and the payloads of later ones. */
export async function forgetJobs(db: Handle, before: string): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ payload: noPayload })
    .where("status", "in", ["finished", "failed"])
    .where("payload", "!=", noPayload)
    .execute();
  await db
    .deleteFrom("jobs")
    .where("status", "in", ["finished", "failed"])
    .where("updated_at", "<", before)
    .execute();
}
