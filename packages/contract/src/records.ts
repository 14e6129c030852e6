import { anyFieldValue, type FieldValue, maxChatMessages } from "@glossa/field-types/schema";
import { z } from "zod";
import { endpoint } from "./endpoint";
import { datasetResponse, recordResponse } from "./responses";
import { idList, newSuggestion, suggestion } from "./suggestions";
import { page, repeatable, timestamp, uuid } from "./wire";

/** A record is completed once enough people have submitted an answer. */
export const recordStatus = z.enum(["pending", "completed"]);

/** One item of a dataset; responses, suggestions and vectors are there only when they were asked for. */
export const datasetRecord = z.object({
  id: z.string(),
  status: recordStatus,
  fields: z.record(z.string(), z.custom<FieldValue | null>()),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  external_id: z.string().nullable(),
  responses: z.array(datasetResponse).optional(),
  suggestions: z.array(suggestion).optional(),
  vectors: z.record(z.string(), z.array(z.number())).optional(),
  dataset_id: z.string(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** One item of a dataset. */
export type DatasetRecord = z.output<typeof datasetRecord>;

const fieldValue = anyFieldValue.nullable();

// A list that is no chat is reported for the record's fields as a whole, as clients expect; other values at their place.
const fields = z.record(z.string(), z.custom<FieldValue | null>()).transform((values, context) => {
  const parsed = Object.entries(values).map(([name, value]) => [name, parseValue(name, value, context)]);
  // Every value has passed the schema of a field type, or the whole is refused.
  return Object.fromEntries(parsed) as typeof values;
});

function parseValue(name: string, value: unknown, context: z.RefinementCtx): FieldValue | null {
  const { data, error } = fieldValue.safeParse(value);
  if (error && Array.isArray(value)) {
    context.addIssue({ code: "custom", message: chatProblem(name, value) });
  } else if (error) {
    context.addIssue({ code: "invalid_type", expected: "string", path: [name], input: value });
  }
  return data ?? null;
}

function chatProblem(name: string, value: readonly unknown[]): string {
  if (value.length > maxChatMessages) {
    return `Number of chat messages in field '${name}' exceeds the maximum allowed value of ${maxChatMessages}`;
  }
  return `Error parsing chat field '${name}': each message needs a role of 1 to 20 and a content of 1 to 20000 characters`;
}

const metadata = z.record(z.string(), z.unknown()).nullable();
const vectors = z.record(z.string(), z.array(z.number()));
const externalId = z.union([z.string(), z.number().transform(String)]).nullish();

const responses = z.array(recordResponse).superRefine((items, context) => {
  const users = items.map((item) => item.user_id);
  const repeated = users.find((id, index) => users.indexOf(id) < index);
  if (repeated === undefined) return;
  const message = `'responses' contains several responses for the same user_id='${repeated}'`;
  context.addIssue({ code: "custom", message });
});

const relations = {
  metadata: metadata.optional(),
  responses: responses.nullish(),
  suggestions: z.array(newSuggestion).nullish(),
  vectors: vectors.nullish(),
};

const newRecord = z.object({ external_id: externalId, fields, ...relations });

const upsertedRecord = z.object({
  id: uuid.nullish(),
  external_id: externalId,
  // Null is no shape error but a refusal of its own; only an absent key means "as it is".
  fields: fields.nullish(),
  ...relations,
});

/** A record as it is sent for creation. */
export type NewRecord = z.output<typeof newRecord>;
/** A record as it is sent to be created or changed. */
export type UpsertedRecord = z.output<typeof upsertedRecord>;

function refuseRepeatedIds(
  items: ReadonlyArray<{ external_id?: string | null }>,
  context: z.RefinementCtx,
): void {
  const ids = items.map((item) => item.external_id).filter((id) => id != null);
  if (new Set(ids).size === ids.length) return;
  context.addIssue({ code: "custom", message: "External IDs must be unique" });
}

const ofDataset = z.object({ dataset_id: uuid });
const params = z.object({ record_id: uuid });

/** What is loaded with each record: `responses`, `suggestions`, `vectors` or `vectors:a,b`. */
export const include = repeatable.optional();

/** Endpoints for records. */
export const recordEndpoints = {
  listRecords: endpoint({
    method: "GET",
    path: "/datasets/:dataset_id/records",
    params: ofDataset,
    query: z.object({ ...page, include }),
    responses: { 200: z.object({ items: z.array(datasetRecord), total: z.int() }) },
  }),
  bulkCreateRecords: endpoint({
    method: "POST",
    path: "/datasets/:dataset_id/records/bulk",
    params: ofDataset,
    body: z.object({ items: z.array(newRecord).min(1).max(500).superRefine(refuseRepeatedIds) }),
    responses: { 201: z.object({ items: z.array(datasetRecord) }) },
  }),
  bulkUpsertRecords: endpoint({
    method: "PUT",
    path: "/datasets/:dataset_id/records/bulk",
    params: ofDataset,
    body: z.object({ items: z.array(upsertedRecord).min(1).max(500).superRefine(refuseRepeatedIds) }),
    responses: { 200: z.object({ items: z.array(datasetRecord) }) },
  }),
  deleteRecords: endpoint({
    method: "DELETE",
    path: "/datasets/:dataset_id/records",
    params: ofDataset,
    query: idList,
    responses: { 204: null },
  }),
  getRecord: endpoint({
    method: "GET",
    path: "/records/:record_id",
    params,
    responses: { 200: datasetRecord },
  }),
  updateRecord: endpoint({
    method: "PATCH",
    path: "/records/:record_id",
    params,
    body: z.object({
      fields: fields.nullish(),
      metadata: metadata.optional(),
      suggestions: z.array(newSuggestion).optional(),
      vectors: vectors.nullish(),
    }),
    responses: { 200: datasetRecord },
  }),
  deleteRecord: endpoint({
    method: "DELETE",
    path: "/records/:record_id",
    params,
    responses: { 200: datasetRecord },
  }),
};
