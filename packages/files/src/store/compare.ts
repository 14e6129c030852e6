import type { RecordSource } from "../records/dataset-plan";
import {
  type Difference,
  differenceOf,
  missingFrom,
  type StoredRecord,
  type UserIds,
} from "../records/difference";
import { maxIds } from "./stored-records";

/** How the records of a file stand to what is stored. */
export interface Comparison {
  created: number;
  changed: number;
  unchanged: number;
  /** Records with responses whose fields would change. */
  answeredChanges: number;
}

/** A comparison, and what is stored of the records of the file, by their external ids. */
interface Compared {
  comparison: Comparison;
  stored: Map<string, StoredRecord>;
}

/**
 * Compares all records before the first one is sent.
 *
 * @param lookUp returns what is stored of the records with some external ids, at most `maxIds`
 */
export async function compareRecords(
  records: RecordSource,
  lookUp: (externalIds: readonly string[]) => Promise<ReadonlyMap<string, StoredRecord>>,
  { users, signal, keepsStored }: { users: UserIds; signal: AbortSignal | undefined; keepsStored: boolean },
): Promise<Compared> {
  const comparison: Comparison = { created: 0, changed: 0, unchanged: 0, answeredChanges: 0 };
  const stored = new Map<string, StoredRecord>();
  for await (const part of inParts(records(), maxIds)) {
    signal?.throwIfAborted();
    for (const [id, record] of await lookUp(part.map(({ external_id }) => external_id)))
      stored.set(id, record);
    for (const record of part) {
      const before = stored.get(record.external_id);
      const difference = (keepsStored ? missingFrom : differenceOf)(record, before, users);
      comparison[counterOf[difference]] += 1;
      if (difference === "changed fields" && before?.respondents.length) comparison.answeredChanges += 1;
    }
  }
  return { comparison, stored };
}

async function* inParts<Item>(items: AsyncIterable<Item>, size: number): AsyncGenerator<Item[]> {
  let part: Item[] = [];
  for await (const item of items) {
    part.push(item);
    if (part.length < size) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

const counterOf = {
  new: "created",
  same: "unchanged",
  changed: "changed",
  "changed fields": "changed",
} as const satisfies Record<Difference, keyof Comparison>;
