import type { DatasetFileRecord } from "@glossa/contract";
import { type RecordSummary, summaryOf } from "./record-summary";
import { idOf, type WholeDataset } from "./whole-dataset";

/** A record of the origin at the time of the last copy: it tells on which side a part has changed since. */
export interface FormerRecord {
  /** As it was at the origin. */
  read: RecordSummary;
  /** With what is done to records before they are stored. */
  copied: RecordSummary;
}

/** The former state of the records that are stored. */
export async function formersOf(
  former: WholeDataset | undefined,
  convert: ((record: DatasetFileRecord) => DatasetFileRecord) | undefined,
  stored: ReadonlyMap<string, RecordSummary>,
): Promise<Map<string, FormerRecord>> {
  const formers = new Map<string, FormerRecord>();
  if (!former) return formers;
  for await (const record of former.records()) {
    const id = idOf(record);
    const here = stored.get(id);
    if (!here) continue;
    const read = shared(summaryOf(record), here);
    formers.set(id, { read, copied: convert ? shared(summaryOf(convert(record)), here) : read });
  }
  return formers;
}

/** Most records are stored as they were: a second summary of each would take twice the memory. */
function shared(summary: RecordSummary, here: RecordSummary): RecordSummary {
  const isSame =
    summary.fields === here.fields &&
    summary.metadata === here.metadata &&
    isEqual(summary.suggestions, here.suggestions) &&
    isEqual(summary.vectors, here.vectors) &&
    isEqual(contentsOf(summary), contentsOf(here));
  return isSame ? here : summary;
}

function contentsOf({ responses }: RecordSummary): Map<string, string> {
  return new Map([...responses].map(([name, { content }]) => [name, content]));
}

function isEqual(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([name, content]) => other.get(name) === content);
}
