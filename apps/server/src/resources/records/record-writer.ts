import { randomInt, randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { UpsertedRecord } from "@glossa/contract";
import type { FieldValue } from "@glossa/field-types/schema";
import type { Handle } from "../../database/database";
import { together } from "../../database/together";
import type { DatasetShape } from "../datasets/dataset-shape";
import { addAnnotators } from "../datasets/datasets.repository";
import { upsertResponses } from "../responses/responses.repository";
import { engineOf } from "../search/engines";
import { upsertSuggestions } from "../suggestions/suggestions.repository";
import { indexMetadata } from "./record-metadata.repository";
import { restateRecords } from "./record-status.repository";
import { insertRecords, type RecordRow, updateRecord } from "./records.repository";
import { upsertVectors } from "./vectors.repository";

type Fields = Record<string, FieldValue | null>;

/** One record that is to be written: what was sent, and what stands there already. */
export interface RecordToWrite {
  sent: UpsertedRecord;
  existing?: RecordRow;
}

interface Written {
  id: number;
  isNew: boolean;
  sent: UpsertedRecord;
  /** Set where the texts are new. */
  fields?: Fields;
  /** Set where the metadata is new. */
  metadata?: Record<string, unknown> | null;
}

const maxRandom = 2 ** 31;

/** Writes records that have been judged, with all that hangs on them; answers their inner ids in the same order. */
export async function writeRecords(
  db: Handle,
  shape: DatasetShape,
  records: readonly RecordToWrite[],
  userIds: ReadonlyMap<string, number>,
): Promise<number[]> {
  const { dataset } = shape;
  const inserted = await insertNew(db, dataset.id, records);
  const written: Written[] = [];
  for (const [index, record] of records.entries()) {
    const id = inserted.get(index);
    if (id !== undefined) written.push(newlyWritten(id, record.sent));
    else if (record.existing) written.push(await change(db, record.existing, record.sent));
  }
  await together(
    writeTexts(db, shape, written),
    writeMetadata(db, shape, written),
    writeVectors(db, shape, written),
    writeSuggestions(db, shape, written),
    writeResponses(db, shape, written, userIds),
  );
  // Only answers decide whether a record is completed.
  const answered = written.filter((each) => each.sent.responses?.length).map((each) => each.id);
  if (answered.length > 0)
    await restateRecords(db, { datasetId: dataset.id, minSubmitted: dataset.min_submitted, ids: answered });
  return written.map((each) => each.id);
}

function newlyWritten(id: number, sent: UpsertedRecord): Written {
  return { id, isNew: true, sent, fields: sent.fields ?? {}, metadata: sent.metadata };
}

async function insertNew(
  db: Handle,
  datasetId: number,
  records: readonly RecordToWrite[],
): Promise<Map<number, number>> {
  const indexes = [...records.keys()].filter((index) => !records[index]?.existing);
  const publicIds = new Map(indexes.map((index) => [index, randomUUID()]));
  const rows = indexes.map((index) => {
    const sent = records[index]?.sent;
    return {
      public_id: publicIds.get(index) ?? "",
      dataset_id: datasetId,
      external_id: sent?.external_id ?? null,
      fields: JSON.stringify(withoutNulls(sent?.fields ?? {})),
      metadata: sent?.metadata ? JSON.stringify(sent.metadata) : null,
      rnd: randomInt(maxRandom),
    };
  });
  const ids = await insertRecords(db, rows);
  return new Map(indexes.map((index) => [index, ids.get(publicIds.get(index) ?? "") ?? 0]));
}

async function change(db: Handle, existing: RecordRow, sent: UpsertedRecord): Promise<Written> {
  const fields = newFields(existing, sent);
  const metadata = newMetadata(existing, sent);
  const changes: Parameters<typeof updateRecord>[2] = {};
  if (fields) changes.fields = JSON.stringify(fields);
  if (metadata !== undefined) changes.metadata = metadata && JSON.stringify(metadata);
  // A record that stays as it is keeps its time of change.
  if (Object.keys(changes).length > 0) await updateRecord(db, existing.id, changes);
  return { id: existing.id, isNew: false, sent, fields, metadata };
}

function newFields(existing: RecordRow, sent: UpsertedRecord): Fields | undefined {
  if (!sent.fields) return undefined;
  const fields = withoutNulls(sent.fields);
  return isDeepStrictEqual(fields, JSON.parse(existing.fields)) ? undefined : fields;
}

function newMetadata(existing: RecordRow, sent: UpsertedRecord): Record<string, unknown> | null | undefined {
  const stored = JSON.parse(existing.metadata ?? "null");
  return isDeepStrictEqual(sent.metadata, stored) ? undefined : sent.metadata;
}

async function writeTexts(db: Handle, shape: DatasetShape, written: readonly Written[]): Promise<void> {
  const texts = written.flatMap(({ id, isNew, fields }) => (fields ? [{ recordId: id, fields, isNew }] : []));
  await engineOf(db).indexTexts(db, shape.dataset.id, texts, shape.fields);
}

async function writeMetadata(db: Handle, shape: DatasetShape, written: readonly Written[]): Promise<void> {
  const metadata = written.flatMap(({ id, isNew, metadata: value }) =>
    value === undefined ? [] : [{ datasetId: shape.dataset.id, recordId: id, metadata: value, isNew }],
  );
  await indexMetadata(db, metadata, shape.metadata);
}

async function writeSuggestions(
  db: Handle,
  { dataset, questions }: DatasetShape,
  written: readonly Written[],
): Promise<void> {
  const suggestions = written.flatMap((each) =>
    (each.sent.suggestions ?? []).flatMap((sent) => {
      const question = questions.find(({ publicId }) => publicId === sent.question_id);
      return question ? [{ ...baseOf(dataset, each), question, sent, isNew: each.isNew }] : [];
    }),
  );
  await upsertSuggestions(db, suggestions);
}

async function writeResponses(
  db: Handle,
  { dataset, questions }: DatasetShape,
  written: readonly Written[],
  userIds: ReadonlyMap<string, number>,
): Promise<void> {
  const responses = written.flatMap((each) =>
    (each.sent.responses ?? []).flatMap(({ user_id, status, values }) => {
      const userId = userIds.get(user_id);
      return userId === undefined ? [] : [{ ...baseOf(dataset, each), userId, status, values }];
    }),
  );
  await upsertResponses(db, responses, questions);
  await addAnnotators(db, dataset.id, [...new Set(responses.map((each) => each.userId))]);
}

async function writeVectors(
  db: Handle,
  { dataset, vectors }: DatasetShape,
  written: readonly Written[],
): Promise<void> {
  const sentVectors = written.flatMap((each) =>
    Object.entries(each.sent.vectors ?? {}).flatMap(([name, value]) => {
      const settings = vectors.find((one) => one.name === name);
      return settings ? [{ ...baseOf(dataset, each), settingsId: settings.id, value }] : [];
    }),
  );
  await upsertVectors(db, sentVectors);
}

function baseOf(dataset: { id: number }, { id }: Written) {
  return { datasetId: dataset.id, recordId: id };
}

/** A field without a value is not stored, so that lists and exports show what is there. */
export function withoutNulls(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
