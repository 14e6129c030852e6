import type { RecordSource } from "../records/dataset-plan";
import {
  type Difference,
  differenceOf,
  missingFrom,
  type StoredRecord,
  type UserIds,
} from "../records/difference";

/** How the records of a file stand to what is stored. */
export interface Comparison {
  created: number;
  changed: number;
  unchanged: number;
  /** Records with responses whose fields would change. */
  answeredChanges: number;
}

/** Compares all records before the first one is sent. */
export async function compareRecords(
  records: RecordSource,
  stored: ReadonlyMap<string, StoredRecord>,
  { users, signal, keepsStored }: { users: UserIds; signal: AbortSignal | undefined; keepsStored: boolean },
): Promise<Comparison> {
  const comparison: Comparison = { created: 0, changed: 0, unchanged: 0, answeredChanges: 0 };
  for await (const record of records()) {
    signal?.throwIfAborted();
    const before = stored.get(record.external_id);
    const difference = (keepsStored ? missingFrom : differenceOf)(record, before, users);
    comparison[counterOf[difference]] += 1;
    if (difference === "changed fields" && before?.respondents.length) comparison.answeredChanges += 1;
  }
  return comparison;
}

const counterOf = {
  new: "created",
  same: "unchanged",
  changed: "changed",
  "changed fields": "changed",
} as const satisfies Record<Difference, keyof Comparison>;
