import type { DatasetRecord } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import type { OutboxEntry } from "../outbox/entry";
import { isRecord } from "./search-of";
import type { AnnotationServer } from "./server";

/** The failure of this search is that of the call which it stands for. */
const failure = "ERROR_FETCHING_RECORD_BY_ID";

/** Identifies a record within its dataset. */
export type RecordPlace = Pick<OutboxEntry, "datasetId" | "recordId">;

/**
 * Loads one record with a search for its id, including the user's own response. Argilla servers return 500 from
 * `GET /records/{id}` for each record with vectors, so this call cannot be used.
 *
 * @throws ApiError with status 404 where the dataset has no such record
 */
export async function recordById(
  { api }: Pick<AnnotationServer, "api">,
  { datasetId, recordId }: RecordPlace,
  include: readonly ("responses" | "suggestions")[],
  signal?: AbortSignal,
): Promise<DatasetRecord> {
  const { items } = await api.searchMyRecords({
    params: { dataset_id: datasetId },
    query: { include: [...include], offset: 0, limit: 1 },
    body: { filters: { and: [isRecord([recordId])] } },
    ...(signal && { signal }),
    failure,
  });
  const found = items.find(({ record }) => record.id === recordId);
  if (!found) throw new ApiError("http", { status: 404, failure });
  return found.record;
}
