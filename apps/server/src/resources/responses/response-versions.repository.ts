import type { DatasetResponse } from "@glossa/contract";
import { type RawBuilder, sql } from "kysely";
import type { Handle } from "../../database/database";

/** What a response was at a time, with its author. */
export interface ResponseVersionRow {
  user_public_id: string;
  username: string;
  status: DatasetResponse["status"];
  values: string | null;
  written_by: string | null;
  written_at: string;
  ended_at: string | null;
  is_deleted: number;
}

/** Which versions are read: of one user or of everyone, before a time or from the latest on. */
export interface VersionSearch {
  recordId: number;
  userId?: number | undefined;
  before?: string | undefined;
}

const maxRows = 50;
/** Long values are read for few versions at once: a page has at most this many bytes of them, or one version. */
const maxBytes = 2 ** 20;

interface Place {
  id: number;
  is_current: number;
  written_at: string;
  bytes: number;
}

/** The responses to a record as they are and as they were, the latest first; `next` is where the next page begins. */
export async function listResponseVersions(
  db: Handle,
  search: VersionSearch,
): Promise<{ rows: ResponseVersionRow[]; next: string | null }> {
  const places = await listPlaces(db, search);
  const page = pageOf(places);
  const idsOf = (isCurrent: number) =>
    page.filter(({ is_current }) => Number(is_current) === isCurrent).map(({ id }) => id);
  const rows = [...(await readCurrent(db, idsOf(1))), ...(await readEarlier(db, idsOf(0)))];
  return {
    rows: rows.sort((one, other) => (one.written_at < other.written_at ? 1 : -1)),
    next: page.length < places.length ? (page.at(-1)?.written_at ?? null) : null,
  };
}

/** The first versions whose values are not too long together; at least one. */
function pageOf(places: readonly Place[]): readonly Place[] {
  let bytes = 0;
  const end = places.findIndex((place, index) => {
    bytes += Number(place.bytes);
    return index > 0 && (index >= maxRows || bytes > maxBytes);
  });
  return end < 0 ? places : places.slice(0, end);
}

/** The versions without their values; one more than a page has. */
async function listPlaces(db: Handle, { recordId, userId, before }: VersionSearch): Promise<Place[]> {
  const where = (time: string) => {
    const conditions: RawBuilder<unknown>[] = [sql`record_id = ${recordId}`];
    if (userId !== undefined) conditions.push(sql`user_id = ${userId}`);
    if (before !== undefined) conditions.push(sql`${sql.ref(time)} < ${before}`);
    return sql.join(conditions, sql` AND `);
  };
  const bytes = sql`coalesce(octet_length("values"), 0) AS bytes`;
  const { rows } = await sql<Place>`
    SELECT * FROM (
      SELECT id, 1 AS is_current, updated_at AS written_at, ${bytes} FROM responses WHERE ${where("updated_at")}
      UNION ALL
      SELECT id, 0 AS is_current, written_at, ${bytes} FROM response_versions WHERE ${where("written_at")}
    ) AS version
    ORDER BY written_at DESC, is_current DESC, id DESC LIMIT ${sql.lit(maxRows + 1)}`.execute(db);
  return rows;
}

async function readCurrent(db: Handle, ids: readonly number[]): Promise<ResponseVersionRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("responses")
    .innerJoin("users", "users.id", "responses.user_id")
    .select(["users.public_id as user_public_id", "users.username", "responses.status", "responses.values"])
    .select(["responses.written_by", "responses.updated_at as written_at"])
    .select([sql<string | null>`NULL`.as("ended_at"), sql<number>`0`.as("is_deleted")])
    .where("responses.id", "in", ids)
    .execute();
}

async function readEarlier(db: Handle, ids: readonly number[]): Promise<ResponseVersionRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom("response_versions as version")
    .innerJoin("users", "users.id", "version.user_id")
    .select(["users.public_id as user_public_id", "users.username", "version.status", "version.values"])
    .select(["version.written_by", "version.written_at", "version.ended_at", "version.is_deleted"])
    .where("version.id", "in", ids)
    .execute();
}
