import { endpoints, errorCodes, type JobDetails } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Caller } from "../../http/caller";
import { forbidden, HttpError, notFound, unprocessable } from "../../http/http-errors";
import { serve } from "../../http/serve";
import { findJob, type JobRow, listJobs } from "../../jobs/jobs.repository";
import type { Services } from "../../services";
import { managedDataset } from "../datasets/datasets.access";
import { countRecords } from "../datasets/datasets.repository";
import { maySeeError, maySeeJobs } from "./jobs.policy";

/** Routes for jobs. */
export function jobRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.importFromHub, async ({ caller, params }) => {
    await managedDataset(database.read, caller, params.dataset_id);
    throw withoutHub("import from");
  });

  serve(app, services, endpoints.exportToHub, async ({ caller, params }) => {
    const dataset = await managedDataset(database.read, caller, params.dataset_id);
    const { records } = await countRecords(database.read, dataset.id);
    if (records === 0)
      throw unprocessable(
        errorCodes.withoutRecords,
        `Dataset with id \`${dataset.public_id}\` has no records to export`,
      );
    throw withoutHub("export to");
  });

  serve(app, services, endpoints.getJob, async ({ caller, params }) => {
    const job = await findJob(database.read, params.job_id);
    if (!job) throw notFound("Job", params.job_id);
    if (!maySeeJobs(caller)) throw forbidden();
    return { id: job.public_id, status: job.status };
  });

  if (services.isPlain) return;
  serve(app, services, endpoints.listJobs, async ({ caller }) => {
    if (!maySeeJobs(caller)) throw forbidden();
    return { items: (await listJobs(database.read)).map((job) => presentJob(job, caller)) };
  });

  serve(app, services, endpoints.getJobDetails, async ({ caller, params }) => {
    if (!maySeeJobs(caller)) throw forbidden();
    const job = await findJob(database.read, params.job_id);
    if (!job) throw notFound("Job", params.job_id);
    return presentJob(job, caller);
  });

  serve(app, services, endpoints.listRefusedRows, async ({ caller, params }) => {
    if (!maySeeJobs(caller)) throw forbidden();
    throw notFound("Import", params.job_id);
  });
}

function presentJob(
  { public_id, kind, status, attempts, done, total, ...job }: JobRow,
  caller: Caller,
): JobDetails {
  const progress = done === null || total === null ? null : { done, total };
  const { inserted_at, updated_at } = job;
  const error = maySeeError(caller, kind) ? job.error : null;
  return { id: public_id, kind, status, attempts, progress, error, inserted_at, updated_at };
}

function withoutHub(what: string): HttpError {
  return new HttpError(501, {
    detail: `This server cannot ${what} the hub. Use the command line or a client instead`,
  });
}
