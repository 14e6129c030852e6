import { type DatasetFileHead, datasetFileHead, datasetFileVersion } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { presentDataset } from "../datasets/datasets.presenter";
import type { DatasetRow } from "../datasets/datasets.repository";
import { presentField } from "../fields/fields.presenter";
import { listFields } from "../fields/fields.repository";
import { presentMetadataProperty } from "../metadata-properties/metadata-properties.presenter";
import { listMetadataProperties } from "../metadata-properties/metadata-properties.repository";
import { presentQuestion } from "../questions/questions.presenter";
import { listQuestions } from "../questions/questions.repository";
import { listRespondents } from "../responses/responses.repository";
import { presentVectorSettings } from "../vectors-settings/vectors-settings.presenter";
import { listVectorsSettings } from "../vectors-settings/vectors-settings.repository";

/** Reads what a file with a whole dataset begins with: its settings, and the users who have answered. */
export async function readDatasetFileHead(db: Handle, dataset: DatasetRow): Promise<DatasetFileHead> {
  const [fields, questions, metadata, vectors, people] = await Promise.all([
    listFields(db, dataset.id),
    listQuestions(db, dataset.id),
    listMetadataProperties(db, dataset.id),
    listVectorsSettings(db, dataset.id),
    listRespondents(db, dataset.id),
  ]);
  const { public_id: id } = dataset;
  // The schema keeps the part of settings that creates them again.
  return datasetFileHead.parse({
    ...presentDataset(dataset),
    glossa_dataset: datasetFileVersion,
    fields: fields.map((row) => presentField(row, id)),
    questions: questions.map((row) => presentQuestion(row, id)),
    metadata_properties: metadata.map((row) => presentMetadataProperty(row, id)),
    vectors_settings: vectors.map((row) => presentVectorSettings(row, id)),
    people,
  });
}
