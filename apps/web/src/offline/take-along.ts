import type { OfflineView } from "@glossa/features/offline";
import { ownerHere } from "@glossa/session/offline";
import { takeAlong } from "@glossa/session/packs";
import { recordsPort } from "@glossa/session/server";
import { server } from "../annotation/server";
import type { AnnotationData } from "../annotation/use-annotation";
import { frames } from "../frames";
import { queryClient } from "../queries/client";
import {
  datasetQuery,
  datasetsQuery,
  fieldsQuery,
  metadataPropertiesQuery,
  metricsQuery,
  progressQuery,
  questionsQuery,
  workspaceQuery,
  workspacesQuery,
} from "../queries/datasets";
import { meQuery } from "../queries/me";
import { settingsQuery } from "../queries/server";

/** Takes records of the dataset on screen along. */
export function takeDatasetAlong(
  { dataset: { id, workspace_id }, fields }: Pick<AnnotationData, "dataset" | "fields">,
  userId: string,
  count: number,
  onProgress: (progress: OfflineView["taking"]) => void,
): Promise<void> {
  const { loadPage } = recordsPort(server, { datasetId: id, userId, mayClaim: false });
  return takeAlong({
    owner: ownerHere(userId),
    datasetId: id,
    fields,
    count,
    askAll: () => askAll(id, workspace_id),
    loadPage,
    frames: Object.values(frames),
    onProgress,
  });
}

/** Asks for all that the pages of a dataset ask for, records apart. */
function askAll(id: string, workspaceId: string) {
  const fresh = { staleTime: 0 };
  return Promise.all([
    queryClient.fetchQuery({ ...meQuery, ...fresh }),
    queryClient.fetchQuery({ ...settingsQuery, ...fresh }),
    queryClient.fetchQuery({ ...datasetsQuery, ...fresh }),
    queryClient.fetchQuery({ ...workspacesQuery, ...fresh }),
    queryClient.fetchQuery({ ...datasetQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...workspaceQuery(workspaceId), ...fresh }),
    queryClient.fetchQuery({ ...fieldsQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...questionsQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...metadataPropertiesQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...metricsQuery(id), ...fresh }),
    queryClient.fetchQuery({ ...progressQuery(id), ...fresh }),
  ]);
}
