import { type Kysely, sql } from "kysely";

const startLock = 4_102_003;
const fast = `SELECT one::vector <=> other::vector`;
const slow = `
  SELECT 1 - sum(a::double precision * b) / sqrt(sum(a::double precision * a) * sum(b::double precision * b))
  FROM unnest(one, other) AS pairs (a, b)`;

/** Makes the function by which vectors are compared: with pgvector where the database has it, else without. */
export async function createVectorDistance<Tables>(db: Kysely<Tables>): Promise<void> {
  // Not every account may install extensions; an administrator can do it later.
  const isInstalled = (await hasExtension(db)) || (await install(db));
  await db.transaction().execute(async (transaction) => {
    // Two processes that start at once would disturb each other.
    await sql`SELECT pg_advisory_xact_lock(${sql.lit(startLock)})`.execute(transaction);
    await sql
      .raw(`CREATE OR REPLACE FUNCTION vector_distance(one real[], other real[]) RETURNS double precision
        LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ ${isInstalled ? fast : slow} $$`)
      .execute(transaction);
  });
}

async function hasExtension<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM pg_extension WHERE extname = 'vector'`.execute(db);
  return rows.length > 0;
}

async function install<Tables>(db: Kysely<Tables>): Promise<boolean> {
  await sql`CREATE EXTENSION IF NOT EXISTS vector`.execute(db).catch(() => undefined);
  return hasExtension(db);
}
