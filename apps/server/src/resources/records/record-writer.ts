import { randomInt } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { UpsertedRecord } from "@glossa/contract";
import type { FieldValue } from "@glossa/field-types/schema";
import { ownValue } from "@glossa/question-types/schema";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { newPublicId } from "../../database/public-id";
import { reserveIds } from "../../database/reserve-ids";
import { inParts, together } from "../../database/together";
import type { Caller } from "../../http/caller";
import type { DatasetSchema } from "../datasets/dataset-schema";
import { addAnnotators } from "../datasets/datasets.repository";
import { upsertResponses } from "../responses/responses.repository";
import { engineOf } from "../search/engines/engines";
import { addSuggestions, type SuggestionRow, upsertSuggestions } from "../suggestions/suggestions.repository";
import { indexMetadata } from "./record-metadata.repository";
import { recomputeStatus } from "./record-status.repository";
import type { Relations } from "./records.presenter";
import { getRecords, insertRecords, type RecordRow, updateRecord } from "./records.repository";
import { type NamedVector, upsertVectors } from "./vectors.repository";

type Fields = Record<string, FieldValue | null>;

/** A record to write: the request, and the existing row. */
export interface RecordToWrite {
  sent: UpsertedRecord;
  existing?: RecordRow;
}

interface Written {
  id: number;
  isNew: boolean;
  sent: UpsertedRecord;
  /** Internal ids for its suggestions, if it is new. */
  suggestionIds?: readonly number[];
  /** Set if the texts are new. */
  fields?: Fields;
  /** Set if the metadata is new. */
  metadata?: Record<string, unknown> | null;
}

/** The written records, with their related rows if they are known. */
export interface StoredPart {
  rows: readonly RecordRow[];
  relations?: Relations;
}

/** Where records are written, and by whom. */
export interface WriteContext {
  schema: DatasetSchema;
  /** The internal ids of the authors of responses, by their public ids. */
  userIds: ReadonlyMap<string, number>;
  /** Whoever sends the records, who may write responses of others; undefined for records without responses. */
  by?: Pick<Caller, "id" | "username">;
}

/** A record to write, with the row of a new one. */
type Prepared = RecordToWrite & { row: RecordRow; suggestionIds: readonly number[] };

const maxRandom = 2 ** 31;
// Large enough to be worth a statement, small enough that the database starts early and no other request waits.
const partSize = 50;

/**
 * Writes validated records with all their related rows, one part after the other.
 *
 * @returns what `then` makes of the stored rows of each part, in the order of the records
 */
export async function writeRecords<Result>(
  db: Handle,
  context: WriteContext,
  records: readonly RecordToWrite[],
  then: (stored: StoredPart) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const prepared = await prepare(db, context.schema.dataset.id, records);
  const write = async (part: readonly Prepared[]) => then(await writePart(db, context, part));
  // A request may contain one record twice, by both of its ids: the later one wins.
  const isAllNew = records.every(({ existing }) => !existing);
  return isAllNew ? inParts(prepared, partSize, write) : [...(await write(prepared))];
}

async function writePart(db: Handle, context: WriteContext, part: readonly Prepared[]): Promise<StoredPart> {
  const { schema } = context;
  const { dataset } = schema;
  const added = part.filter(({ existing }) => !existing);
  const inserted = insertRecords(
    db,
    added.map(({ row }) => row),
  );
  inserted.catch(() => undefined);
  const written: Written[] = [];
  for (const each of part)
    written.push(each.existing ? await change(db, each.existing, each.sent) : newlyWritten(each));
  const [suggestions, vectors] = await together(
    writeSuggestions(db, schema, written),
    writeVectors(db, schema, written),
    inserted,
    writeTexts(db, schema, written),
    writeMetadata(db, schema, written),
    writeResponses(db, context, written),
  );
  // Only responses decide whether a record is completed.
  const answered = written.filter((each) => each.sent.responses?.length).map((each) => each.id);
  if (answered.length > 0)
    await recomputeStatus(db, { datasetId: dataset.id, minSubmitted: dataset.min_submitted, ids: answered });
  const isAsPrepared = answered.length === 0 && added.length === part.length;
  // New rows equal what was written: nothing needs to be read.
  if (isAsPrepared)
    return { rows: part.map(({ row }) => row), relations: { responses: [], suggestions, vectors } };
  const ids = written.map(({ id }) => id);
  return { rows: await getRecords(db, ids) };
}

function newlyWritten({ row, sent, suggestionIds }: Prepared): Written {
  return { id: row.id, isNew: true, sent, suggestionIds, fields: sent.fields ?? {}, metadata: sent.metadata };
}

async function prepare(
  db: Handle,
  datasetId: number,
  records: readonly RecordToWrite[],
): Promise<Prepared[]> {
  const added = records.filter(({ existing }) => !existing);
  const [ids, suggestionIds] = await together(
    reserveIds(db, "records", added.length),
    reserveIds(db, "suggestions", sum(added.map(({ sent }) => sent.suggestions?.length ?? 0))),
  );
  const moment = now();
  return records.map(({ sent, existing }) => {
    if (existing) return { sent, existing, row: existing, suggestionIds: [] };
    const row: RecordRow = {
      id: ids.shift() ?? 0,
      public_id: newPublicId(),
      dataset_id: datasetId,
      external_id: sent.external_id ?? null,
      fields: JSON.stringify(sent.fields ?? {}),
      metadata: sent.metadata ? JSON.stringify(sent.metadata) : null,
      status: "pending",
      rnd: randomInt(maxRandom),
      inserted_at: moment,
      updated_at: moment,
    };
    return { sent, row, suggestionIds: suggestionIds.splice(0, sent.suggestions?.length ?? 0) };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

async function change(db: Handle, existing: RecordRow, sent: UpsertedRecord): Promise<Written> {
  const fields = newFields(existing, sent);
  const metadata = newMetadata(existing, sent);
  const changes: Parameters<typeof updateRecord>[2] = {};
  if (fields) changes.fields = JSON.stringify(fields);
  if (metadata !== undefined) changes.metadata = metadata && JSON.stringify(metadata);
  // An unchanged record keeps its `updated_at`.
  if (Object.keys(changes).length > 0) await updateRecord(db, existing.id, changes);
  return { id: existing.id, isNew: false, sent, fields, metadata };
}

function newFields(existing: RecordRow, sent: UpsertedRecord): Fields | undefined {
  const { fields } = sent;
  if (!fields) return undefined;
  return isDeepStrictEqual(fields, JSON.parse(existing.fields)) ? undefined : fields;
}

function newMetadata(existing: RecordRow, sent: UpsertedRecord): Record<string, unknown> | null | undefined {
  const stored = JSON.parse(existing.metadata ?? "null");
  return isDeepStrictEqual(sent.metadata, stored) ? undefined : sent.metadata;
}

async function writeTexts(db: Handle, schema: DatasetSchema, written: readonly Written[]): Promise<void> {
  const texts = written.flatMap(({ id, isNew, fields }) => (fields ? [{ recordId: id, fields, isNew }] : []));
  await engineOf(db).indexTexts(db, schema.dataset.id, texts, schema.fields);
}

async function writeMetadata(db: Handle, schema: DatasetSchema, written: readonly Written[]): Promise<void> {
  const metadata = written.flatMap(({ id, isNew, metadata: value }) =>
    value === undefined ? [] : [{ datasetId: schema.dataset.id, recordId: id, metadata: value, isNew }],
  );
  await indexMetadata(db, metadata, schema.metadata);
}

/** Returns the suggestions of new records as they are stored. */
async function writeSuggestions(
  db: Handle,
  { dataset, questions }: DatasetSchema,
  written: readonly Written[],
): Promise<SuggestionRow[]> {
  const suggestions = written.flatMap((each) =>
    (each.sent.suggestions ?? []).flatMap((sent, index) => {
      const question = questions.find(({ publicId }) => publicId === sent.question_id);
      const id = each.suggestionIds?.[index];
      return question ? [{ ...baseOf(dataset, each), question, sent, id }] : [];
    }),
  );
  const [added] = await together(
    addSuggestions(db, suggestions),
    upsertSuggestions(
      db,
      suggestions.filter(({ id }) => id === undefined),
    ),
  );
  return added;
}

async function writeResponses(
  db: Handle,
  { schema: { dataset, questions }, userIds, by }: WriteContext,
  written: readonly Written[],
): Promise<void> {
  const responses = written.flatMap((each) =>
    (each.sent.responses ?? []).flatMap(({ user_id, status, values }) => {
      const userId = userIds.get(user_id);
      if (userId === undefined) return [];
      const writtenBy = userId === by?.id ? undefined : by?.username;
      return [{ ...baseOf(dataset, each), userId, status, values, writtenBy }];
    }),
  );
  await upsertResponses(db, responses, questions);
  await addAnnotators(db, dataset.id, [...new Set(responses.map((each) => each.userId))]);
}

/** Returns the vectors of the request as they are stored. */
async function writeVectors(
  db: Handle,
  { dataset, vectors }: DatasetSchema,
  written: readonly Written[],
): Promise<NamedVector[]> {
  const sentVectors = written.flatMap((each) =>
    vectors.flatMap(({ id, name }) => {
      const value = ownValue(each.sent.vectors, name);
      return value ? [{ ...baseOf(dataset, each), settingsId: id, name, value }] : [];
    }),
  );
  await upsertVectors(db, sentVectors);
  return sentVectors.map(({ recordId, name, value }) => ({ recordId, name, value }));
}

function baseOf(dataset: { id: number }, { id }: Written) {
  return { datasetId: dataset.id, recordId: id };
}
