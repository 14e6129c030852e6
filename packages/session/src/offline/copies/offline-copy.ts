import type { QueueStatus } from "@glossa/contract";
import type { FetchedPage } from "../../model/queue/fetched";
import type { Fetch } from "../../model/queue/queue";
import type { RecordInput } from "../../model/record/record-state";
import type { StoredResponse } from "../../model/record/response";
import type { OutboxEntry, Owner } from "../../outbox/entry";

/** An offline copy without its records. */
export interface OfflineCopyHead extends Owner {
  /** Primary key: one copy per server, user and dataset. */
  key: string;
  datasetId: string;
  /** When it was downloaded, in ms since 1970. */
  downloadedAt: number;
  /** The server's reply to each request of the page, except for records. */
  replies: Readonly<Record<string, unknown>>;
  /** How many pictures could not be downloaded. */
  missedPictures: number;
}

/** The offline copy of a dataset. */
export interface OfflineCopy<R extends RecordInput = RecordInput> extends OfflineCopyHead {
  /** In the order in which the server returned them. */
  records: readonly R[];
}

/** The key of a user's offline copy of a dataset. */
export function offlineCopyKey({ server, userId }: Owner, datasetId: string): string {
  return `${server}|${userId}|${datasetId}`;
}

/** A page of an offline copy, as the server would return it if it had received the pending writes. */
export function pageOfOfflineCopy<R extends RecordInput>(
  { records }: Pick<OfflineCopy<R>, "records">,
  status: QueueStatus,
  { offset, limit }: Fetch,
  entries: readonly OutboxEntry[],
): FetchedPage<R> {
  const waiting = new Map(entries.map((entry) => [entry.recordId, entry]));
  const statusOf = ({ id, response }: R): QueueStatus => {
    const entry = waiting.get(id);
    return (entry ? entry.target : response)?.status ?? "pending";
  };
  const found = records.filter((record) => statusOf(record) === status);
  return { records: found.slice(offset, offset + limit), total: found.length };
}

/** A record of an offline copy after the server confirmed its response. */
export function withStored<R extends RecordInput>(record: R, stored: StoredResponse | null): R {
  return { ...record, response: stored };
}
