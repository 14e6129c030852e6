import type { Handle } from "../../database/database";
import { together } from "../../database/together";
import { unprocessable } from "../../http/refusals";
import { loadQuestions, type ShapeQuestion } from "../datasets/dataset-shape";
import { addAnnotators, type DatasetRow, getDataset, touchDataset } from "../datasets/datasets.repository";
import { restateRecords } from "../records/record-status.repository";
import type { RecordRow } from "../records/records.repository";
import { announceResponse, announceRestated } from "../webhooks/announce";
import { type Audience, listAudience } from "../webhooks/webhooks.repository";
import { responseProblem, type SentResponse } from "./response-rules";
import {
  deleteResponse,
  findResponseOf,
  indexResponses,
  putResponses,
  type ResponseRow,
} from "./responses.repository";

/** All that an answer to a record is judged by, and who is told of it. */
export interface Desk {
  dataset: DatasetRow;
  questions: ShapeQuestion[];
  audience: Audience;
  /** What the person has answered already. */
  existing?: ResponseRow;
}

/** Reads all that a person's answer to a record is judged by. */
export async function openDesk(
  db: Handle,
  record: { id: number; dataset_id: number },
  userId: number,
): Promise<Desk> {
  const [dataset, questions, audience, existing] = await together(
    getDataset(db, record.dataset_id),
    loadQuestions(db, record.dataset_id),
    listAudience(db),
    findResponseOf(db, record.id, userId),
  );
  return { dataset, questions, audience, existing };
}

/** Who answers, and what. */
export interface Answering {
  user: { id: number; publicId: string };
  sent: SentResponse;
  /** Whether the person counts among those who annotate the dataset from now on. */
  isJoining?: boolean;
}

/** Stores a person's answers to a record with everything that follows: activity, messages, status of the record. */
export async function storeResponse(
  db: Handle,
  { dataset, questions, audience, existing }: Desk,
  record: Pick<RecordRow, "id" | "public_id" | "fields">,
  { user, sent, isJoining = false }: Answering,
): Promise<ResponseRow> {
  const problem = responseProblem(sent, questions, JSON.parse(record.fields));
  if (problem) throw unprocessable(problem);
  const response = { datasetId: dataset.id, recordId: record.id, userId: user.id, ...sent };
  const [[row]] = await together(
    putResponses(db, [response]),
    touchDataset(db, dataset.id),
    addAnnotators(db, dataset.id, isJoining ? [user.id] : []),
  );
  if (!row) throw new Error("A response is gone in the transaction that wrote it. Report this with the log.");
  const stored = { ...row, record_public_id: record.public_id, user_public_id: user.publicId };
  await announceResponse(db, audience, existing ? "response.updated" : "response.created", stored);
  const [restated] = await together(
    restateRecord(db, dataset, record.id),
    indexResponses(db, [{ ...response, id: row.id, isNew: existing === undefined }], questions),
  );
  await announceRestated(db, audience, restated);
  return stored;
}

/** Removes a response; its record is pending again for the author, and maybe for the team. */
export async function removeResponse(db: Handle, dataset: DatasetRow, response: ResponseRow): Promise<void> {
  const audience = await listAudience(db);
  await announceResponse(db, audience, "response.deleted", response);
  const [, , restated] = await together(
    deleteResponse(db, response.id),
    touchDataset(db, dataset.id),
    restateRecord(db, dataset, response.record_id),
  );
  await announceRestated(db, audience, restated);
}

function restateRecord(db: Handle, dataset: DatasetRow, recordId: number): Promise<number[]> {
  return restateRecords(db, { datasetId: dataset.id, minSubmitted: dataset.min_submitted, ids: [recordId] });
}
