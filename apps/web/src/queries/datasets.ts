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

/** One dataset. */
export const datasetQuery = (dataset_id: string) =>
  queryOptions({
    queryKey: ["datasets", dataset_id],
    queryFn: ({ signal }) => api.getDataset({ params: { dataset_id }, signal }),
    meta: { isQuiet: true },
  });

/** How far the team is with a dataset. */
export const progressQuery = (dataset_id: string) =>
  queryOptions({
    queryKey: ["datasets", dataset_id, "progress"],
    queryFn: ({ signal }) => api.getDatasetProgress({ params: { dataset_id }, signal }),
    meta: { isQuiet: true },
  });

/** How far the person is with a dataset. */
export const metricsQuery = (dataset_id: string) =>
  queryOptions({
    queryKey: ["datasets", dataset_id, "metrics"],
    queryFn: async ({ signal }) =>
      (await api.getMyDatasetMetrics({ params: { dataset_id }, signal })).responses,
    meta: { isQuiet: true },
  });

/** The fields of a dataset, in their order. */
export const fieldsQuery = (dataset_id: string) =>
  queryOptions({
    queryKey: ["datasets", dataset_id, "fields"],
    queryFn: async ({ signal }) => (await api.listFields({ params: { dataset_id }, signal })).items,
    staleTime: freshFor.long,
    meta: { isQuiet: true },
  });

/** The questions of a dataset, in their order. */
export const questionsQuery = (dataset_id: string) =>
  queryOptions({
    queryKey: ["datasets", dataset_id, "questions"],
    queryFn: async ({ signal }) => (await api.listQuestions({ params: { dataset_id }, signal })).items,
    staleTime: freshFor.long,
    meta: { isQuiet: true },
  });

/** The metadata that the person may see of a dataset's records. */
export const metadataPropertiesQuery = (dataset_id: string) =>
  queryOptions({
    queryKey: ["datasets", dataset_id, "metadata-properties"],
    queryFn: async ({ signal }) =>
      (await api.listMyMetadataProperties({ params: { dataset_id }, signal })).items,
    staleTime: freshFor.medium,
    meta: { isQuiet: true },
  });

/** One workspace. */
export const workspaceQuery = (workspace_id: string) =>
  queryOptions({
    queryKey: ["workspaces", workspace_id],
    queryFn: ({ signal }) => api.getWorkspace({ params: { workspace_id }, signal }),
    staleTime: freshFor.medium,
    meta: { isQuiet: true },
  });

/** Forgets what an answer has changed in a dataset: the person's own numbers and the team's. */
export function forgetCounters(dataset_id: string): void {
  for (const { queryKey } of [metricsQuery(dataset_id), progressQuery(dataset_id)]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
