import type { Dataset, DatasetSummary } from "@glossa/contract";
import { ApiError } from "@glossa/contract/client";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api";
import { isSignedOut, queryClient } from "./client";
import { datasetQuery, datasetsQuery } from "./datasets";
import { checkUnlisted } from "./lost-copies";
import { isAnnounced } from "./server";

/** The datasets that the user may see: with their details, or from servers that have no such list, without. */
export type DatasetListing =
  | { hasDetails: true; datasets: DatasetSummary[] }
  | { hasDetails: false; datasets: Dataset[] };

/** The list of the home page. */
export const datasetListQuery = queryOptions({
  queryKey: ["datasets", "list"],
  meta: { isPage: true },
  queryFn: async ({ signal }): Promise<DatasetListing> => {
    const datasets = (await isAnnounced("dataset_summaries")) ? await loadSummaries(signal) : undefined;
    if (datasets) {
      checkCopies(datasets);
      return { hasDetails: true, datasets };
    }
    const { items } = await api.listMyDatasets({ signal });
    checkCopies(items);
    queryClient.setQueryData(datasetsQuery.queryKey, items);
    return { hasDetails: false, datasets: items };
  },
});

/** Removes, after the list has been loaded, the offline copies of datasets that the user may no longer open. */
function checkCopies(listed: readonly { id: string }[]): void {
  void checkUnlisted(listed, (id) => queryClient.fetchQuery({ ...datasetQuery(id), staleTime: 0 }));
}

/** Takes a deleted dataset out of the lists, which would show it until they are loaded again. */
export function forgetDataset(id: string): void {
  const isOther = (dataset: { id: string }) => dataset.id !== id;
  queryClient.setQueryData(datasetsQuery.queryKey, (datasets) => datasets?.filter(isOther));
  queryClient.setQueryData(datasetListQuery.queryKey, (listing) => listing && filtered(listing, isOther));
  for (const { queryKey } of [datasetsQuery, datasetListQuery])
    void queryClient.invalidateQueries({ queryKey, exact: true });
}

function filtered(listing: DatasetListing, isKept: (dataset: { id: string }) => boolean): DatasetListing {
  return listing.hasDetails
    ? { ...listing, datasets: listing.datasets.filter(isKept) }
    : { ...listing, datasets: listing.datasets.filter(isKept) };
}

function isTooMuch(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

/** Returns undefined if the list fails: the plain one may work, for example from an offline copy. */
async function loadSummaries(signal: AbortSignal): Promise<DatasetSummary[] | undefined> {
  try {
    return (await api.listMyDatasetSummaries({ signal })).items;
  } catch (error) {
    if (signal.aborted || isSignedOut(error) || isTooMuch(error)) throw error;
    return undefined;
  }
}
