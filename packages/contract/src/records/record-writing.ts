import { anyFieldValue, type FieldValue, maxChatMessages } from "@glossa/field-types/schema";
import { z } from "zod";
import { uuid } from "../common-schemas";
import { bodyLimits, endpoint, managers } from "../endpoint";
import { datasetRecord } from "./records";
import { recordResponse } from "./responses";
import { newSuggestion } from "./suggestions";

const fieldValue = anyFieldValue.nullable();

// An invalid chat is reported for the record's fields as a whole, as clients expect; other values at their path.
const fields = z.record(z.string(), z.custom<FieldValue | null>()).transform((values, context) => {
  const parsed: [string, FieldValue | null][] = [];
  for (const [name, value] of Object.entries(values)) {
    parsed.push([name, parseValue(name, value, context)]);
    // Readers need no more than this, and there may be very many.
    if (context.issues.length >= maxFieldIssues) break;
  }
  // Every value has passed the schema of a field type, or the whole is refused.
  return Object.fromEntries(parsed);
});

const maxFieldIssues = 50;

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
  const seen = new Set<string>();
  const repeated = items.find(({ user_id: id }) => seen.size === seen.add(id).size)?.user_id;
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
  // Null is refused with an error of its own; only an absent key means "unchanged".
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

/** Endpoints that write records. */
export const recordWritingEndpoints = {
  bulkCreateRecords: endpoint({
    method: "POST",
    path: "/datasets/:dataset_id/records/bulk",
    roles: managers,
    params: ofDataset,
    bodyLimit: bodyLimits.bulk,
    body: z.object({ items: z.array(newRecord).min(1).max(500).superRefine(refuseRepeatedIds) }),
    responses: { 201: z.object({ items: z.array(datasetRecord) }) },
  }),
  bulkUpsertRecords: endpoint({
    method: "PUT",
    path: "/datasets/:dataset_id/records/bulk",
    roles: managers,
    params: ofDataset,
    bodyLimit: bodyLimits.bulk,
    body: z.object({ items: z.array(upsertedRecord).min(1).max(500).superRefine(refuseRepeatedIds) }),
    responses: { 200: z.object({ items: z.array(datasetRecord) }) },
  }),
  updateRecord: endpoint({
    method: "PATCH",
    path: "/records/:record_id",
    roles: managers,
    params: z.object({ record_id: uuid }),
    bodyLimit: bodyLimits.long,
    body: z.object({
      fields: fields.nullish(),
      metadata: metadata.optional(),
      suggestions: z.array(newSuggestion).optional(),
      vectors: vectors.nullish(),
    }),
    responses: { 200: datasetRecord },
  }),
};
