import type { Dataset } from "@glossa/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api";
import { freshFor, queryClient } from "./client";

/** The datasets that the person may see. */
export const datasetsQuery = queryOptions({
  queryKey: ["datasets"],
  queryFn: async ({ signal }) => (await api.listMyDatasets({ signal })).items,
});

/** The workspaces that the person is in, for the names that datasets lack. */
export const workspacesQuery = queryOptions({
  queryKey: ["workspaces"],
  queryFn: async ({ signal }) => (await api.listMyWorkspaces({ signal })).items,
  staleTime: freshFor.medium,
});

/** One workspace. */
export const workspaceQuery = (workspace_id: string) =>
  queryOptions({
    queryKey: ["workspaces", workspace_id],
    queryFn: ({ signal }) => api.getWorkspace({ params: { workspace_id }, signal }),
    staleTime: freshFor.medium,
    meta: { isQuiet: true },
  });

/** One dataset. */
export const datasetQuery = (id: string) => ofDataset(id, [], api.getDataset);

/** How far the team is with a dataset. */
export const progressQuery = (id: string) => ofDataset(id, ["progress"], api.getDatasetProgress);

/** How far the person is with a dataset. */
export const metricsQuery = (id: string) =>
  ofDataset(id, ["metrics"], async (call) => (await api.getMyDatasetMetrics(call)).responses);

/** The fields of a dataset, in their order. */
export const fieldsQuery = (id: string) =>
  ofDataset(id, ["fields"], async (call) => (await api.listFields(call)).items, freshFor.long);

/** The questions of a dataset, in their order. */
export const questionsQuery = (id: string) =>
  ofDataset(id, ["questions"], async (call) => (await api.listQuestions(call)).items, freshFor.long);

/** The metadata that the person may see of a dataset's records. */
export const metadataPropertiesQuery = (id: string) =>
  ofDataset(
    id,
    ["metadata-properties"],
    async (call) => (await api.listMyMetadataProperties(call)).items,
    freshFor.medium,
  );

interface Call {
  params: { dataset_id: string };
  signal: AbortSignal;
}

/** Something of one dataset: a background read, whose failure the page tells itself or shows as "-". */
function ofDataset<Data>(
  dataset_id: string,
  part: [] | [string],
  ask: (call: Call) => Promise<Data>,
  staleTime = freshFor.short,
) {
  return queryOptions({
    queryKey: ["datasets", dataset_id, ...part],
    queryFn: ({ signal }) => ask({ params: { dataset_id }, signal }),
    staleTime,
    meta: { isQuiet: true },
  });
}

/** All that the pages of a dataset ask for, records apart. */
export const queriesOf = ({ id, workspace_id }: Dataset) => [
  datasetsQuery,
  workspacesQuery,
  workspaceQuery(workspace_id),
  ...[datasetQuery, progressQuery, metricsQuery, fieldsQuery, questionsQuery, metadataPropertiesQuery].map(
    (query) => query(id),
  ),
];

/** Forgets what an answer has changed in a dataset: the person's own numbers and the team's. */
export function forgetCounters(id: string): void {
  for (const { queryKey } of [metricsQuery(id), progressQuery(id)])
    void queryClient.invalidateQueries({ queryKey });
}
