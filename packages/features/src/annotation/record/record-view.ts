import type { DatasetRecord, MetadataProperty } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import type { QueueStatus, RecordView } from "../view-model";

interface RecordFacts {
  /** Where the record stands for this person. */
  status: QueueStatus;
  /** The metadata that this person may see, in its order. */
  properties: readonly MetadataProperty[];
  formatNumber: (value: number) => string;
}

/** A record of the server as the screen shows it. */
export function recordView(
  record: DatasetRecord,
  { status, properties, formatNumber }: RecordFacts,
): RecordView {
  return {
    id: record.id,
    status,
    isCompleted: record.status === "completed",
    fields: record.fields,
    metadata: properties.flatMap(({ name, title }) => {
      const value = ownValue(record.metadata, name);
      return value == null ? [] : [{ title, value: textOf(value, formatNumber) }];
    }),
    suggestions: record.suggestions ?? [],
    stored: record,
  };
}

function textOf(value: unknown, formatNumber: (value: number) => string): string {
  if (Array.isArray(value)) return value.map((each) => textOf(each, formatNumber)).join(", ");
  return typeof value === "number" ? formatNumber(value) : String(value);
}
