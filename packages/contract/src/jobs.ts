import { z } from "zod";
import { itemsOf, timestamp, uuid } from "./common-schemas";
import { endpoint, managers } from "./endpoint";

/** A job: work that outlives its request. */
export const job = z.object({
  id: z.string(),
  status: z.enum(["queued", "started", "deferred", "scheduled", "finished", "failed", "stopped", "canceled"]),
});

/** A job: work that outlives its request. */
export type Job = z.output<typeof job>;

const params = z.object({ dataset_id: uuid });
const text = z.string().min(1).max(1000);
// Each pair is worked on for each row.
const pairs = z.array(z.object({ source: text, target: text })).max(500);

const hubImport = z.object({
  name: text,
  subset: text,
  split: text,
  mapping: z.object({
    fields: pairs.min(1),
    metadata: pairs.nullish(),
    suggestions: pairs.nullish(),
    external_id: z.string().max(1000).nullish(),
  }),
});

const hubExport = z.object({
  name: text,
  subset: text.default("default"),
  split: text.default("train"),
  private: z.boolean().default(false),
  token: text,
});

/** Why a transfer from or to the hub failed; people read a translation. */
export const transferFailures = [
  // The repository: missing or not readable, without this split, without columns that the mapping names.
  "repository_not_found",
  "split_not_found",
  "column_not_found",
  "not_ready",
  "not_supported",
  "no_rows",
  // The hub as a whole.
  "hub_unreachable",
  "hub_busy",
  "hub_refused",
  // The token of an export: refused, without permission to write there, or gone since the server was restarted.
  "token_refused",
  "token_cannot_write",
  "token_lost",
  // This side.
  "dataset_not_published",
  "dataset_without_records",
  "access_lost",
  "storage_full",
  "server",
] as const;

/** A transfer of a dataset from or to the hub, which a job runs. */
export const transfer = z.object({
  direction: z.enum(["import", "export"]),
  dataset_id: z.string(),
  /** The repository on the hub, `owner/name`. */
  repository: z.string(),
  subset: z.string(),
  split: z.string(),
  failure: z.enum(transferFailures).nullable(),
  /** Of the rows of an import, how many became records, changed records, or were refused. */
  counts: z.object({ created: z.int(), updated: z.int(), refused: z.int() }),
  /** Why rows were refused: the most frequent reasons. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** The page of the repository. */
  url: z.string(),
});

/** A transfer of a dataset from or to the hub, which a job runs. */
export type Transfer = z.output<typeof transfer>;
/** Why a transfer from or to the hub failed. */
export type TransferFailure = (typeof transferFailures)[number];

/** A row that an import refused; rows count from 0. */
const refusedRow = z.object({ row: z.int(), external_id: z.string(), reason: z.string() });

/** A job with all details. */
export const jobDetails = job.extend({
  kind: z.string(),
  attempts: z.number(),
  progress: z.object({ done: z.number(), total: z.number() }).nullable(),
  /** Why it failed, or the last try did. */
  error: z.string().nullable(),
  /** What it transfers, if it is an import or an export. */
  transfer: transfer.nullish(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A job with all details. */
export type JobDetails = z.output<typeof jobDetails>;

/** Endpoints for jobs. */
export const jobEndpoints = {
  importFromHub: endpoint({
    method: "POST",
    path: "/datasets/:dataset_id/import",
    failure: "ERROR_IMPORTING_DATASET",
    roles: managers,
    params,
    body: hubImport,
    responses: { 202: job },
  }),
  exportToHub: endpoint({
    method: "POST",
    path: "/datasets/:dataset_id/export",
    failure: "ERROR_EXPORTING_DATASET",
    roles: managers,
    params,
    body: hubExport,
    responses: { 202: job },
  }),
  getJob: endpoint({
    method: "GET",
    path: "/jobs/:job_id",
    // Argilla's ids of jobs are texts of any form.
    params: z.object({ job_id: z.string() }),
    responses: { 200: job },
  }),
  listJobs: endpoint({ method: "GET", path: "/glossa/jobs", responses: { 200: itemsOf(jobDetails) } }),
  getJobDetails: endpoint({
    method: "GET",
    path: "/glossa/jobs/:job_id",
    params: z.object({ job_id: z.string() }),
    responses: { 200: jobDetails },
  }),
  /** The rows that an import refused, with the reason of each. */
  listRefusedRows: endpoint({
    method: "GET",
    path: "/glossa/jobs/:job_id/report",
    params: z.object({ job_id: z.string() }),
    responses: { 200: itemsOf(refusedRow) },
  }),
};
