import { workspaceNames } from "@glossa/features/home";
import { sharedOf, shareLink } from "@glossa/features/share";
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

/** Copies a link that shows others the user's progress. */
export async function shareProgress(datasetId: string): Promise<void> {
  const [me, dataset, mine, team] = await Promise.all([
    queryClient.fetchQuery(meQuery),
    queryClient.fetchQuery(datasetQuery(datasetId)),
    queryClient.fetchQuery(metricsQuery(datasetId)),
    queryClient.fetchQuery(progressQuery(datasetId)),
  ]);
  await copyText(shareLink(window.location.origin, sharedOf(me, dataset, mine, team)));
}

/** Loads all datasets that the user may open, with the names of their workspaces. */
export async function loadDatasets() {
  const [datasets, workspaces] = await Promise.all([
    queryClient.fetchQuery(datasetsQuery),
    queryClient.fetchQuery(workspacesQuery),
  ]);
  const nameOf = workspaceNames(workspaces);
  return datasets.map(({ id, name, workspace_id }) => ({ id, name, workspace: nameOf(workspace_id) }));
}
