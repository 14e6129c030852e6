import type { FileFormat } from "@glossa/contract";
import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import type { DatasetSchema } from "../datasets/dataset-schema";

/** A limit, because a client can send other names with each record, and a sheet of Excel ends at 16,384 columns. */
export const mostExtraNames = 200;

/** The formats with a column for each name, all of which are written before the first record. */
const tables: readonly FileFormat[] = ["csv", "xlsx", "parquet"];

interface Asked {
  format: FileFormat;
  /** The metadata keys that the user may see; undefined for all. */
  visibleMetadata: ReadonlySet<string> | undefined;
}

/**
 * The names of metadata for which the dataset has no property, in the order of their code points; none where the format has
 * no columns, or the user sees properties only. All records count, so that a selection has the same columns.
 */
export async function extraMetadataNames(
  db: Handle,
  { dataset, metadata }: DatasetSchema,
  { format, visibleMetadata }: Asked,
  partSize = recordsInPart,
): Promise<string[]> {
  if (!tables.includes(format) || visibleMetadata) return [];
  const properties = new Set(metadata.map(({ name }) => name));
  const limit = mostExtraNames + properties.size;
  const names = new Set<string>();
  for (let after: Place | undefined = first; after; ) {
    const last = await placeAfter(db, dataset.id, after, partSize);
    for (const name of await namesIn(db, dataset.id, { after, last, limit })) names.add(name);
    after = last;
  }
  const missing = [...names].filter((name) => !properties.has(name));
  return missing.sort(byCodePoints).slice(0, mostExtraNames);
}

/** The place of a record in the order of creation. */
interface Place {
  inserted_at: string;
  id: number;
}

const first: Place = { inserted_at: "", id: 0 };

/** Metadata of so many records is read by one statement: that of all of them would exceed the time limit. */
const recordsInPart = 20_000;

/** The last place of the part that follows a place; undefined for the last part. */
function placeAfter(
  db: Handle,
  datasetId: number,
  after: Place,
  partSize: number,
): Promise<Place | undefined> {
  return db
    .selectFrom("records")
    .select(["inserted_at", "id"])
    .where("dataset_id", "=", datasetId)
    .where(sql<boolean>`(inserted_at, id) > (${after.inserted_at}, ${after.id})`)
    .orderBy("inserted_at")
    .orderBy("id")
    .limit(1)
    .offset(partSize - 1)
    .executeTakeFirst();
}

async function namesIn(
  db: Handle,
  datasetId: number,
  { after, last, limit }: { after: Place; last: Place | undefined; limit: number },
): Promise<string[]> {
  const end = last ? sql`AND (records.inserted_at, records.id) <= (${last.inserted_at}, ${last.id})` : sql``;
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT ${key} AS name FROM records, ${keys}
    WHERE records.dataset_id = ${datasetId}
      AND (records.inserted_at, records.id) > (${after.inserted_at}, ${after.id}) ${end}
    ORDER BY name LIMIT ${limit}`.execute(db);
  return rows.map(({ name }) => name);
}

/** As both databases order names. */
function byCodePoints(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}

const keys = byDialect({
  sqlite: sql`json_each(records.metadata) AS entry`,
  postgres: sql`json_object_keys(records.metadata::json) AS entry(key)`,
});
// Both databases in the same order.
const key = byDialect({ sqlite: sql`entry.key`, postgres: sql`entry.key COLLATE "C"` });
