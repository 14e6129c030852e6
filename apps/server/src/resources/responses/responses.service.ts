import type { Handle } from "../../database/database";
import { unprocessable } from "../../http/refusals";
import { loadQuestions } from "../datasets/dataset-shape";
import { addAnnotators, type DatasetRow, touchDataset } from "../datasets/datasets.repository";
import { restateRecords } from "../records/record-status.repository";
import type { RecordRow } from "../records/records.repository";
import { responseProblem, type SentResponse } from "./response-rules";
import { deleteResponse, findResponseOf, type ResponseRow, upsertResponses } from "./responses.repository";

/** Stores a person's answers to a record with everything that follows: status of the record, activity, participants. */
export async function storeResponse(
  db: Handle,
  dataset: DatasetRow,
  record: Pick<RecordRow, "id" | "fields">,
  { userId, sent }: { userId: number; sent: SentResponse },
): Promise<ResponseRow> {
  const questions = await loadQuestions(db, dataset.id);
  const problem = responseProblem(sent, questions, JSON.parse(record.fields));
  if (problem) throw unprocessable(problem);
  await upsertResponses(db, [{ datasetId: dataset.id, recordId: record.id, userId, ...sent }], questions);
  await addAnnotators(db, dataset.id, [userId]);
  await noteAnswer(db, dataset, record.id);
  const stored = await findResponseOf(db, record.id, userId);
  if (!stored)
    throw new Error("A response is gone in the transaction that wrote it. Report this with the log.");
  return stored;
}

/** Removes a response; its record is pending again for the author, and maybe for the team. */
export async function removeResponse(db: Handle, dataset: DatasetRow, response: ResponseRow): Promise<void> {
  await deleteResponse(db, response.id);
  await noteAnswer(db, dataset, response.record_id);
}

async function noteAnswer(db: Handle, dataset: DatasetRow, recordId: number): Promise<void> {
  await restateRecords(db, { datasetId: dataset.id, minSubmitted: dataset.min_submitted, ids: [recordId] });
  await touchDataset(db, dataset.id);
}
