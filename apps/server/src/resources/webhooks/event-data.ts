import type { Handle } from "../../database/database";
import { presentDataset } from "../datasets/datasets.presenter";
import { getDataset } from "../datasets/datasets.repository";
import { presentField } from "../fields/fields.presenter";
import { listFields } from "../fields/fields.repository";
import { presentMetadataProperty } from "../metadata-properties/metadata-properties.presenter";
import { listMetadataProperties } from "../metadata-properties/metadata-properties.repository";
import { presentQuestion } from "../questions/questions.presenter";
import { listQuestions } from "../questions/questions.repository";
import { presentRecord } from "../records/records.presenter";
import { getRecords, type RecordRow } from "../records/records.repository";
import { presentResponse } from "../responses/responses.presenter";
import type { StoredResponse } from "../responses/responses.repository";
import { getUsers, type UserRow } from "../users/users.repository";
import { presentVectorSettings } from "../vectors-settings/vectors-settings.presenter";
import { listVectorsSettings } from "../vectors-settings/vectors-settings.repository";
import { presentWorkspace } from "../workspaces/workspaces.presenter";
import { findWorkspace } from "../workspaces/workspaces.repository";

// Messages contain the parent objects of an entity, where the API has their ids.

/** A dataset in a message: with its workspace, fields, questions and properties. */
export async function datasetData(db: Handle, datasetId: number) {
  const row = await getDataset(db, datasetId);
  const { workspace_id: workspaceId, metadata: _metadata, ...dataset } = presentDataset(row);
  const [workspace, fields, questions, properties, vectors] = await Promise.all([
    findWorkspace(db, workspaceId),
    listFields(db, row.id),
    listQuestions(db, row.id),
    listMetadataProperties(db, row.id),
    listVectorsSettings(db, row.id),
  ]);
  return {
    ...dataset,
    workspace: workspace && presentWorkspace(workspace),
    questions: questions.map((each) => withoutDataset(presentQuestion(each, ""))),
    fields: fields.map((each) => withoutDataset(presentField(each, ""))),
    metadata_properties: properties.map((each) => withoutDataset(presentMetadataProperty(each, ""))),
    vectors_settings: vectors.map((each) => withoutDataset(presentVectorSettings(each, ""))),
  };
}

/** Records in a message: with their dataset. */
export async function recordsData(db: Handle, datasetId: number, records: readonly RecordRow[]) {
  const dataset = await datasetData(db, datasetId);
  return records.map((row) => ({ ...withoutDataset(presentRecord(row, "")), dataset }));
}

/** Responses to records of one dataset in messages: with their records and authors. */
export async function responsesData(db: Handle, datasetId: number, responses: readonly StoredResponse[]) {
  const [records, authors] = await Promise.all([
    getRecords(db, [...new Set(responses.map((response) => response.record_id))]),
    getUsers(db, [...new Set(responses.map((response) => response.user_id))]),
  ]);
  const data = await recordsData(db, datasetId, records);
  const recordOf = new Map(records.map(({ id }, index) => [id, data[index]]));
  const authorOf = new Map(authors.map((author) => [author.id, author]));
  return responses.map((response) => {
    const author = authorOf.get(response.user_id);
    const ids = { record_public_id: "", user_public_id: "" };
    const { record_id: _recordId, user_id: _userId, ...own } = presentResponse({ ...response, ...ids });
    return { ...own, record: recordOf.get(response.record_id), user: author && authorData(author) };
  });
}

function authorData(author: UserRow) {
  return {
    id: author.public_id,
    first_name: author.first_name,
    last_name: author.last_name,
    username: author.username,
    role: author.role,
    inserted_at: author.inserted_at,
    updated_at: author.updated_at,
  };
}

function withoutDataset<Thing extends { dataset_id: string }>({ dataset_id: _id, ...thing }: Thing) {
  return thing;
}
