import type { ResponseVersion } from "@glossa/contract";
import { clientOf } from "@glossa/contract/client";
import { responseVersionEndpoints } from "@glossa/contract/endpoints";
import { queryOptions } from "@tanstack/react-query";
import { apiOptions } from "../api";

/** Loads a page of the responses to a record as they are and as they were. */
export const { listResponseVersions } = clientOf(responseVersionEndpoints, apiOptions);

/** The responses of all users to a record as they are now. */
export const currentResponsesQuery = (recordId: string) =>
  queryOptions({
    queryKey: ["team-answers", recordId],
    queryFn: ({ signal }) => listCurrent(recordId, signal),
    meta: { isQuiet: true },
  });

/** A limit, because a response can have been changed any number of times. */
const mostPages = 10;

/** The responses as they are now, which are the latest of their users, but can be on any page of the history. */
async function listCurrent(record_id: string, signal: AbortSignal): Promise<ResponseVersion[]> {
  const current: ResponseVersion[] = [];
  let before: string | undefined;
  for (let page = 0; page === 0 || (before !== undefined && page < mostPages); page += 1) {
    const { items, next } = await listResponseVersions({ params: { record_id }, query: { before }, signal });
    current.push(...items.filter((version) => version.ended_at === null));
    before = next ?? undefined;
  }
  return current;
}
