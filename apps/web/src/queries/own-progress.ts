import type { Metrics } from "@glossa/contract";
import { api } from "../api";
import { queryClient } from "./client";
import { meQuery } from "./me";
import { isOurs } from "./server";

interface Call {
  params: { dataset_id: string };
  signal: AbortSignal;
}

/**
 * Loads how many responses of each status the user has in a dataset. The metrics of an Argilla server also count the
 * responses of others to records that the user has responded to; there, the counts by user are right.
 */
export async function loadOwnProgress(call: Call): Promise<Metrics["responses"]> {
  const { responses } = await api.getMyDatasetMetrics(call);
  if (await isOurs()) return responses;
  // An offline copy has no counts by user; what it has is better than nothing.
  const loaded = await Promise.all([
    queryClient.ensureQueryData({ ...meQuery, retry: false }),
    api.getUsersProgress(call),
  ]).catch(() => undefined);
  if (!loaded) return responses;
  const [{ username }, { users }] = loaded;
  const own = users.find((user) => user.username === username);
  const count = (status: "submitted" | "discarded" | "draft") =>
    own ? own.completed[status] + own.pending[status] : 0;
  const counts = { submitted: count("submitted"), discarded: count("discarded"), draft: count("draft") };
  const { total } = responses;
  return { total, ...counts, pending: total - counts.submitted - counts.discarded - counts.draft };
}
