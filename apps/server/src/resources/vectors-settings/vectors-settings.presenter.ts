import type { VectorSettings } from "@glossa/contract";
import type { VectorSettingsRow } from "./vectors-settings.repository";

/** Stored vector settings as the API returns them. */
export function presentVectorSettings(row: VectorSettingsRow, datasetPublicId: string): VectorSettings {
  return {
    id: row.public_id,
    name: row.name,
    title: row.title,
    dimensions: row.dimensions,
    dataset_id: datasetPublicId,
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}
