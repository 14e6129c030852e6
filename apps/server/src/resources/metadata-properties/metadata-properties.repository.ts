import { type Selectable, sql } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import type { Tables } from "../../database/tables/schema";

/** A stored metadata property. */
export type MetadataPropertyRow = Selectable<Tables["metadata_properties"]>;

/** The metadata properties of a dataset, in the order of their creation. */
export function listMetadataProperties(db: Handle, datasetId: number): Promise<MetadataPropertyRow[]> {
  return db
    .selectFrom("metadata_properties")
    .selectAll()
    .where("dataset_id", "=", datasetId)
    .orderBy("id")
    .execute();
}

/** One metadata property by its public id. */
export function findMetadataProperty(db: Handle, publicId: string): Promise<MetadataPropertyRow | undefined> {
  return db
    .selectFrom("metadata_properties")
    .selectAll()
    .where("public_id", "=", publicId)
    .executeTakeFirst();
}

/** Stores a new metadata property. */
export function insertMetadataProperty(
  db: Handle,
  property: Pick<
    MetadataPropertyRow,
    "public_id" | "dataset_id" | "name" | "title" | "settings" | "visible_for_annotators"
  >,
): Promise<MetadataPropertyRow> {
  const moment = now();
  return db
    .insertInto("metadata_properties")
    .values({ ...property, inserted_at: moment, updated_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a metadata property. */
export function updateMetadataProperty(
  db: Handle,
  id: number,
  changes: Partial<Pick<MetadataPropertyRow, "title" | "visible_for_annotators">>,
): Promise<MetadataPropertyRow> {
  return db
    .updateTable("metadata_properties")
    .set({ ...changes, updated_at: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a metadata property; records keep their values as undeclared metadata. */
export async function deleteMetadataProperty(db: Handle, id: number): Promise<void> {
  await db.deleteFrom("metadata_properties").where("id", "=", id).execute();
}

/** Returns the terms that the records of the dataset have for a property, the most frequent first. */
export function countTerms(db: Handle, propertyId: number): Promise<{ term: string; count: number }[]> {
  return db
    .selectFrom("record_metadata")
    .select([sql<string>`txt`.as("term"), sql<number>`count(*)`.as("count")])
    .where("property_id", "=", propertyId)
    .where("txt", "is not", null)
    .groupBy("txt")
    .orderBy("count", "desc")
    .orderBy("txt")
    .execute();
}

/** Returns terms that contain a text: an equal one first, then the most frequent ones; and how many there are. */
export async function findTerms(
  db: Handle,
  propertyId: number,
  { text, limit }: { text: string; limit: number },
): Promise<{ items: { term: string; count: number }[]; total: number }> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const contains = byDialect<boolean>({
    sqlite: sql`txt LIKE ${pattern} ESCAPE '\\'`,
    postgres: sql`txt ILIKE ${pattern} ESCAPE '\\'`,
  });
  const rows = await db
    .selectFrom("record_metadata")
    .select([
      sql<string>`txt`.as("term"),
      sql<number>`count(*)`.as("count"),
      sql<number>`count(*) OVER ()`.as("total"),
    ])
    .where("property_id", "=", propertyId)
    .where("txt", "is not", null)
    .where(contains)
    .groupBy("txt")
    .orderBy(sql`CASE txt WHEN ${text} THEN 0 ELSE 1 END`)
    .orderBy("count", "desc")
    .orderBy("txt")
    .limit(limit)
    .execute();
  const items = rows.map(({ term, count }) => ({ term, count: Number(count) }));
  return { items, total: Number(rows[0]?.total ?? 0) };
}

/** Returns the smallest and the largest number that the records of the dataset have for a property; null without any. */
export function findExtremes(
  db: Handle,
  propertyId: number,
): Promise<{ min: number | null; max: number | null }> {
  return db
    .selectNoFrom((of) => {
      const numbers = of
        .selectFrom("record_metadata")
        .where("property_id", "=", propertyId)
        .where("num", "is not", null);
      // In statements of their own, each reads one end of the index instead of all of it.
      return [
        numbers.select(sql<number | null>`min(num)`.as("num")).as("min"),
        numbers.select(sql<number | null>`max(num)`.as("num")).as("max"),
      ];
    })
    .executeTakeFirstOrThrow();
}
