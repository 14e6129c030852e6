import type { MetadataSettings } from "@glossa/contract";
import type { FieldSettings } from "@glossa/field-types/schema";
import type { QuestionSettings } from "@glossa/question-types/schema";
import type { Handle } from "../../database/database";
import { settingsOfField } from "../fields/fields.presenter";
import { listFields } from "../fields/fields.repository";
import { settingsOfMetadata } from "../metadata-properties/metadata-properties.presenter";
import { listMetadataProperties } from "../metadata-properties/metadata-properties.repository";
import { settingsOfQuestion } from "../questions/questions.presenter";
import { listQuestions } from "../questions/questions.repository";
import { listVectorsSettings } from "../vectors-settings/vectors-settings.repository";
import type { DatasetRow } from "./datasets.repository";

interface Named {
  id: number;
  name: string;
}

/** The part of a question that validates values. */
export interface SchemaQuestion extends Named {
  publicId: string;
  isRequired: boolean;
  settings: QuestionSettings;
}

/** The part of a field that validates values. */
export interface SchemaField extends Named {
  isRequired: boolean;
  settings: FieldSettings;
}

/** The part of a metadata property that validates values. */
export interface SchemaMetadata extends Named {
  /** Whether annotators see it. */
  isVisible: boolean;
  settings: MetadataSettings;
}

/** The schema by which the records of a dataset are validated. */
export interface DatasetSchema {
  dataset: DatasetRow;
  fields: SchemaField[];
  questions: SchemaQuestion[];
  metadata: SchemaMetadata[];
  vectors: (Named & { dimensions: number })[];
}

/** Loads the schema by which the records of a dataset are validated. */
export async function loadSchema(db: Handle, dataset: DatasetRow): Promise<DatasetSchema> {
  const [fields, questions, metadata, vectors] = await Promise.all([
    listFields(db, dataset.id),
    loadQuestions(db, dataset.id),
    loadMetadata(db, dataset.id),
    listVectorsSettings(db, dataset.id),
  ]);
  return {
    dataset,
    fields: fields.map((row) => ({
      id: row.id,
      name: row.name,
      isRequired: row.required === 1,
      settings: settingsOfField(row),
    })),
    questions,
    metadata,
    vectors,
  };
}

/** Loads what is needed to validate responses. */
export async function loadQuestions(db: Handle, datasetId: number): Promise<SchemaQuestion[]> {
  const rows = await listQuestions(db, datasetId);
  return rows.map((row) => ({
    id: row.id,
    publicId: row.public_id,
    name: row.name,
    isRequired: row.required === 1,
    settings: settingsOfQuestion(row),
  }));
}

/** Loads what is needed to validate metadata. */
export async function loadMetadata(db: Handle, datasetId: number): Promise<SchemaMetadata[]> {
  const rows = await listMetadataProperties(db, datasetId);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    isVisible: row.visible_for_annotators === 1,
    settings: settingsOfMetadata(row),
  }));
}
