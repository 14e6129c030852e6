import type { StoredAnswer } from "../answer";
import type { Page } from "../fetched";
import type { OutboxEntry, Owner } from "../outbox/entry";
import type { Fetch, QueueStatus } from "../queue";
import type { RecordFacts } from "../work";

/** What is known of a pack without its records. */
export interface PackHead extends Owner {
  /** Primary key: one pack per server, person and dataset. */
  key: string;
  datasetId: string;
  /** When it was taken, in ms since 1970. */
  takenAt: number;
  /** What the server answered to each address that the page asks for, records apart. */
  replies: Readonly<Record<string, unknown>>;
  /** How many pictures could not be taken along. */
  missedPictures: number;
}

/** What a person took along of a dataset, to work on it where there is no network. */
export interface Pack<R extends RecordFacts = RecordFacts> extends PackHead {
  /** In the order in which the server handed them out. */
  records: readonly R[];
}

/** The key of the pack that a person has of a dataset. */
export function packKey({ server, userId }: Owner, datasetId: string): string {
  return `${server}|${userId}|${datasetId}`;
}

/** A page of a pack's records as the server would hand it out if it knew the answers that are on their way. */
export function pageOfPack<R extends RecordFacts>(
  { records }: Pick<Pack<R>, "records">,
  status: QueueStatus,
  { offset, limit }: Fetch,
  entries: readonly OutboxEntry[],
): Page<R> {
  const waiting = new Map(entries.map((entry) => [entry.recordId, entry]));
  const statusOf = ({ id, response }: R): QueueStatus => {
    const entry = waiting.get(id);
    return (entry ? entry.wanted : response)?.status ?? "pending";
  };
  const found = records.filter((record) => statusOf(record) === status);
  return { records: found.slice(offset, offset + limit), total: found.length };
}

/** A record of a pack after the server confirmed what it holds. */
export function withStored<R extends RecordFacts>(record: R, stored: StoredAnswer | null): R {
  return { ...record, response: stored };
}
