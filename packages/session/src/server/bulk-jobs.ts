import type { BulkActionInput } from "@glossa/contract";
import { ApiError, type Client } from "@glossa/contract/client";
import { type BulkJobsPort, CriteriaRefusedError } from "../controller/ports";
import { searchOf } from "./search-of";

export type BulkActionApi = Pick<
  Client,
  | "listBulkActions"
  | "createBulkAction"
  | "getBulkAction"
  | "cancelBulkAction"
  | "undoBulkAction"
  | "redoBulkAction"
>;

/**
 * Creates the port by which the server runs bulk actions in one dataset, if it can: `bulk_actions` in its settings.
 *
 * @param api a client of the server
 * @param datasetId whose records are affected
 * @example
 * const jobs = bulkJobsPort(makeClient({ baseUrl: "" }), "support-tickets");
 * const action = await jobs.latest();
 * if (action?.state === "running") await jobs.cancel(action.id);
 */
export function bulkJobsPort(api: BulkActionApi, datasetId: string): BulkJobsPort {
  const here = { params: { dataset_id: datasetId } };
  const one = (id: string) => ({ params: { dataset_id: datasetId, bulk_action_id: id } });
  return {
    start({ criteria, status, values, leastScore, own, exceptIds }) {
      // The server checks the values against their questions.
      const body = {
        search: searchOf(criteria),
        status,
        values,
        ...(leastScore !== undefined && { accept_suggestions: { least_score: leastScore } }),
        own: own.map((each) => ({ record_id: each.recordId, values: each.values })),
        except_ids: [...exceptIds],
      } as BulkActionInput;
      return api.createBulkAction({ ...here, body }).catch(orRefused);
    },
    latest: async () => (await api.listBulkActions(here)).items[0],
    get: (id) => api.getBulkAction(one(id)),
    cancel: (id) => api.cancelBulkAction(one(id)),
    undo: (id) => api.undoBulkAction(one(id)).catch(orRefused),
    redo: (id) => api.redoBulkAction(one(id)).catch(orRefused),
  };
}

/** A refusal has a reason; without a reply, or in an outage, nothing is known. */
function orRefused(error: unknown): never {
  const isRefused = error instanceof ApiError && error.status !== undefined && error.status < 500;
  throw isRefused ? new CriteriaRefusedError("The server refused the action.", { cause: error }) : error;
}
