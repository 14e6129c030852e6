import type { FilterSet } from "@glossa/contract";
import type { FilterSetRow } from "./filter-sets.repository";

/** A stored filter set as the API returns it. */
export function presentFilterSet(row: FilterSetRow, datasetPublicId: string): FilterSet {
  return {
    id: row.public_id,
    name: row.name,
    criteria: JSON.parse(row.criteria),
    is_shared: row.is_shared === 1,
    dataset_id: datasetPublicId,
    user_id: row.user_public_id,
    username: row.username,
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}
