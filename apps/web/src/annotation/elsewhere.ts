import { shareLink } from "@glossa/features/share";
import { queryClient } from "../queries/client";
import {
  datasetQuery,
  datasetsQuery,
  metricsQuery,
  progressQuery,
  workspacesQuery,
} from "../queries/datasets";
import { meQuery } from "../queries/me";
import { copyText } from "../state/clipboard";

/** Copies a link that shows others how far one is. */
export async function shareProgress(datasetId: string): Promise<void> {
  const [me, dataset, mine, team] = await Promise.all([
    queryClient.fetchQuery(meQuery),
    queryClient.fetchQuery(datasetQuery(datasetId)),
    queryClient.fetchQuery(metricsQuery(datasetId)),
    queryClient.fetchQuery(progressQuery(datasetId)),
  ]);
  const link = shareLink(window.location.origin, {
    username: me.username,
    submitted: mine.submitted,
    teamProgress: (100 * team.completed) / Math.max(1, team.total),
    datasetName: dataset.name,
    datasetId,
  });
  await copyText(link);
}

/** All datasets that the person may open, with the names of their workspaces. */
export async function loadDatasets() {
  const [datasets, workspaces] = await Promise.all([
    queryClient.fetchQuery(datasetsQuery),
    queryClient.fetchQuery(workspacesQuery),
  ]);
  const nameOf = (id: string) => workspaces.find((workspace) => workspace.id === id)?.name ?? "";
  return datasets.map(({ id, name, workspace_id }) => ({ id, name, workspace: nameOf(workspace_id) }));
}
