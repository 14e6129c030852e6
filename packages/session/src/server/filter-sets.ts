import { errorCodes, type FilterSet } from "@glossa/contract";
import { ApiError, type Client } from "@glossa/contract/client";
import {
  byName,
  type FilterSetContent,
  FilterSetError,
  type FilterSetFault,
  type FilterSetStore,
} from "../filter-sets/filter-sets";

export type FilterSetApi = Pick<
  Client,
  "listFilterSets" | "createFilterSet" | "updateFilterSet" | "deleteFilterSet"
>;

/**
 * Keeps the filter sets of a dataset on the server.
 *
 * @param api the client
 * @param datasetId the dataset whose filter sets are kept
 * @returns functions whose promises are rejected with `FilterSetError`
 * @example
 * const sets = serverFilterSets(makeClient({ baseUrl: "" }), "support-tickets");
 * await sets.create({ name: "German", criteria: { metadata: "lang.de" }, isShared: true });
 */
export function serverFilterSets(api: FilterSetApi, datasetId: string): FilterSetStore {
  const here = { params: { dataset_id: datasetId } };
  const one = (id: string) => ({ params: { dataset_id: datasetId, filter_set_id: id } });
  return {
    canShare: true,
    list: () => orFault(async () => [...(await api.listFilterSets(here)).items].sort(byName)),
    create: ({ name, criteria, isShared }) =>
      changed(() => api.createFilterSet({ ...here, body: { name, criteria, is_shared: isShared } })),
    change: (id, change) => changed(() => api.updateFilterSet({ ...one(id), body: bodyOf(change) })),
    remove: (id) => changed(() => api.deleteFilterSet(one(id))),
  };
}

type Body = Partial<Pick<FilterSet, "name" | "criteria" | "is_shared">>;

function bodyOf({ name, criteria, isShared }: Partial<FilterSetContent>): Body {
  return {
    ...(name !== undefined && { name }),
    ...(criteria && { criteria }),
    ...(isShared !== undefined && { is_shared: isShared }),
  };
}

async function changed(call: () => Promise<unknown>): Promise<void> {
  await orFault(call);
}

async function orFault<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof ApiError ? new FilterSetError(faultOf(error)) : error;
  }
}

const faults: Readonly<Record<number, FilterSetFault>> = {
  401: "signedOut",
  403: "forbidden",
  404: "gone",
  409: "taken",
  429: "unreachable",
};

function faultOf({ status, code }: ApiError): FilterSetFault {
  if (status === undefined || status >= 500) return "unreachable";
  if (code === errorCodes.limitReached) return "full";
  return faults[status] ?? "failed";
}
