import { clientOf } from "@glossa/contract/client";
import { claimEndpoints } from "@glossa/contract/endpoints";
import { streamDatasetEvents } from "@glossa/contract/events";
import { countsOf, type Watched, watchTeam } from "@glossa/features/team";
import { api, apiOptions } from "../../api";
import { queryClient } from "../../queries/client";
import { metricsQuery, progressQuery } from "../../queries/datasets";
import { isFoundDeleted, mayMeanLoss } from "../../queries/deleted-dataset";
import { noteDeparture } from "../../state/departures";

/**
 * Functions to watch the team of a dataset, and to leave it even without having watched it. No token is left when the
 * page closes after a sign-out, so leaving uses the credentials with which the page was opened.
 *
 * @param onChanged called when suggestions of records were changed; with undefined if it is unknown of which
 */
export function teamOf(
  dataset_id: string,
  credentials: Record<string, string>,
  onChanged?: (recordIds: readonly string[] | undefined) => void,
) {
  const params = { dataset_id };
  const parting = clientOf(claimEndpoints, { ...apiOptions, headers: () => credentials });
  // Releases the claims; if the request fails, they expire.
  const leave = (keepalive = false) =>
    noteDeparture(parting.deleteMyPresence({ params, keepalive }).catch(() => undefined));
  const noteFailure = (error: unknown) => void (mayMeanLoss(error) && isFoundDeleted(dataset_id));
  async function* open(signal: AbortSignal) {
    try {
      yield* streamDatasetEvents(params, apiOptions, signal);
    } catch (error) {
      noteFailure(error);
      throw error;
    }
  }
  const watch = (watched: Watched) =>
    watchTeam(watched, {
      open,
      // If the request fails, the next renewal sends it again.
      tell: (recordId) =>
        void api.updateMyPresence({ params, body: { record_id: recordId ?? null } }).catch(noteFailure),
      leave,
      // The event stream sends the counts, so they need no requests.
      onProgress: (progress) => {
        queryClient.setQueryData(progressQuery(dataset_id).queryKey, progress);
        queryClient.setQueryData(metricsQuery(dataset_id).queryKey, countsOf(progress, watched.userId));
      },
      onChanged,
    });
  return { watch, leave: () => leave() };
}
