import type { Dataset } from "@glossa/contract";
import type { DatasetRow } from "./datasets.repository";

/** A stored dataset as the API returns it. */
export function presentDataset(row: DatasetRow): Dataset {
  return {
    id: row.public_id,
    name: row.name,
    guidelines: row.guidelines,
    allow_extra_metadata: row.allow_extra_metadata === 1,
    status: row.status,
    distribution: { strategy: "overlap", min_submitted: row.min_submitted },
    metadata: row.metadata === null ? null : JSON.parse(row.metadata),
    workspace_id: row.workspace_public_id,
    last_activity_at: row.last_activity_at,
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}
