import { endpoints, type ResponseStatus } from "@glossa/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../http/serve";
import type { Services } from "../../services";
import { visibleDataset } from "./datasets.access";
import { countRecords, countResponsesByUser, countResponsesOf, listAnnotators } from "./datasets.repository";

type Counts = Record<ResponseStatus, number>;

/** Routes for the progress of a dataset. */
export function progressRoutes(app: FastifyInstance, services: Services): void {
  const { database } = services;

  serve(app, services, endpoints.getDatasetProgress, async ({ caller, params }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    const [{ records, completed }, users] = await Promise.all([
      countRecords(database.read, dataset.id),
      listAnnotators(database.read, dataset.id),
    ]);
    return { total: records, completed, pending: records - completed, users };
  });

  serve(app, services, endpoints.getUsersProgress, async ({ caller, params }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    const counts = await countResponsesByUser(database.search, dataset.id);
    const users = [...new Set(counts.map((row) => row.username))].map((username) => {
      const own = counts.filter((row) => row.username === username);
      const of = (status: string) => sumUp(own.filter((row) => row.record_status === status));
      return { username, completed: of("completed"), pending: of("pending") };
    });
    return { users };
  });

  serve(app, services, endpoints.getMyDatasetMetrics, async ({ caller, params }) => {
    const dataset = await visibleDataset(database.read, caller, params.dataset_id);
    const [{ records }, counts] = await Promise.all([
      countRecords(database.read, dataset.id),
      countResponsesOf(database.read, dataset.id, caller.id),
    ]);
    const { submitted, discarded, draft } = sumUp(counts);
    const pending = records - submitted - discarded - draft;
    return { responses: { total: records, submitted, discarded, draft, pending } };
  });
}

function sumUp(rows: readonly { status: ResponseStatus; responses: number }[]): Counts {
  const counts: Counts = { submitted: 0, discarded: 0, draft: 0 };
  for (const row of rows) counts[row.status] += row.responses;
  return counts;
}
