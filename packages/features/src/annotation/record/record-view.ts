import type { DatasetRecord, MetadataProperty, QueueStatus } from "@glossa/contract";
import { ownValue } from "@glossa/question-types/schema";
import type { RecordView } from "../view-model";

export interface RecordViewInput {
  /** The status of the user's response to the record. */
  status: QueueStatus;
  /** The metadata properties that the user may see, in their order. */
  properties: readonly MetadataProperty[];
  formatNumber: (value: number) => string;
  /** Turns a time of the API, which carries no zone but means UTC, into a date. Default: the text names its zone. */
  parseTime?: (text: string) => Date;
  /** How similar it is to the reference of a search, within 0..1. */
  similarity?: number | undefined;
}

/**
 * Converts a record of the server to the view of the screen.
 *
 * @param record as the server returns it, with its suggestions
 * @example
 * declare const ticket: DatasetRecord;
 * declare const properties: MetadataProperty[];
 * const { metadata } = recordView(ticket, { status: "pending", properties, formatNumber: String });
 * metadata; // [{ title: "Length", value: "1204" }]
 */
export function recordView(
  record: DatasetRecord,
  { status, properties, formatNumber, parseTime = (text) => new Date(text), similarity }: RecordViewInput,
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
    ...(similarity !== undefined && { similarity }),
    stored: record,
    insertedAt: parseTime(record.inserted_at),
    updatedAt: parseTime(record.updated_at),
  };
}

function textOf(value: unknown, formatNumber: (value: number) => string): string {
  if (Array.isArray(value)) return value.map((each) => textOf(each, formatNumber)).join(", ");
  return typeof value === "number" ? formatNumber(value) : String(value);
}

const WORDS = 60;

/**
 * Returns the name by which users recognise a record: its external id, otherwise its first words.
 *
 * @param record undefined has no name
 * @example
 * nameOfRecord({ external_id: "ticket-7", fields: {} }); // "ticket-7"
 * nameOfRecord({ external_id: null, fields: { text: "My parcel is lost." } }); // "My parcel is lost."
 */
export function nameOfRecord(
  record: (Pick<DatasetRecord, "external_id"> & Pick<RecordView, "fields">) | undefined,
): string | undefined {
  return record?.external_id ? record.external_id : firstWordsOf(record?.fields ?? {});
}

/** Returns the first words of a record; undefined if no field has text. Pictures in addresses and tags are no words. */
function firstWordsOf(fields: RecordView["fields"]): string | undefined {
  const text = Object.values(fields).find((value) => typeof value === "string" && !value.startsWith("data:"));
  if (typeof text !== "string") return undefined;
  const words = text
    .slice(0, 10 * WORDS)
    .replace(/<[^>]*>/g, " ")
    .trim();
  return words.length > WORDS ? `${words.slice(0, WORDS)}…` : words || undefined;
}

/** Returns the first words of a record on screen, if its name is another one. */
export function wordsBesideName(view: RecordView): string | undefined {
  const words = firstWordsOf(view.fields);
  return words === nameOfView(view) ? undefined : words;
}

/** Returns the name by which users recognise a record on screen. */
export function nameOfView({ id, stored, fields }: RecordView): string {
  return nameOfRecord(stored ?? { external_id: null, fields }) ?? id;
}
