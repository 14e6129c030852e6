import { parseTimestamp } from "@glossa/contract";
import { clientOf } from "@glossa/contract/client";
import { deletedDatasetEndpoints } from "@glossa/contract/endpoints";
import type { DeletedDatasetView } from "@glossa/features/people";
import { queryOptions } from "@tanstack/react-query";
import { apiOptions } from "../api";
import { queryClient } from "./client";
import { datasetsQuery } from "./datasets";
import { isAnnounced } from "./server";

const api = clientOf(deletedDatasetEndpoints, apiOptions);

/** Deleted datasets that can be restored; none where the server keeps none. */
export const deletedDatasetsQuery = queryOptions({
  queryKey: ["deleted-datasets"],
  queryFn: async ({ signal }): Promise<DeletedDatasetView[]> => {
    if (!(await isAnnounced("deleted_datasets"))) return [];
    const { items } = await api.listDeletedDatasets({ signal });
    return items.map((dataset) => ({
      id: dataset.id,
      name: dataset.name,
      workspaceId: dataset.workspace_id,
      records: dataset.records,
      answers: dataset.responses,
      deletedBy: dataset.deleted_by,
      deletedAt: parseTimestamp(dataset.deleted_at),
      endsAt: parseTimestamp(dataset.ends_at),
    }));
  },
});

/** Restores a deleted dataset under its name or another one. */
export async function restoreDataset(deleted_dataset_id: string, name?: string): Promise<void> {
  await api.restoreDataset({ params: { deleted_dataset_id }, body: { name } });
  await reload();
}

/** Deletes what is left of a deleted dataset; returns its name. */
export async function eraseDataset(deleted_dataset_id: string): Promise<string> {
  const { name } = await api.eraseDataset({ params: { deleted_dataset_id } });
  await reload();
  return name;
}

async function reload(): Promise<void> {
  const keys = [deletedDatasetsQuery.queryKey, datasetsQuery.queryKey];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
