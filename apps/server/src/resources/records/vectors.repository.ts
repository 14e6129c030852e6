import type { Handle } from "../../database/database";
import { dialectOf } from "../../database/dialects";
import { insertReturning } from "../../database/insert-all";
import { idsOf, listOf } from "../../database/lists";
import type { StoredVector } from "../../database/schema";

/** A vector on its way into the database. */
export interface VectorToStore {
  datasetId: number;
  recordId: number;
  settingsId: number;
  value: readonly number[];
}

/** A vector of a record, as it travels. */
export interface NamedVector {
  recordId: number;
  name: string;
  value: number[];
}

/** Stores vectors in place of what the records had. */
export async function upsertVectors(db: Handle, vectors: readonly VectorToStore[]): Promise<void> {
  const stored = storerFor(db);
  const rows = vectors.map(({ datasetId, recordId, settingsId, value }) => ({
    dataset_id: datasetId,
    record_id: recordId,
    vector_settings_id: settingsId,
    value: stored(value),
    is_zero: Number(value.every((each) => Math.fround(each) === 0)),
  }));
  await insertReturning(db, "vectors", rows, (insert) =>
    insert.onConflict((conflict) =>
      conflict.columns(["vector_settings_id", "record_id"]).doUpdateSet((row) => ({
        value: row.ref("excluded.value"),
        is_zero: row.ref("excluded.is_zero"),
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
    .select(["vectors.record_id", "vectors_settings.name", "vectors.value"])
    .where("vectors.record_id", "in", idsOf(recordIds))
    .orderBy("vectors_settings.id");
  if (names) query = query.where("vectors_settings.name", "in", listOf(names));
  const rows = await query.execute();
  return rows.map(({ record_id, name, value }) => ({ recordId: record_id, name, value: readVector(value) }));
}

/** How a database keeps vectors. */
export function storerFor(db: Handle): (vector: readonly number[]) => StoredVector {
  // PostgreSQL refuses a number that is too small for single precision instead of taking it for zero.
  return dialectOf(db) === "sqlite" ? toBytes : (vector) => vector.map(Math.fround);
}

/** Writes a vector as SQLite's vector functions want it: single precision, little endian. */
export function toBytes(vector: readonly number[]): Uint8Array {
  return new Uint8Array(Float32Array.from(vector).buffer);
}

/** Reads a stored vector. */
export function readVector(stored: StoredVector): number[] {
  if (!(stored instanceof Uint8Array)) return asStored(stored);
  // The bytes may begin anywhere in a shared buffer; numbers must begin at a multiple of their size.
  return Array.from(new Float32Array(stored.slice().buffer), shortest);
}

/** A vector as it comes back from where it is stored. */
export function asStored(vector: readonly number[]): number[] {
  return vector.map((each) => shortest(Math.fround(each)));
}

// Single precision has about seven digits; more of them would be noise that nobody sent.
function shortest(value: number): number {
  const size = Math.abs(value);
  // What most vectors are made of needs no text: the product is exact, and so is what is nearest to the quotient.
  if (size >= 0.1 && size < 1) return (Math.sign(value) * Math.round(size * 1e7)) / 1e7;
  if (size >= 0.01 && size < 0.1) return (Math.sign(value) * Math.round(size * 1e8)) / 1e8;
  return Number(value.toPrecision(7));
}
