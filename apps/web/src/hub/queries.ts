import { type HubSelection, type HubViewer, hubViewer } from "@glossa/contract/hub";
import { queryOptions } from "@tanstack/react-query";
import { freshFor } from "../queries/client";
import { hubAddresses } from "./addresses";

async function viewer(): Promise<HubViewer> {
  return hubViewer({ url: (await hubAddresses()).viewer_url });
}

/** The addresses of the hub. */
export const hubAddressesQuery = queryOptions({
  queryKey: ["hub", "addresses"],
  queryFn: hubAddresses,
  staleTime: freshFor.long,
});

/** The subsets of a repository with their splits and columns. */
export const hubSubsetsQuery = (repository: string) =>
  queryOptions({
    queryKey: ["hub", repository],
    queryFn: async ({ signal }) => (await viewer()).subsets(repository, signal),
    staleTime: freshFor.long,
    // New data would reset the form.
    refetchOnWindowFocus: false,
  });

/** The first rows of a split. */
export const hubRowsQuery = (selection: HubSelection) =>
  queryOptions({
    queryKey: ["hub", selection, "rows"],
    queryFn: async ({ signal }) => (await viewer()).firstRows(selection, signal),
    staleTime: freshFor.long,
    refetchOnWindowFocus: false,
  });

/** The statistics of the hub about the columns of a split. */
export const hubFactsQuery = (selection: HubSelection) =>
  queryOptions({
    queryKey: ["hub", selection, "facts"],
    queryFn: async ({ signal }) => (await viewer()).facts(selection, signal),
    staleTime: freshFor.long,
    refetchOnWindowFocus: false,
  });
