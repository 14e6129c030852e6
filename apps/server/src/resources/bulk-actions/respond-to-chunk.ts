import type { ResponseValues } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { idsOf } from "../../database/lists";
import { together } from "../../database/together";
import type { Caller } from "../../http/caller";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import type { DatasetRow } from "../datasets/datasets.repository";
import { responseProblem } from "../responses/response-rules";
import {
  listResponses,
  type ResponseRow,
  type ResponseToStore,
  type StoredResponse,
} from "../responses/responses.repository";
import { removeResponses, storeResponses } from "../responses/responses.service";
import { listSuggestions } from "../suggestions/suggestions.repository";
import { listWebhooksByEvent } from "../webhooks/webhooks.repository";
import { type BulkActionRecordRow, type BulkActionRow, settleRecords } from "./bulk-actions.repository";
import { type Chunk, chunkOf } from "./chunks";
import { fittingSuggestions, unfitProblem } from "./unfit-values";
import { isIncomplete, ownPartsOf, type Suggested, valuesOfRecord, withAccepted } from "./values-of-record";

/** Everything that the chunks of one bulk action share. */
export interface BulkContext {
  action: BulkActionRow;
  dataset: DatasetRow;
  caller: Caller;
  questions: readonly SchemaQuestion[];
  values: ResponseValues;
  /** The lowest score of suggestions to accept; undefined: none are accepted. */
  leastScore: number | undefined;
  own: ReadonlyMap<string, ResponseValues>;
}

type Before = ReadonlyMap<number, ResponseRow>;

/** A response to store, with its record in the action. */
interface Prepared {
  row: BulkActionRecordRow;
  response: ResponseToStore;
}

/**
 * Gives the response of a bulk action to the first of some of its records, as many as a transaction may take, and notes what
 * each response was before.
 */
export async function respondToChunk(
  db: Handle,
  context: BulkContext,
  next: readonly BulkActionRecordRow[],
): Promise<void> {
  const chunk = await chunkOf(db, context, next);
  const { rows } = chunk;
  const ids = rows.map((row) => row.record_id);
  const [before, records] = await together(
    responsesBefore(db, context, ids),
    readRecords(db, context, chunk),
  );
  const outcomes = rows.map((row) => outcomeOf(context, row, { before, record: records.get(row.record_id) }));
  const prepared = outcomes.filter((one) => "response" in one);
  const stored = await store(db, context, prepared, before);
  const settled = outcomes.map((one) => {
    if (!("response" in one)) return one;
    const earlier = before.get(one.row.record_id);
    return {
      ...one.row,
      outcome: "saved" as const,
      seen: stored.get(one.row.record_id)?.updated_at ?? null,
      status_before: earlier?.status ?? null,
      values_before: earlier?.values ?? null,
    };
  });
  await settleRecords(db, settled);
}

/** Takes back the responses of a bulk action to some of its records, unless they were changed since. */
export async function takeBackChunk(
  db: Handle,
  context: BulkContext,
  rows: readonly BulkActionRecordRow[],
): Promise<void> {
  const now = await responsesBefore(
    db,
    context,
    rows.map((row) => row.record_id),
  );
  const isKnown = (row: BulkActionRecordRow) => (now.get(row.record_id)?.updated_at ?? null) === row.seen;
  const known = rows.filter(isKnown);
  const restored = known.flatMap((row): Prepared[] => {
    const { status_before: status, values_before: values } = row;
    if (status === null) return [];
    const given = { status, values: JSON.parse(values ?? "{}") as ResponseValues };
    return [{ row, response: responseFor(context, row, given) }];
  });
  const deleted = known.filter((row) => row.status_before === null);
  await removeResponses(
    db,
    context.dataset,
    deleted.flatMap((row) => now.get(row.record_id) ?? []),
  );
  const stored = await store(db, context, restored, now);
  const settled = rows.map((row) => {
    if (!isKnown(row)) return { ...row, outcome: "kept" as const };
    return { ...row, outcome: "undone" as const, seen: stored.get(row.record_id)?.updated_at ?? null };
  });
  await settleRecords(db, settled);
}

async function responsesBefore(db: Handle, { caller }: BulkContext, ids: readonly number[]): Promise<Before> {
  const responses = await listResponses(db, ids, caller.id);
  return new Map(responses.map((response) => [response.record_id, response]));
}

interface RecordParts {
  publicId: string;
  /** Only if values belong to the text, which may be long. */
  fields: string;
  suggested: Suggested;
}

async function readRecords(
  db: Handle,
  { questions, leastScore }: BulkContext,
  { rows, withText }: Chunk,
): Promise<ReadonlyMap<number, RecordParts>> {
  const ids = rows.map((row) => row.record_id);
  const suggested = leastScore === undefined ? withText : ids;
  const [records, texts, suggestions] = await together(
    db.selectFrom("records").select(["id", "public_id"]).where("id", "in", idsOf(ids)).execute(),
    withText.length > 0
      ? db.selectFrom("records").select(["id", "fields"]).where("id", "in", idsOf(withText)).execute()
      : Promise.resolve([]),
    suggested.length > 0 ? listSuggestions(db, suggested) : Promise.resolve([]),
  );
  const fieldsOf = new Map(texts.map(({ id, fields }) => [id, fields]));
  const names = new Map(questions.map(({ id, name }) => [id, name]));
  return new Map(
    records.map(({ id, public_id }) => {
      const own = suggestions.filter((suggestion) => suggestion.record_id === id);
      const suggested = own.map(({ question_id, value, score }) => [
        names.get(question_id),
        { value: JSON.parse(value), score: JSON.parse(score ?? "null") },
      ]);
      return [
        id,
        { publicId: public_id, fields: fieldsOf.get(id) ?? "{}", suggested: Object.fromEntries(suggested) },
      ] as const;
    }),
  );
}

/** What happens to one record: a response to store, or why there is none. */
function outcomeOf(
  context: BulkContext,
  row: BulkActionRecordRow,
  { before, record }: { before: Before; record: RecordParts | undefined },
): Prepared | BulkActionRecordRow {
  const earlier = before.get(row.record_id);
  if (!record || (earlier?.updated_at ?? null) !== row.seen) return { ...row, outcome: "changed" };
  const { action, questions, values: common, leastScore } = context;
  const { status } = action;
  let own = ownPartsOf(record.suggested, earlier, context.own.get(record.publicId));
  const unfit = unfitProblem(own, { common, questions, leastScore });
  if (unfit) return { ...row, outcome: "refused", reason: unfit };
  own = { ...own, suggested: fittingSuggestions(own.suggested, questions) };
  if (leastScore !== undefined) {
    const accepted = withAccepted(common, own, { questions, leastScore, status });
    if (typeof accepted === "string") return { ...row, outcome: accepted };
    own = accepted;
  }
  const values = valuesOfRecord(common, own, questions, status);
  if (status === "submitted" && isIncomplete(values, questions)) return { ...row, outcome: "incomplete" };
  const problem = responseProblem({ status, values }, questions, JSON.parse(record.fields));
  if (problem) return { ...row, outcome: "refused", reason: problem };
  return { row, response: responseFor(context, row, { status, values }) };
}

function responseFor(
  { dataset, caller }: BulkContext,
  { record_id: recordId }: BulkActionRecordRow,
  given: Pick<ResponseToStore, "status" | "values">,
): ResponseToStore {
  return { datasetId: dataset.id, recordId, userId: caller.id, ...given };
}

/** Stores responses with all consequences. Returns their rows by record. */
async function store(
  db: Handle,
  { dataset, caller, questions }: BulkContext,
  prepared: readonly Prepared[],
  before: Before,
): Promise<ReadonlyMap<number, StoredResponse>> {
  const audience = await listWebhooksByEvent(db);
  const responses = prepared.map(({ response }) => ({ ...response, isNew: !before.has(response.recordId) }));
  const stored = await storeResponses(db, { dataset, questions, audience }, responses, {
    joining: [caller.id],
  });
  return new Map(stored.map((row) => [row.record_id, row]));
}
