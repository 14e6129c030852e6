import { randomUUID } from "node:crypto";
import { endpoints } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { forbidden, notFound } from "../../http/errors/http-errors";
import { serve } from "../../http/serve";
import { enqueue, findJob } from "../../jobs/jobs.repository";
import type { Services } from "../../services";
import { recordAudit } from "../audit/audit.repository";
import { managedDataset } from "../datasets/datasets.access";
import { maySeeJobs } from "../jobs/jobs.policy";
import { importKind } from "./import-job";
import { maySeeTransfer } from "./transfers.policy";
import { insertTransfer, listRefusedRows, listTransfers } from "./transfers.repository";

/** Routes for imports from the hub. */
export function importRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.importFromHub, async ({ caller, params, body }) =>
    database.write(async (db) => {
      const dataset = await managedDataset(db, caller, params.dataset_id);
      const id = randomUUID();
      const transfer = await insertTransfer(db, {
        job_id: id,
        dataset_id: dataset.id,
        user_id: caller.id,
        direction: "import",
        request: JSON.stringify(body),
      });
      await enqueue(db, [{ kind: importKind, payload: { transferId: transfer.id }, publicId: id }]);
      const { name: repository, subset, split } = body;
      await recordAudit(db, {
        by: caller,
        action: "dataset.imported",
        object: { id: dataset.public_id, name: dataset.name },
        details: { repository, subset, split },
      });
      return { id, status: "queued" as const };
    }),
  );

  if (services.isPlain) return;
  serve(app, services, endpoints.listRefusedRows, async ({ caller, params }) => {
    if (!maySeeJobs(caller)) throw forbidden();
    const job = await findJob(database.read, params.job_id);
    const [transfer] = job ? await listTransfers(database.read, [job.public_id]) : [];
    if (!transfer) throw notFound("Import", params.job_id);
    if (!(await maySeeTransfer(database.read, caller, transfer))) throw forbidden();
    return { items: await listRefusedRows(database.read, transfer.id) };
  });
}
