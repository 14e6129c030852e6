import { z } from "zod";
import { itemsOf, timestamp, uuid } from "../common-schemas";
import { bodyLimits, endpoint } from "../endpoint";
import { responseStatus, sentValues } from "./responses";
import { recordSearch } from "./search";

/** The most records that one bulk action of a server may affect. */
export const maxBulkRecords = 100_000;

/** How many records a request may name: those with values of their own, and those left out. */
const maxOwn = 1000;
const maxExcept = 1000;

const bulkActionBody = z.object({
  /** The records to respond to, as in a search of one's own records; the order has no effect. */
  search: recordSearch,
  status: responseStatus,
  /** The values that every record gets; a record keeps its own value where there is none. */
  values: sentValues.default({}),
  /**
   * Accepts what is suggested, from a score on, where neither `values` nor the user has given a value. Records in which
   * nothing is accepted are not affected.
   */
  accept_suggestions: z.object({ least_score: z.number().min(0).max(1) }).optional(),
  /** Values of single records, such as spans in their texts, instead of those that the server has. */
  own: z
    .array(z.object({ record_id: uuid, values: sentValues }))
    .max(maxOwn)
    .default([]),
  /** Records to leave out, because a response of theirs is under way. */
  except_ids: z.array(uuid).max(maxExcept).default([]),
});

/** The same response to all records that a search finds, which the server gives as a job. */
export const bulkAction = z.object({
  id: z.string(),
  dataset_id: z.string(),
  status: responseStatus,
  /** Done: it has ended, or was cancelled. Undone: all its responses have been taken back. */
  state: z.enum(["running", "done", "undoing", "undone", "redoing"]),
  is_cancelled: z.boolean(),
  /** Of the records that the present state concerns, how many have been dealt with. */
  progress: z.object({ done: z.int(), total: z.int() }),
  counts: z.object({
    saved: z.int(),
    /** Left, because the user's response was changed since the action began. */
    changed: z.int(),
    /** Left, because required values are missing. */
    incomplete: z.int(),
    /** Left, because the values are not valid for the record. */
    refused: z.int(),
    /** Left, because suggestions were to be accepted and the record has none with such a score. */
    unaffected: z.int(),
    undone: z.int(),
    /** Not undone, because the response was changed since. */
    kept: z.int(),
  }),
  /** Why records were refused: the most frequent reasons. */
  reasons: z.array(z.object({ reason: z.string(), count: z.int() })),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** The same response to all records that a search finds, which the server gives as a job. */
export type BulkAction = z.output<typeof bulkAction>;

/** A bulk action as a client starts it. */
export type BulkActionInput = z.input<typeof bulkActionBody>;

const params = z.object({ dataset_id: uuid });
const path = "/glossa/me/datasets/:dataset_id/bulk-actions";
const one = { params: z.object({ dataset_id: uuid, bulk_action_id: uuid }) } as const;
const onePath = `${path}/:bulk_action_id` as const;
const changed = { ...one, method: "PUT", responses: { 200: bulkAction } } as const;

/** Endpoints for bulk actions that the server runs as jobs. */
export const bulkActionEndpoints = {
  /** The user's latest bulk actions in a dataset, latest first. */
  listBulkActions: endpoint({ method: "GET", path, params, responses: { 200: itemsOf(bulkAction) } }),
  createBulkAction: endpoint({
    method: "POST",
    path,
    failure: "ERROR_CREATING_RECORD_RESPONSE_BULK",
    params,
    bodyLimit: bodyLimits.long,
    body: bulkActionBody,
    responses: { 202: bulkAction },
  }),
  getBulkAction: endpoint({ method: "GET", path: onePath, ...one, responses: { 200: bulkAction } }),
  /** Ends a running action: what is saved stays. */
  cancelBulkAction: endpoint({ path: `${onePath}/cancel`, ...changed }),
  /** Takes back all responses of the action that nobody has changed since. */
  undoBulkAction: endpoint({ path: `${onePath}/undo`, ...changed }),
  /** Gives the responses again that were taken back. */
  redoBulkAction: endpoint({ path: `${onePath}/redo`, ...changed }),
};
