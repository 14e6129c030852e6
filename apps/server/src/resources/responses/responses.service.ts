import { errorCodes } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { together } from "../../database/together";
import { unprocessable } from "../../http/errors/http-errors";
import { loadQuestions, type SchemaQuestion } from "../datasets/dataset-schema";
import { existingParent } from "../datasets/datasets.access";
import { addAnnotators, type DatasetRow, touchDataset } from "../datasets/datasets.repository";
import { recomputeStatus } from "../records/record-status.repository";
import type { RecordRow } from "../records/records.repository";
import { announceRecomputed, announceResponse } from "../webhooks/announce";
import { listWebhooksByEvent, type WebhooksByEvent } from "../webhooks/webhooks.repository";
import { type ResponseBody, responseProblem } from "./response-rules";
import {
  deleteResponse,
  findResponseOf,
  indexResponses,
  putResponses,
  type ResponseRow,
} from "./responses.repository";

/** Everything needed to validate and store a response, plus the webhooks to notify. */
export interface ResponseContext {
  dataset: DatasetRow;
  questions: SchemaQuestion[];
  audience: WebhooksByEvent;
  /** The user's existing response. */
  existing?: ResponseRow;
}

/** Loads everything needed to validate a user's response to a record. */
export async function loadContext(
  db: Handle,
  record: { id: number; dataset_id: number },
  userId: number,
): Promise<ResponseContext> {
  const [dataset, questions, audience, existing] = await together(
    existingParent(db, record),
    loadQuestions(db, record.dataset_id),
    listWebhooksByEvent(db),
    findResponseOf(db, record.id, userId),
  );
  return { dataset, questions, audience, existing };
}

/** A user and the response that they send. */
export interface ResponseInput {
  user: { id: number; publicId: string };
  sent: ResponseBody;
  /** Whether the user is added to the annotators of the dataset. */
  isJoining?: boolean;
  /** The username of the person who writes it, if that is not the user. */
  writtenBy?: string | undefined;
}

/**
 * Stores a user's responses to a record with all consequences: activity, webhook messages, status of the
 * record.
 */
export async function storeResponse(
  db: Handle,
  { dataset, questions, audience, existing }: ResponseContext,
  record: Pick<RecordRow, "id" | "public_id" | "fields">,
  { user, sent, isJoining = false, writtenBy }: ResponseInput,
): Promise<ResponseRow> {
  const problem = responseProblem(sent, questions, JSON.parse(record.fields));
  if (problem) throw unprocessable(errorCodes.response, problem);
  const response = { datasetId: dataset.id, recordId: record.id, userId: user.id, writtenBy, ...sent };
  const [[row]] = await together(
    putResponses(db, [response]),
    touchDataset(db, dataset.id),
    addAnnotators(db, dataset.id, isJoining ? [user.id] : []),
  );
  if (!row) throw new Error("A response is gone in the transaction that wrote it. Report this with the log.");
  const stored = { ...row, record_public_id: record.public_id, user_public_id: user.publicId };
  await announceResponse(db, audience, existing ? "response.updated" : "response.created", stored);
  const [recomputed] = await together(
    recomputeRecord(db, dataset, record.id),
    indexResponses(db, [{ ...response, id: row.id, isNew: existing === undefined }], questions),
  );
  await announceRecomputed(db, audience, recomputed);
  return stored;
}

/** Deletes a response; its record is pending again for the author, and possibly for the team. */
export async function removeResponse(db: Handle, dataset: DatasetRow, response: ResponseRow): Promise<void> {
  const audience = await listWebhooksByEvent(db);
  await announceResponse(db, audience, "response.deleted", response);
  const [, , recomputed] = await together(
    deleteResponse(db, response.id),
    touchDataset(db, dataset.id),
    recomputeRecord(db, dataset, response.record_id),
  );
  await announceRecomputed(db, audience, recomputed);
}

function recomputeRecord(db: Handle, dataset: DatasetRow, recordId: number): Promise<number[]> {
  return recomputeStatus(db, { datasetId: dataset.id, minSubmitted: dataset.min_submitted, ids: [recordId] });
}
