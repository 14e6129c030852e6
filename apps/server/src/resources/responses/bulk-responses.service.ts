import { type DatasetResponse, errorCodes } from "@glossa/contract";
import type { Database, Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import { forbidden, HttpError, unprocessable } from "../../http/errors/http-errors";
import { recordOr404 } from "../records/records.access";
import { findRecords, type RecordRow } from "../records/records.repository";
import { type ResponseBody, responseProblem } from "./response-rules";
import { mayRespond } from "./responses.policy";
import { presentResponse } from "./responses.presenter";
import { loadContext, storeResponses } from "./responses.service";

/** Responses per transaction: writes of other users fit in between. */
const mostAtOnce = 20;
/** The size of the texts that a transaction checks, in characters; it blocks the writer for some milliseconds. */
const longestTexts = 64 * 1024;

type Sent = ResponseBody & { record_id: string };

/** What has become of one of several responses. */
interface Outcome {
  item: DatasetResponse | null;
  error: { detail: string } | null;
}

/** Stores a user's responses to several records; a refused one does not undo the others. */
export async function respondToMany(
  { writeScoped }: Pick<Database, "writeScoped">,
  caller: Caller,
  items: readonly Sent[],
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let first = items[0]; first; first = items[outcomes.length]) {
    const next = items.slice(outcomes.length, outcomes.length + mostAtOnce);
    const work = (db: Handle) => respondToFirst(db, caller, next);
    const settled = await writeScoped({ of: "record", id: first.record_id }, work).catch(asOutcome);
    outcomes.push(...settled);
  }
  return outcomes;
}

/**
 * Stores the first of some responses, as many as a transaction may take; at least one.
 *
 * @throws HttpError if the first one is refused whatever its values are
 */
async function respondToFirst(db: Handle, caller: Caller, items: readonly Sent[]): Promise<Outcome[]> {
  const some = await firstOfDataset(db, items);
  const ids = some.map(({ record }) => record.id);
  const [datasetId = 0] = some.map(({ record }) => record.dataset_id);
  const context = await loadContext(db, { datasetId, recordIds: ids, userId: caller.id });
  if (!mayRespond(caller, context.dataset)) throw forbidden();
  const answered = new Set(context.existing.map((response) => response.record_id));
  const judged = some.map(({ sent: { status, values }, record }) => ({
    record,
    problem: responseProblem({ status, values }, context.questions, JSON.parse(record.fields)),
    response: { datasetId, recordId: record.id, userId: caller.id, status, values },
  }));
  const valid = judged.filter(({ problem }) => !problem).map(({ response }) => response);
  const toStore = valid.map((response) => ({ ...response, isNew: !answered.has(response.recordId) }));
  const stored = await storeResponses(db, context, toStore, { joining: [caller.id] });
  const rows = new Map(stored.map((row) => [row.record_id, row]));
  return judged.flatMap(({ record, problem }) => {
    if (problem) return asOutcome(unprocessable(errorCodes.response, problem));
    const row = rows.get(record.id);
    if (!row)
      throw new Error("A response is gone in the transaction that wrote it. Report this with the log.");
    const publicIds = { record_public_id: record.public_id, user_public_id: caller.publicId };
    return { item: presentResponse({ ...row, ...publicIds }), error: null };
  });
}

/** The first of some responses that are to different records of one dataset, with their records. */
async function firstOfDataset(
  db: Handle,
  items: readonly Sent[],
): Promise<readonly { sent: Sent; record: RecordRow }[]> {
  const [firstId = "", ...publicIds] = items.map((item) => item.record_id);
  const first = await recordOr404(db, firstId);
  const others = await findRecords(db, first.dataset_id, { publicIds });
  const left = new Map([first, ...others].map((record) => [record.public_id, record]));
  const some: { sent: Sent; record: RecordRow }[] = [];
  let length = 0;
  for (const sent of items) {
    const record = left.get(sent.record_id);
    length += record?.fields.length ?? 0;
    if (!record || (some.length > 0 && length > longestTexts)) break;
    left.delete(sent.record_id);
    some.push({ sent, record });
  }
  return some;
}

function asOutcome(error: unknown): Outcome[] {
  if (!(error instanceof HttpError)) throw error;
  const { detail } = error.body as { detail: unknown };
  // Only a refusal by the policy has no message of its own.
  const text = typeof detail === "string" ? detail : `${errorCodes.forbidden}(detail=Operation not allowed)`;
  return [{ item: null, error: { detail: text } }];
}
