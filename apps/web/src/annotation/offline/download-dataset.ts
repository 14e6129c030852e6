import type { Dataset } from "@glossa/contract";
import type { OfflineView } from "@glossa/features/offline";
import { ownerHere } from "@glossa/session/offline";
import { download } from "@glossa/session/offline-copies";
import { recordsPort } from "@glossa/session/server";
import { frames } from "../../frames";
import { server } from "../../outbox/session-server";
import { queryClient } from "../../queries/client";
import { queriesOf } from "../../queries/datasets";
import { meQuery } from "../../queries/me";
import { settingsQuery } from "../../queries/server";
import type { AnnotationData } from "../use-annotation";

/** Downloads records of the dataset on screen into its offline copy. */
export function downloadDataset(
  { dataset, fields }: Pick<AnnotationData, "dataset" | "fields">,
  userId: string,
  count: number,
  onProgress: (progress: OfflineView["download"]) => void,
): Promise<void> {
  const { loadPage } = recordsPort(server, { datasetId: dataset.id, userId, mayClaim: false });
  return download({
    owner: ownerHere(userId),
    datasetId: dataset.id,
    fields,
    count,
    askAll: () => askAll(dataset),
    loadPage,
    frames: Object.values(frames),
    onProgress,
  });
}

/** Loads everything that the pages of a dataset need, except the records. */
function askAll(dataset: Dataset) {
  const queries = [meQuery, settingsQuery, ...queriesOf(dataset)];
  // The queries have different result types; only their success matters here.
  return Promise.all(
    queries.map((query) => queryClient.fetchQuery({ ...(query as typeof meQuery), staleTime: 0 })),
  );
}
