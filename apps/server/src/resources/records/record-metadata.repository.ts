import { ownValue } from "@glossa/question-types/schema";
import type { Insertable } from "kysely";
import type { Handle } from "../../database/database";
import { insertAll } from "../../database/insert-all";
import { idsOf } from "../../database/lists";
import type { Tables } from "../../database/tables/schema";
import type { SchemaMetadata } from "../datasets/dataset-schema";
import { settingsOfMetadata } from "../metadata-properties/metadata-properties.presenter";
import type { MetadataPropertyRow } from "../metadata-properties/metadata-properties.repository";

type Row = Insertable<Tables["record_metadata"]>;

/** The metadata of a record to index. */
export interface IndexedMetadata {
  datasetId: number;
  recordId: number;
  metadata: Record<string, unknown> | null;
  /** A new record has no index rows yet. */
  isNew?: boolean;
}

/** Indexes the metadata of records, replacing their old index rows. */
export async function indexMetadata(
  db: Handle,
  records: readonly IndexedMetadata[],
  properties: readonly Omit<SchemaMetadata, "isVisible">[],
): Promise<void> {
  if (properties.length === 0 || records.length === 0) return;
  const old = records.filter((record) => !record.isNew);
  if (old.length > 0) {
    await db
      .deleteFrom("record_metadata")
      .where("record_id", "in", idsOf(old.map((record) => record.recordId)))
      .where("property_id", "in", idsOf(properties.map((property) => property.id)))
      .execute();
  }
  const rows = records.flatMap((record) => properties.flatMap((property) => rowsOf(record, property)));
  await insertAll(db, "record_metadata", rows);
}

/** Indexes the records of a dataset by a property that was declared after they were created. */
export async function indexMetadataProperty(db: Handle, property: MetadataPropertyRow): Promise<void> {
  const schema = { id: property.id, name: property.name, settings: settingsOfMetadata(property) };
  const pageSize = 1000;
  let lastId = 0;
  for (;;) {
    const page = await db
      .selectFrom("records")
      .select(["id", "metadata"])
      .where("dataset_id", "=", property.dataset_id)
      .where("metadata", "is not", null)
      .where("id", ">", lastId)
      .orderBy("id")
      .limit(pageSize)
      .execute();
    const records = page.map((row) => ({
      datasetId: property.dataset_id,
      recordId: row.id,
      metadata: JSON.parse(row.metadata ?? "null"),
    }));
    await indexMetadata(db, records, [schema]);
    lastId = page.at(-1)?.id ?? lastId;
    if (page.length < pageSize) return;
  }
}

function rowsOf(
  { datasetId, recordId, metadata }: IndexedMetadata,
  { id, name, settings }: Omit<SchemaMetadata, "isVisible">,
): Row[] {
  const value = ownValue(metadata, name);
  if (value === undefined || value === null) return [];
  const base = { dataset_id: datasetId, record_id: recordId, property_id: id };
  if (settings.type === "terms") {
    const items = Array.isArray(value) ? value : [value];
    return items.map((item, ordinal) => ({ ...base, ordinal, txt: termText(item), num: null }));
  }
  // Older values may have another type than the property; they are not indexed.
  if (typeof value !== "number" && typeof value !== "boolean") return [];
  return [{ ...base, ordinal: 0, txt: null, num: Number(value) }];
}

function termText(item: unknown): string {
  return typeof item === "object" ? JSON.stringify(item) : String(item);
}
