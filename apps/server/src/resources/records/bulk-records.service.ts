import type { NewRecord, UpsertedRecord } from "@glossa/contract";
import { errorCodes } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { together } from "../../database/together";
import { JsonText } from "../../http/bodies/json-text";
import type { Caller } from "../../http/caller";
import { unprocessable } from "../../http/errors/http-errors";
import { pausesAfter } from "../../pauses";
import { type DatasetSchema, loadSchema } from "../datasets/dataset-schema";
import type { DatasetRow } from "../datasets/datasets.repository";
import { responseProblem } from "../responses/response-rules";
import { suggestionsProblem } from "../suggestions/suggestion-rules";
import { findUserIds } from "../users/users.repository";
import { announceRecords } from "../webhooks/announce";
import { includeAll } from "./include";
import { fieldsProblem, firstReason, metadataProblem, vectorsProblem } from "./record-rules";
import { type RecordToWrite, writeRecords } from "./record-writer";
import { presentRecords } from "./records.presenter";
import { findRecords, type RecordRow } from "./records.repository";

/** Milliseconds of work before other requests get a turn. */
const workedAtOnce = 10;
const notReady = "records cannot be created for a non published dataset";

/** The dataset to which records are written, and who writes them. */
interface BulkWrite {
  dataset: DatasetRow;
  by: Pick<Caller, "id" | "username">;
}

/** Creates records, all or none. Returns the list as the API returns it. */
export async function bulkCreate(
  db: Handle,
  { dataset, by }: BulkWrite,
  items: readonly NewRecord[],
): Promise<JsonText> {
  if (dataset.status !== "ready") throw unprocessable(errorCodes.notPublished, notReady);
  const externalIds = externalIdsOf(items);
  const taken = new Set(
    (await findRecords(db, dataset.id, { externalIds })).map((record) => record.external_id),
  );
  const repeated = externalIds.filter((id) => taken.has(id));
  if (repeated.length > 0)
    throw unprocessable(
      errorCodes.externalIdTaken,
      `found records with same external ids: ${repeated.join(", ")}`,
    );
  return judgeAndWrite(
    db,
    { dataset, by },
    items.map((sent) => ({ sent })),
  );
}

/** Creates and updates records, all or none. Returns the list as the API returns it, and the ids of updated records. */
export async function bulkUpsert(
  db: Handle,
  { dataset, by }: BulkWrite,
  items: readonly UpsertedRecord[],
): Promise<{ list: JsonText; updatedIds: readonly string[] }> {
  const records = await withExisting(db, dataset, items);
  const list = await judgeAndWrite(db, { dataset, by }, records);
  return { list, updatedIds: records.flatMap(({ existing }) => existing?.public_id ?? []) };
}

/** The outcome of items of which some may be invalid; `reasons` has a reason for each of these, by its index. */
export interface UpsertedItems {
  created: number;
  updated: number;
  reasons: ReadonlyMap<number, string>;
}

/** Creates and updates the records that are valid, and leaves the others. External ids are unique among the items. */
export async function upsertValid(
  db: Handle,
  schema: DatasetSchema,
  items: readonly UpsertedRecord[],
): Promise<UpsertedItems> {
  const reasons = new Map<number, string>();
  const pause = pausesAfter(workedAtOnce);
  const valid: RecordToWrite[] = [];
  for (const [index, record] of (await withExisting(db, schema.dataset, items)).entries()) {
    const problem = recordProblem(record, schema, new Map());
    if (problem) reasons.set(index, problem);
    else valid.push(record);
    await pause();
  }
  const rows = await writeRecords(db, { schema, userIds: new Map() }, valid, async (stored) => stored.rows);
  const updated = rows.filter((_, index) => valid[index]?.existing);
  const created = rows.filter((_, index) => !valid[index]?.existing);
  await announceRecords(db, [
    { event: "record.created", rows: created },
    { event: "record.updated", rows: updated },
  ]);
  return { created: created.length, updated: updated.length, reasons };
}

async function withExisting(
  db: Handle,
  dataset: DatasetRow,
  items: readonly UpsertedRecord[],
): Promise<RecordToWrite[]> {
  const publicIds = items.flatMap((item) => item.id ?? []);
  const found = await findRecords(db, dataset.id, { publicIds, externalIds: externalIdsOf(items) });
  const byPublicId = new Map(found.map((record) => [record.public_id, record]));
  const byExternalId = new Map(found.map((record) => [record.external_id, record]));
  return items.map((sent) => ({
    sent,
    existing:
      byPublicId.get(sent.id ?? "") ??
      (sent.external_id == null ? undefined : byExternalId.get(sent.external_id)),
  }));
}

async function judgeAndWrite(
  db: Handle,
  { dataset, by }: BulkWrite,
  records: readonly RecordToWrite[],
): Promise<JsonText> {
  const responses = records.flatMap(({ sent }) => sent.responses ?? []);
  const [schema, userIds] = await together(
    loadSchema(db, dataset),
    findUserIds(db, [...new Set(responses.map((response) => response.user_id))]),
  );
  await validateRecords(records, schema, userIds);
  // Last, so that errors in the records are reported before the one about a draft dataset.
  if (dataset.status !== "ready") throw unprocessable(errorCodes.notPublished, notReady);
  const presentation = { datasetPublicId: dataset.public_id, include: includeAll };
  const written = await writeRecords(db, { schema, userIds, by }, records, async ({ rows, relations }) => {
    const presented = await presentRecords(db, rows, { ...presentation, relations });
    // Serialised while the database is busy with the next part.
    const pause = pausesAfter(workedAtOnce);
    const texts: { row: RecordRow; json: string }[] = [];
    for (const [index, row] of rows.entries()) {
      texts.push({ row, json: JSON.stringify(presented[index]) });
      await pause();
    }
    return texts;
  });
  const rowsThat = (existed: boolean) =>
    written.flatMap(({ row }, index) => ((records[index]?.existing !== undefined) === existed ? [row] : []));
  const completed = written.flatMap(({ row }, index) => {
    const wasCompleted = records[index]?.existing?.status === "completed";
    return row.status === "completed" && !wasCompleted ? [row] : [];
  });
  await announceRecords(db, [
    { event: "record.created", rows: rowsThat(false) },
    { event: "record.updated", rows: rowsThat(true) },
    { event: "record.completed", rows: completed },
  ]);
  return JsonText.ofItems(written.map(({ json }) => json));
}

async function validateRecords(
  records: readonly RecordToWrite[],
  schema: DatasetSchema,
  userIds: ReadonlyMap<string, number>,
): Promise<void> {
  const pause = pausesAfter(workedAtOnce);
  for (const [position, record] of records.entries()) {
    const problem = recordProblem(record, schema, userIds);
    if (problem)
      throw unprocessable(
        errorCodes.record,
        `Record at position ${position} is not valid because ${problem}`,
      );
    await pause();
  }
}

function recordProblem(
  { sent, existing }: RecordToWrite,
  schema: DatasetSchema,
  userIds: ReadonlyMap<string, number>,
): string | undefined {
  const isFieldsKept = existing !== undefined && sent.fields === undefined;
  const problem =
    (isFieldsKept ? undefined : fieldsProblem(sent.fields, schema)) ?? metadataProblem(sent.metadata, schema);
  if (problem) return problem;
  const fields = sent.fields ?? JSON.parse(existing?.fields ?? "{}");
  return (
    suggestionsProblem(sent.suggestions, schema.questions, fields) ??
    responsesProblem(sent, schema, fields, userIds) ??
    vectorsProblem(sent.vectors, schema)
  );
}

function responsesProblem(
  { responses }: UpsertedRecord,
  { questions }: DatasetSchema,
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
