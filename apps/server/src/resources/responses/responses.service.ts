import type { Handle } from "../../database/database";
import { unprocessable } from "../../http/refusals";
import { loadQuestions } from "../datasets/dataset-shape";
import { addAnnotators, type DatasetRow, touchDataset } from "../datasets/datasets.repository";
import { restateRecords } from "../records/record-status.repository";
import { getRecords, type RecordRow } from "../records/records.repository";
import { announceRecords, announceResponse } from "../webhooks/announce";
import { responseProblem, type SentResponse } from "./response-rules";
import { deleteResponse, findResponseOf, type ResponseRow, upsertResponses } from "./responses.repository";

/** Stores a person's answers to a record with everything that follows: activity, messages, status of the record. */
export async function storeResponse(
  db: Handle,
  dataset: DatasetRow,
  record: Pick<RecordRow, "id" | "fields">,
  { userId, sent, isNew = false }: { userId: number; sent: SentResponse; isNew?: boolean },
): Promise<ResponseRow> {
  const questions = await loadQuestions(db, dataset.id);
  const problem = responseProblem(sent, questions, JSON.parse(record.fields));
  if (problem) throw unprocessable(problem);
  await upsertResponses(db, [{ datasetId: dataset.id, recordId: record.id, userId, ...sent }], questions);
  await touchDataset(db, dataset.id);
  const stored = await findResponseOf(db, record.id, userId);
  if (!stored)
    throw new Error("A response is gone in the transaction that wrote it. Report this with the log.");
  await announceResponse(db, isNew ? "response.created" : "response.updated", stored);
  await restateRecord(db, dataset, record.id);
  return stored;
}

/** Stores a person's answers to a record that may be their first here: they take part from now on. */
export async function addResponse(
  db: Handle,
  dataset: DatasetRow,
  record: Pick<RecordRow, "id" | "fields">,
  response: { userId: number; sent: SentResponse; isNew: boolean },
): Promise<ResponseRow> {
  const stored = await storeResponse(db, dataset, record, response);
  await addAnnotators(db, dataset.id, [response.userId]);
  return stored;
}

/** Removes a response; its record is pending again for the author, and maybe for the team. */
export async function removeResponse(db: Handle, dataset: DatasetRow, response: ResponseRow): Promise<void> {
  await announceResponse(db, "response.deleted", response);
  await deleteResponse(db, response.id);
  await touchDataset(db, dataset.id);
  await restateRecord(db, dataset, response.record_id);
}

async function restateRecord(db: Handle, dataset: DatasetRow, recordId: number): Promise<void> {
  const range = { datasetId: dataset.id, minSubmitted: dataset.min_submitted, ids: [recordId] };
  const ids = await restateRecords(db, range);
  // Most answers change no status: reading nothing would take a round trip all the same.
  if (ids.length === 0) return;
  const changed = await getRecords(db, ids);
  await announceRecords(db, "record.updated", changed);
  const completed = changed.filter((record) => record.status === "completed");
  await announceRecords(db, "record.completed", completed);
}
