import type { TeamProgress } from "@glossa/contract";
import { queryClient } from "../queries/client";
import { metricsQuery, progressQuery } from "../queries/datasets";

/** Takes over how far everyone is, as a server tells it that tells such things unasked. */
export function noteProgress(dataset_id: string, userId: string, { users, ...team }: TeamProgress): void {
  queryClient.setQueryData(progressQuery(dataset_id).queryKey, { ...team, users });
  const mine = users.find(({ user_id }) => user_id === userId);
  const { submitted = 0, discarded = 0, draft = 0 } = mine ?? {};
  const pending = team.total - submitted - discarded - draft;
  const counts = { total: team.total, submitted, discarded, draft, pending };
  queryClient.setQueryData(metricsQuery(dataset_id).queryKey, counts);
}
