import { setImmediate } from "node:timers/promises";
import type { RecordSearch, ResponseValues } from "@glossa/contract";
import type { Database, Handle } from "../../database/database";
import type { Caller } from "../../http/caller";
import type { JobHandler } from "../../jobs/job-handler";
import { enqueue } from "../../jobs/jobs.repository";
import { loadQuestions } from "../datasets/dataset-schema";
import { type DatasetRow, getDataset } from "../datasets/datasets.repository";
import { mayRespond } from "../responses/responses.policy";
import { findCallerById } from "../users/callers.repository";
import { presentBulkAction } from "./bulk-actions.presenter";
import {
  activeStates,
  type BulkActionRow,
  changeBulkAction,
  forgetSome,
  getBulkAction,
  nextRecords,
} from "./bulk-actions.repository";
import { collectResults } from "./collect-results";
import { type BulkContext, respondToChunk, takeBackChunk } from "./respond-to-chunk";

/** The kind of the jobs that give and take back the responses of bulk actions. */
export const bulkActionKind = "bulk-action";

interface BulkActionPayload {
  actionId: number;
}

/** The body of the request that began an action, without its status. */
interface BulkActionRequest {
  search: RecordSearch;
  values: ResponseValues;
  accept_suggestions?: { least_score: number };
  own: { record_id: string; values: ResponseValues }[];
  except_ids: string[];
}

// Small enough that responses of others fit in between: a chunk blocks the writer for a few milliseconds.
const chunkSize = 40;
const longValues = 64 * 1024;
// Then it is the turn of other jobs, such as messages to webhooks.
const sliceInMilliseconds = 2000;

/** The step of each state, its records, and the state that follows when none is left. */
const steps = {
  running: { takes: "open", work: respondToChunk, next: "done" },
  redoing: { takes: "undone", work: respondToChunk, next: "done" },
  undoing: { takes: "saved", work: takeBackChunk, next: "undone" },
} as const;

/**
 * Gives the responses of a bulk action, or takes them back, a few in each transaction, which also notes them: an
 * interrupted job continues with the others.
 */
export function bulkActionJob({ database }: { database: Database }): JobHandler {
  return {
    retriesAfter: [1, 10, 60, 600, 3600],
    run: async (payload, report) => {
      const { actionId } = payload as BulkActionPayload;
      const action = await getBulkAction(database.read, actionId);
      if (!action || !isActive(action)) return;
      if (action.state === "collecting") await collect(database, action);
      const { public_id: datasetId } = await getDataset(database.read, action.dataset_id);
      const isLeft = await runSlice(database, datasetId, actionId);
      if (isLeft) await database.writeIndependent((db) => enqueue(db, [{ kind: bulkActionKind, payload }]));
      const after = await getBulkAction(database.read, actionId);
      if (after) await report((await presentBulkAction(database.read, after, datasetId)).progress);
    },
    forget: async (before) => {
      while (await database.writeIndependent((db) => forgetSome(db, before))) await setImmediate();
    },
  };
}

function isActive({ state }: BulkActionRow): boolean {
  return activeStates.some((active) => active === state);
}

async function collect(database: Database, action: BulkActionRow): Promise<void> {
  const dataset = await getDataset(database.read, action.dataset_id);
  const caller = await findCallerById(database.read, action.user_id);
  if (caller && mayGoOn(caller, dataset))
    await collectResults(database, { action, dataset, caller }, requestOf(action));
  else await database.write((db) => changeBulkAction(db, action.id, { state: "done", is_cancelled: 1 }));
}

/** The dataset may have been deleted, and the user may have left its workspace. */
function mayGoOn(caller: Caller, dataset: DatasetRow): boolean {
  return dataset.deleted_at === null && mayRespond(caller, dataset);
}

/** Works on records until it is the turn of other jobs. Returns whether some may be left. */
async function runSlice(database: Database, datasetId: string, actionId: number): Promise<boolean> {
  const ends = performance.now() + sliceInMilliseconds;
  while (performance.now() < ends) {
    const isLeft = await database.writeScoped({ of: "dataset", id: datasetId }, (db) =>
      runChunk(db, actionId),
    );
    if (!isLeft) return false;
    await setImmediate();
  }
  return true;
}

/** Works on the next records. Returns whether some may be left. */
async function runChunk(db: Handle, actionId: number): Promise<boolean> {
  // Read each time: it may have been cancelled, and its user may have left the workspace.
  const action = await getBulkAction(db, actionId);
  if (!action || !isActive(action) || action.state === "collecting") return false;
  const { takes, work, next } = steps[action.state as keyof typeof steps];
  const context = await contextOf(db, action);
  if (!context) {
    await changeBulkAction(db, action.id, { state: "done", is_cancelled: 1 });
    return false;
  }
  const rows = await nextRecords(db, action, takes, action.request.length > longValues ? 1 : chunkSize);
  if (rows.length > 0) await work(db, context, rows);
  else await changeBulkAction(db, action.id, { state: next });
  return rows.length > 0;
}

async function contextOf(db: Handle, action: BulkActionRow): Promise<BulkContext | undefined> {
  const dataset = await getDataset(db, action.dataset_id);
  const caller = await findCallerById(db, action.user_id);
  if (!caller || !mayGoOn(caller, dataset)) return undefined;
  const { values, own, accept_suggestions: accepting } = requestOf(action);
  const byRecord = new Map(own.map((one) => [one.record_id, one.values]));
  const questions = await loadQuestions(db, dataset.id);
  const leastScore = accepting?.least_score;
  return { action, dataset, caller, questions, values, leastScore, own: byRecord };
}

function requestOf({ request }: BulkActionRow): BulkActionRequest {
  return JSON.parse(request);
}
