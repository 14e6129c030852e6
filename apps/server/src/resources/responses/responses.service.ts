import { errorCodes } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { together } from "../../database/together";
import { unprocessable } from "../../http/errors/http-errors";
import { loadQuestions, type SchemaQuestion } from "../datasets/dataset-schema";
import { existingParent } from "../datasets/datasets.access";
import { addAnnotators, type DatasetRow, touchDataset } from "../datasets/datasets.repository";
import { recomputeStatus } from "../records/record-status.repository";
import type { RecordRow } from "../records/records.repository";
import { announceRecomputed, announceResponses } from "../webhooks/announce";
import { listWebhooksByEvent, type WebhooksByEvent } from "../webhooks/webhooks.repository";
import { type ResponseBody, responseProblem } from "./response-rules";
import {
  deleteResponses,
  indexResponses,
  listResponses,
  putResponses,
  type ResponseRow,
  type ResponseToStore,
  type StoredResponse,
} from "./responses.repository";

/** Everything needed to validate and store responses to records of one dataset, plus the webhooks to notify. */
export interface ResponseContext {
  dataset: DatasetRow;
  questions: readonly SchemaQuestion[];
  audience: WebhooksByEvent;
}

interface LoadedContext extends ResponseContext {
  /** The responses that the user has to the records. */
  existing: readonly ResponseRow[];
}

/** Loads everything needed to validate a user's responses to records of a dataset. */
export async function loadContext(
  db: Handle,
  { datasetId, recordIds, userId }: { datasetId: number; recordIds: readonly number[]; userId: number },
): Promise<LoadedContext> {
  const [dataset, questions, audience, existing] = await together(
    existingParent(db, { dataset_id: datasetId }),
    loadQuestions(db, datasetId),
    listWebhooksByEvent(db),
    listResponses(db, recordIds, userId),
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

/** Stores a user's response to a record with all consequences. */
export async function storeResponse(
  db: Handle,
  context: LoadedContext,
  record: Pick<RecordRow, "id" | "public_id" | "fields">,
  { user, sent, isJoining = false, writtenBy }: ResponseInput,
): Promise<ResponseRow> {
  const problem = responseProblem(sent, context.questions, JSON.parse(record.fields));
  if (problem) throw unprocessable(errorCodes.response, problem);
  const response = {
    datasetId: context.dataset.id,
    recordId: record.id,
    userId: user.id,
    writtenBy,
    ...sent,
  };
  const isNew = context.existing.length === 0;
  const joining = isJoining ? [user.id] : [];
  const [row] = await storeResponses(db, context, [{ ...response, isNew }], { joining });
  if (!row) throw new Error("A response is gone in the transaction that wrote it. Report this with the log.");
  return { ...row, record_public_id: record.public_id, user_public_id: user.publicId };
}

/**
 * Stores valid responses to different records of a dataset with all consequences: activity, webhook messages, status of
 * the records. Returns their rows in any order.
 *
 * @param joining the users who are added to the annotators of the dataset
 */
export async function storeResponses(
  db: Handle,
  { dataset, questions, audience }: ResponseContext,
  responses: readonly (ResponseToStore & { isNew: boolean })[],
  { joining }: { joining: readonly number[] },
): Promise<StoredResponse[]> {
  if (responses.length === 0) return [];
  const [rows] = await together(
    putResponses(db, responses),
    touchDataset(db, dataset.id),
    addAnnotators(db, dataset.id, joining),
  );
  // Neither database promises an order.
  const rowOf = new Map(rows.map((row) => [row.record_id, row]));
  const rowsThat = (isNew: boolean) =>
    responses.flatMap((response) => (response.isNew === isNew ? (rowOf.get(response.recordId) ?? []) : []));
  await announceResponses(db, audience, [
    { event: "response.created", rows: rowsThat(true) },
    { event: "response.updated", rows: rowsThat(false) },
  ]);
  const indexed = responses.flatMap((response) => {
    const id = rowOf.get(response.recordId)?.id;
    return id === undefined ? [] : [{ ...response, id }];
  });
  const [recomputed] = await together(
    recomputeRecords(db, dataset, rows),
    indexResponses(db, indexed, questions),
  );
  await announceRecomputed(db, audience, recomputed);
  return rows;
}

/**
 * Deletes responses to records of a dataset; the records are pending again for the authors, and possibly for the team.
 */
export async function removeResponses(
  db: Handle,
  dataset: DatasetRow,
  responses: readonly StoredResponse[],
): Promise<void> {
  if (responses.length === 0) return;
  const audience = await listWebhooksByEvent(db);
  await announceResponses(db, audience, [{ event: "response.deleted", rows: responses }]);
  const ids = responses.map(({ id }) => id);
  const [, , recomputed] = await together(
    deleteResponses(db, ids),
    touchDataset(db, dataset.id),
    recomputeRecords(db, dataset, responses),
  );
  await announceRecomputed(db, audience, recomputed);
}

function recomputeRecords(
  db: Handle,
  dataset: DatasetRow,
  responses: readonly StoredResponse[],
): Promise<number[]> {
  const ids = responses.map((response) => response.record_id);
  return recomputeStatus(db, { datasetId: dataset.id, minSubmitted: dataset.min_submitted, ids });
}
