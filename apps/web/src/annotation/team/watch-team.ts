import { clientOf } from "@glossa/contract/client";
import { claimEndpoints } from "@glossa/contract/endpoints";
import { streamDatasetEvents } from "@glossa/contract/events";
import { countsOf, type Watched, watchTeam } from "@glossa/features/team";
import { api, apiOptions } from "../../api";
import { queryClient } from "../../queries/client";
import { metricsQuery, progressQuery } from "../../queries/datasets";

/** Watches the team of a dataset; answers how to leave it. */
export function watchDataset(dataset_id: string, watched: Watched): () => void {
  const params = { dataset_id };
  // Who signs out has no token any more by the time the page goes, and should still be seen to leave.
  const credentials = apiOptions.headers?.() ?? {};
  const parting = clientOf(claimEndpoints, { ...apiOptions, headers: () => credentials });
  return watchTeam(watched, {
    open: (signal) => streamDatasetEvents(params, apiOptions, signal),
    tell: (recordId) => {
      // What nobody heard is told again with the next renewal.
      void api.updateMyPresence({ params, body: { record_id: recordId ?? null } }).catch(() => undefined);
    },
    leave: (keepalive) => leaveDataset(dataset_id, keepalive, parting),
    // A server that tells such things unasked need not be asked.
    onProgress: (progress) => {
      queryClient.setQueryData(progressQuery(dataset_id).queryKey, progress);
      queryClient.setQueryData(metricsQuery(dataset_id).queryKey, countsOf(progress, watched.userId));
    },
  });
}

/** Says goodbye, which gives back what was claimed; unheard, the claims lapse by themselves. */
export function leaveDataset(
  dataset_id: string,
  keepalive = false,
  client: Pick<typeof api, "deleteMyPresence"> = api,
): void {
  void client.deleteMyPresence({ params: { dataset_id }, keepalive }).catch(() => undefined);
}
