import { setImmediate } from "node:timers/promises";
import type { NewRecord, UpsertedRecord } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { together } from "../../database/together";
import { JsonText } from "../../http/json-text";
import { unprocessable } from "../../http/refusals";
import { type DatasetShape, loadShape } from "../datasets/dataset-shape";
import type { DatasetRow } from "../datasets/datasets.repository";
import { responseProblem } from "../responses/response-rules";
import { suggestionsProblem } from "../suggestions/suggestion-rules";
import { findUserIds } from "../users/users.repository";
import { announceRecords } from "../webhooks/announce";
import { includeAll } from "./include";
import { fieldsProblem, firstReason, metadataProblem, vectorsProblem } from "./record-rules";
import { type RecordToWrite, writeRecords } from "./record-writer";
import { presentRecords } from "./records.presenter";
import { findRecords } from "./records.repository";

const judgedAtOnce = 100;
const notReady = "records cannot be created for a non published dataset";

/** Creates records, all or none; answers the list of them as it travels. */
export async function bulkCreate(
  db: Handle,
  dataset: DatasetRow,
  items: readonly NewRecord[],
): Promise<JsonText> {
  if (dataset.status !== "ready") throw unprocessable(notReady);
  const externalIds = externalIdsOf(items);
  const taken = new Set(
    (await findRecords(db, dataset.id, { externalIds })).map((record) => record.external_id),
  );
  const repeated = externalIds.filter((id) => taken.has(id));
  if (repeated.length > 0)
    throw unprocessable(`found records with same external ids: ${repeated.join(", ")}`);
  return judgeAndWrite(
    db,
    dataset,
    items.map((sent) => ({ sent })),
  );
}

/** Creates records and changes those that exist, all or none; answers the list of them as it travels. */
export async function bulkUpsert(
  db: Handle,
  dataset: DatasetRow,
  items: readonly UpsertedRecord[],
): Promise<JsonText> {
  const publicIds = items.flatMap((item) => item.id ?? []);
  const found = await findRecords(db, dataset.id, { publicIds, externalIds: externalIdsOf(items) });
  const byPublicId = new Map(found.map((record) => [record.public_id, record]));
  const byExternalId = new Map(found.map((record) => [record.external_id, record]));
  const records = items.map((sent) => ({
    sent,
    existing:
      byPublicId.get(sent.id ?? "") ??
      (sent.external_id == null ? undefined : byExternalId.get(sent.external_id)),
  }));
  return judgeAndWrite(db, dataset, records);
}

async function judgeAndWrite(
  db: Handle,
  dataset: DatasetRow,
  records: readonly RecordToWrite[],
): Promise<JsonText> {
  const responses = records.flatMap(({ sent }) => sent.responses ?? []);
  const [shape, userIds] = await together(
    loadShape(db, dataset),
    findUserIds(db, [...new Set(responses.map((response) => response.user_id))]),
  );
  await judge(records, shape, userIds);
  // Last, so that a draft's bad records are named first.
  if (dataset.status !== "ready") throw unprocessable(notReady);
  const presentation = { datasetPublicId: dataset.public_id, include: includeAll };
  const written = await writeRecords(db, { shape, userIds }, records, async ({ rows, relations }) => {
    const presented = await presentRecords(db, rows, { ...presentation, relations });
    // Written while the database is busy with the next part.
    return rows.map((row, index) => ({ row, json: JSON.stringify(presented[index]) }));
  });
  const rowsThat = (existed: boolean) =>
    written.flatMap(({ row }, index) => ((records[index]?.existing !== undefined) === existed ? [row] : []));
  await together(
    announceRecords(db, "record.created", rowsThat(false)),
    announceRecords(db, "record.updated", rowsThat(true)),
  );
  return new JsonText(`{"items":[${written.map(({ json }) => json).join(",")}]}`);
}

async function judge(
  records: readonly RecordToWrite[],
  shape: DatasetShape,
  userIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [position, record] of records.entries()) {
    const problem = recordProblem(record, shape, userIds);
    if (problem) throw unprocessable(`Record at position ${position} is not valid because ${problem}`);
    // Others are answered in between.
    if (position % judgedAtOnce === judgedAtOnce - 1) await setImmediate();
  }
}

function recordProblem(
  { sent, existing }: RecordToWrite,
  shape: DatasetShape,
  userIds: ReadonlyMap<string, number>,
): string | undefined {
  const isFieldsKept = existing !== undefined && sent.fields === undefined;
  const problem =
    (isFieldsKept ? undefined : fieldsProblem(sent.fields, shape)) ?? metadataProblem(sent.metadata, shape);
  if (problem) return problem;
  const fields = sent.fields ?? JSON.parse(existing?.fields ?? "{}");
  return (
    suggestionsProblem(sent.suggestions, shape.questions, fields) ??
    responsesProblem(sent, shape, fields, userIds) ??
    vectorsProblem(sent.vectors, shape)
  );
}

function responsesProblem(
  { responses }: UpsertedRecord,
  { questions }: DatasetShape,
  fields: Record<string, unknown>,
  userIds: ReadonlyMap<string, number>,
): string | undefined {
  const reason = firstReason(responses ?? [], (response) => {
    if (!userIds.has(response.user_id)) return `user with id ${response.user_id} not found`;
    return responseProblem(response, questions, fields);
  });
  return reason && `record does not have valid responses: ${reason}`;
}

function externalIdsOf(items: readonly { external_id?: string | null }[]): string[] {
  return items.flatMap((item) => item.external_id ?? []);
}
