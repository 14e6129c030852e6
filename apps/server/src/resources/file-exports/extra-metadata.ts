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
): Promise<string[]> {
  if (!tables.includes(format) || visibleMetadata) return [];
  const properties = new Set(metadata.map(({ name }) => name));
  const limit = mostExtraNames + properties.size;
  const { rows } = await sql<{ name: string }>`SELECT DISTINCT ${key} AS name FROM records, ${keys}
    WHERE dataset_id = ${dataset.id} ORDER BY name LIMIT ${limit}`.execute(db);
  return rows
    .map(({ name }) => name)
    .filter((name) => !properties.has(name))
    .slice(0, mostExtraNames);
}

const keys = byDialect({
  sqlite: sql`json_each(records.metadata) AS entry`,
  postgres: sql`json_object_keys(records.metadata::json) AS entry(key)`,
});
// Both databases in the same order.
const key = byDialect({ sqlite: sql`entry.key`, postgres: sql`entry.key COLLATE "C"` });
