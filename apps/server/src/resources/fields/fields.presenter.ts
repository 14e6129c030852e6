import type { Field } from "@glossa/contract";
import { type FieldSettings, fieldSettings } from "@glossa/field-types/schema";
import type { FieldRow } from "./fields.repository";

/** A stored field as the API returns it. */
export function presentField(row: FieldRow, datasetPublicId: string): Field {
  return {
    id: row.public_id,
    name: row.name,
    title: row.title,
    required: row.required === 1,
    settings: settingsOfField(row),
    dataset_id: datasetPublicId,
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}

/** The settings of a stored field, completed by defaults that were added later. */
export function settingsOfField(row: Pick<FieldRow, "settings">): FieldSettings {
  return fieldSettings.parse(JSON.parse(row.settings));
}
