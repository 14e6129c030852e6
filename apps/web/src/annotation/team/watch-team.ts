import { clientOf } from "@glossa/contract/client";
import { claimEndpoints } from "@glossa/contract/endpoints";
import { streamDatasetEvents } from "@glossa/contract/events";
import { countsOf, type Watched, watchTeam } from "@glossa/features/team";
import { api, apiOptions } from "../../api";
import { queryClient } from "../../queries/client";
import { metricsQuery, progressQuery } from "../../queries/datasets";

/**
 * How to watch the team of a dataset, or to say goodbye without having watched it. Who signs out has no token any more by
 * the time the page goes, and should still be seen to leave: goodbye is said with the credentials of who came.
 */
export function teamOf(dataset_id: string, credentials: Record<string, string>) {
  const params = { dataset_id };
  const parting = clientOf(claimEndpoints, { ...apiOptions, headers: () => credentials });
  // Gives back what was claimed; unheard, the claims lapse by themselves.
  const leave = (keepalive = false) =>
    void parting.deleteMyPresence({ params, keepalive }).catch(() => undefined);
  const watch = (watched: Watched) =>
    watchTeam(watched, {
      open: (signal) => streamDatasetEvents(params, apiOptions, signal),
      // What nobody heard is told again with the next renewal.
      tell: (recordId) =>
        void api.updateMyPresence({ params, body: { record_id: recordId ?? null } }).catch(() => undefined),
      leave,
      // A server that tells such things unasked need not be asked.
      onProgress: (progress) => {
        queryClient.setQueryData(progressQuery(dataset_id).queryKey, progress);
        queryClient.setQueryData(metricsQuery(dataset_id).queryKey, countsOf(progress, watched.userId));
      },
    });
  return { watch, leave: () => leave() };
}
