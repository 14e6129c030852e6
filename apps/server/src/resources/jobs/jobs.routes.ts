import { endpoints, type JobDetails, type Transfer } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import type { Caller } from "../../http/caller";
import { forbidden, notFound } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { findJob, type JobRow, listJobs } from "../../jobs/jobs.repository";
import type { Services } from "../../services";
import { maySeeTransfer } from "../transfers/transfers.policy";
import { presentTransfer } from "../transfers/transfers.presenter";
import { listTransfers } from "../transfers/transfers.repository";
import { deliveryKind } from "../webhooks/deliveries.repository";
import { maySeeError, maySeeJobs } from "./jobs.policy";

// Messages to webhooks have lists of their own, and those of one dead receiver would hide everything else here.
const listed = { areIncluded: false, kinds: [deliveryKind] };

/** Routes for jobs. */
export function jobRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.getJob, async ({ caller, params }) => {
    const job = await findJob(database.read, params.job_id);
    if (!job) throw notFound("Job", params.job_id);
    if (!maySeeJobs(caller)) throw forbidden();
    return { id: job.public_id, status: job.status };
  });

  if (services.isPlain) return;
  serve(app, services, endpoints.listJobs, async ({ caller }) => {
    if (!maySeeJobs(caller)) throw forbidden();
    return { items: await presentJobs(services, await listJobs(database.read, listed), caller) };
  });

  serve(app, services, endpoints.getJobDetails, async ({ caller, params }) => {
    if (!maySeeJobs(caller)) throw forbidden();
    const job = await findJob(database.read, params.job_id);
    if (!job) throw notFound("Job", params.job_id);
    const [presented] = await presentJobs(services, [job], caller);
    return presented as JobDetails;
  });
}

async function presentJobs(
  { database, hub }: Services,
  jobs: readonly JobRow[],
  caller: Caller,
): Promise<JobDetails[]> {
  const ids = jobs.map(({ public_id }) => public_id);
  const transfers = new Map<string, Transfer>();
  for (const row of ids.length > 0 ? await listTransfers(database.read, ids) : [])
    if (await maySeeTransfer(database.read, caller, row))
      transfers.set(row.job_id, await presentTransfer(database.read, row, hub.url));
  return jobs.map((job) => {
    const transfer = transfers.get(job.public_id) ?? null;
    return { ...presentJob(job, maySeeError(caller, job.kind, transfer !== null)), transfer };
  });
}

function presentJob(
  { public_id, kind, status, attempts, done, total, ...job }: JobRow,
  isErrorVisible: boolean,
): JobDetails {
  const progress = done === null || total === null ? null : { done, total };
  const { inserted_at, updated_at } = job;
  const error = isErrorVisible ? job.error : null;
  return { id: public_id, kind, status, attempts, progress, error, inserted_at, updated_at };
}
