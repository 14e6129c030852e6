import type { DatasetResponse } from "@glossa/contract";
import { sql } from "kysely";
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

/** The responses to a record as they are and as they were, of everyone or of one user; the latest first. */
export async function listResponseVersions(
  db: Handle,
  recordId: number,
  userId?: number,
): Promise<ResponseVersionRow[]> {
  const current = db
    .selectFrom("responses")
    .innerJoin("users", "users.id", "responses.user_id")
    .select(["users.public_id as user_public_id", "users.username", "responses.status", "responses.values"])
    .select(["responses.written_by", "responses.updated_at as written_at"])
    .select([sql<string | null>`NULL`.as("ended_at"), sql<number>`0`.as("is_deleted")])
    .where("responses.record_id", "=", recordId);
  const earlier = db
    .selectFrom("response_versions as version")
    .innerJoin("users", "users.id", "version.user_id")
    .select(["users.public_id as user_public_id", "users.username", "version.status", "version.values"])
    .select(["version.written_by", "version.written_at", "version.ended_at", "version.is_deleted"])
    .where("version.record_id", "=", recordId)
    .orderBy("version.id", "desc");
  const isOfOne = userId !== undefined;
  const [now, before] = await Promise.all([
    current.$if(isOfOne, (query) => query.where("responses.user_id", "=", userId ?? 0)).execute(),
    earlier.$if(isOfOne, (query) => query.where("version.user_id", "=", userId ?? 0)).execute(),
  ]);
  const latestFirst = (a: ResponseVersionRow, b: ResponseVersionRow) =>
    a.written_at < b.written_at ? 1 : a.written_at > b.written_at ? -1 : 0;
  return [...now, ...before].sort(latestFirst);
}
