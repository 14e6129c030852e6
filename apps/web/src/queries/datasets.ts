import type { Dataset } from "@glossa/contract";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api";
import { freshFor, queryClient } from "./client";
import { keepingDeletion } from "./known-deletions";
import { removingLostCopy } from "./lost-copies";
import { loadOwnProgress } from "./own-progress";

/** The datasets that the user may see. */
export const datasetsQuery = queryOptions({
  queryKey: ["datasets"],
  queryFn: async ({ signal }) => (await api.listMyDatasets({ signal })).items,
});

/** The user's workspaces. A dataset has only the id of its workspace; these have the names. */
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
export const datasetQuery = (id: string) =>
  ofDataset(id, [], (call) => removingLostCopy(id, keepingDeletion(id, api.getDataset(call))));

/** The progress of the team with a dataset. */
export const progressQuery = (id: string) => ofDataset(id, ["progress"], api.getDatasetProgress);

/** The progress of the user with a dataset. */
export const metricsQuery = (id: string) => ofDataset(id, ["metrics"], loadOwnProgress);

/** The fields of a dataset, in order. */
export const fieldsQuery = (id: string) =>
  ofDataset(id, ["fields"], async (call) => (await api.listFields(call)).items, freshFor.long);

/** The questions of a dataset, in order. */
export const questionsQuery = (id: string) =>
  ofDataset(id, ["questions"], async (call) => (await api.listQuestions(call)).items, freshFor.long);

/** The metadata properties that the user may see in a dataset's records. */
export const metadataPropertiesQuery = (id: string) =>
  ofDataset(
    id,
    ["metadata-properties"],
    async (call) => (await api.listMyMetadataProperties(call)).items,
    freshFor.medium,
  );

/** The vectors of a dataset, by which similar records are found. */
export const vectorsQuery = (id: string) =>
  ofDataset(
    id,
    ["vectors-settings"],
    async (call) => (await api.listVectorsSettings(call)).items,
    freshFor.long,
  );

interface Call {
  params: { dataset_id: string };
  signal: AbortSignal;
}

/** A part of a dataset: a background request whose failure the page reports itself or shows as "-". */
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

/** Requests the parts of a dataset that its annotation page waits for. */
export async function prefetchDataset(id: string): Promise<void> {
  void queryClient.prefetchQuery(fieldsQuery(id));
  void queryClient.prefetchQuery(questionsQuery(id));
  void queryClient.prefetchQuery(metadataPropertiesQuery(id));
  void queryClient.prefetchQuery(vectorsQuery(id));
  const dataset = await queryClient.fetchQuery(datasetQuery(id)).catch(() => undefined);
  if (dataset) await queryClient.prefetchQuery(workspaceQuery(dataset.workspace_id));
}

/** The queries about a dataset that an offline copy keeps, without the records. */
export const queriesOf = ({ id, workspace_id }: Dataset) => [
  datasetsQuery,
  workspacesQuery,
  workspaceQuery(workspace_id),
  ...[
    datasetQuery,
    progressQuery,
    metricsQuery,
    fieldsQuery,
    questionsQuery,
    metadataPropertiesQuery,
    vectorsQuery,
  ].map((query) => query(id)),
];

/** Invalidates the counts that a response changes in a dataset: the user's own and the team's. */
export function invalidateCounters(id: string): void {
  for (const { queryKey } of [metricsQuery(id), progressQuery(id)])
    void queryClient.invalidateQueries({ queryKey });
}
