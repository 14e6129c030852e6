import { type MetadataProperty, type MetadataSettings, metadataSettings } from "@glossa/contract";
import type { MetadataPropertyRow } from "./metadata-properties.repository";

/** A stored metadata property as the API returns it. */
export function presentMetadataProperty(row: MetadataPropertyRow, datasetPublicId: string): MetadataProperty {
  return {
    id: row.public_id,
    name: row.name,
    title: row.title,
    settings: settingsOfMetadata(row),
    visible_for_annotators: row.visible_for_annotators === 1,
    dataset_id: datasetPublicId,
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}

/** The settings of a stored metadata property. */
export function settingsOfMetadata(row: Pick<MetadataPropertyRow, "settings">): MetadataSettings {
  return metadataSettings.parse(JSON.parse(row.settings));
}
