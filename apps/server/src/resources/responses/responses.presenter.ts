import type { DatasetResponse } from "@glossa/contract";
import type { ResponseRow } from "./responses.repository";

/** A stored response as the API returns it. */
export function presentResponse(row: ResponseRow): DatasetResponse {
  return {
    id: row.public_id,
    values: row.values === null ? null : JSON.parse(row.values),
    status: row.status,
    record_id: row.record_public_id,
    user_id: row.user_public_id,
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}
