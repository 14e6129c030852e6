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
const pairs = z.array(z.object({ source: z.string().min(1), target: z.string().min(1) }));

const hubImport = z.object({
  name: z.string().min(1),
  subset: z.string().min(1),
  split: z.string().min(1),
  mapping: z.object({
    fields: pairs.min(1),
    metadata: pairs.nullish(),
    suggestions: pairs.nullish(),
    external_id: z.string().nullish(),
  }),
});

const hubExport = z.object({
  name: z.string().min(1),
  subset: z.string().min(1).default("default"),
  split: z.string().min(1).default("train"),
  private: z.boolean().default(false),
  token: z.string().min(1),
});

/** A job with all details. */
export const jobDetails = job.extend({
  kind: z.string(),
  attempts: z.number(),
  progress: z.object({ done: z.number(), total: z.number() }).nullable(),
  /** Why it failed, or the last try did. */
  error: z.string().nullable(),
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
};
