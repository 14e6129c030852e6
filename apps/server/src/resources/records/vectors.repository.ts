import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { type DialectName, dialectOf } from "../../database/dialects";
import { insertReturning } from "../../database/insert-all";
import { idsOf, listOf } from "../../database/lists";
import type { StoredVector } from "../../database/tables/record-tables";

/** A vector to store. */
export interface VectorToStore {
  datasetId: number;
  recordId: number;
  settingsId: number;
  value: readonly number[];
}

/** A vector of a record, as the API returns it. */
export interface NamedVector {
  recordId: number;
  name: string;
  value: number[];
}

/** Stores vectors, replacing those of the records. */
export async function upsertVectors(db: Handle, vectors: readonly VectorToStore[]): Promise<void> {
  const { single, double } = storersFor(db);
  const rows = vectors.map(({ datasetId, recordId, settingsId, value }) => ({
    dataset_id: datasetId,
    record_id: recordId,
    vector_settings_id: settingsId,
    value: single(value),
    is_zero: Number(value.every((each) => Math.fround(each) === 0)),
    sent: double(value),
  }));
  await insertReturning(db, "vectors", rows, (insert) =>
    insert.onConflict((conflict) =>
      conflict.columns(["vector_settings_id", "record_id"]).doUpdateSet((row) => ({
        value: row.ref("excluded.value"),
        is_zero: row.ref("excluded.is_zero"),
        sent: row.ref("excluded.sent"),
      })),
    ),
  );
}

/** The vectors of some records with their names. */
export async function listVectors(
  db: Handle,
  recordIds: readonly number[],
  names?: readonly string[],
): Promise<NamedVector[]> {
  let query = db
    .selectFrom("vectors")
    .innerJoin("vectors_settings", "vectors_settings.id", "vectors.vector_settings_id")
    .select(["vectors.record_id", "vectors_settings.name", "vectors.sent"])
    // The single-precision copy is read only if there is no other.
    .select(sql<StoredVector | null>`CASE WHEN sent IS NULL THEN value END`.as("copy"))
    .where("vectors.record_id", "in", idsOf(recordIds))
    .orderBy("vectors_settings.id");
  if (names) query = query.where("vectors_settings.name", "in", listOf(names));
  const rows = await query.execute();
  return rows.map(({ record_id, name, sent, copy }) => ({
    recordId: record_id,
    name,
    value: sent ? readDoubles(sent) : readSingles(copy ?? []).map(shortest),
  }));
}

/** How a database stores vectors: in single precision for comparison, in double precision as they were sent. */
export interface VectorStorers {
  single(vector: readonly number[]): StoredVector;
  double(vector: readonly number[]): StoredVector;
}

/** The storage format of this database. */
export function storersFor(db: Handle): VectorStorers {
  return storers[dialectOf(db)];
}

const storers: Record<DialectName, VectorStorers> = {
  sqlite: { single: toBytes, double: (vector) => new Uint8Array(Float64Array.from(vector).buffer) },
  // PostgreSQL refuses a number that is too small for single precision instead of rounding it to zero.
  postgres: { single: (vector) => vector.map(Math.fround), double: (vector) => [...vector] },
};

/** Encodes a vector for SQLite's vector functions: single precision, little endian. */
export function toBytes(vector: readonly number[]): Uint8Array {
  return new Uint8Array(Float32Array.from(vector).buffer);
}

/** Decodes the single-precision copy of a vector. */
export function readSingles(stored: StoredVector): number[] {
  if (!(stored instanceof Uint8Array)) return stored;
  // The bytes may start anywhere in a shared buffer, but numbers must start at a multiple of their size.
  return Array.from(new Float32Array(stored.slice().buffer));
}

/** Decodes a vector as it was sent. */
export function readDoubles(stored: StoredVector): number[] {
  return stored instanceof Uint8Array ? Array.from(new Float64Array(stored.slice().buffer)) : stored;
}

// For a vector stored in single precision only, digits beyond seven would be noise.
function shortest(value: number): number {
  return Number(Math.fround(value).toPrecision(7));
}
