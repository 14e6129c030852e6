import type { Client } from "@glossa/contract/client";
import { readResponses } from "../store/stored-records";
import type { StoredSummary } from "./compare-whole";
import { patiently } from "./patiently";
import { fileResponse } from "./read-dataset";
import { summaryOfResponse } from "./record-summary";

/** A record that is to get responses, and as what it was stored when it was compared. */
export interface Answered {
  before: StoredSummary;
  responses: readonly { user_id: string }[];
}

/**
 * Finds the responses that have changed since a dataset was compared, which can be hours ago: they must not be replaced. What is
 * called with a record and a user then tells whether the response was given or changed meanwhile.
 */
export async function changedMeanwhile(
  { api, datasetId, users }: { api: Client; datasetId: string; users: ReadonlyMap<string, string> },
  items: readonly Answered[],
): Promise<(before: StoredSummary, userId: string) => boolean> {
  const ids = items.flatMap(({ before, responses }) => (responses.length > 0 ? [before.serverId] : []));
  const current = await patiently(() => readResponses(api, datasetId, ids));
  const names = new Map([...users].map(([name, id]) => [id, name]));
  return (before, userId) => {
    const now = current.get(before.serverId)?.find((each) => each.user_id === userId);
    const then = before.responses.get(names.get(userId) ?? userId);
    // A response that was removed is given again.
    if (!now) return false;
    const { content, at } = summaryOfResponse(fileResponse(now, ""));
    return content !== then?.content || at !== then.at;
  };
}
