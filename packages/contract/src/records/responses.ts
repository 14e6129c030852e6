import { anyValue, type Value } from "@glossa/question-types/schema";
import { z } from "zod";
import { timestamp, uuid } from "../common-schemas";
import { bodyLimits, endpoint } from "../endpoint";

/** How a person left a record; a record without a response is pending for them. */
export const responseStatus = z.enum(["draft", "submitted", "discarded"]);

/** How a person left a record. */
export type ResponseStatus = z.output<typeof responseStatus>;

/** The status of a record for one person: that of their response, or pending without one. */
export type QueueStatus = ResponseStatus | "pending";

/** Values by the name of their question. */
export type ResponseValues = Record<string, { value: Value }>;

/** A user's response to a record. */
export const datasetResponse = z.object({
  id: z.string(),
  // Stored values were validated when they were written; validating them again at every read would only cost time.
  values: z.custom<ResponseValues>().nullable(),
  status: responseStatus,
  record_id: z.string(),
  user_id: z.string(),
  inserted_at: timestamp,
  updated_at: timestamp,
});

/** A user's response to a record. */
export type DatasetResponse = z.output<typeof datasetResponse>;

/** Values as clients send them, by the name of their question. */
export const sentValues = z.record(z.string(), z.object({ value: anyValue }));
// Drafts and discards without values are stored as an empty object, because clients fail on null.
const optionalValues = sentValues.nullish().transform((values) => values ?? {});

/** The response of any person inside a record that is sent; a draft must have its values there. */
export const recordResponse = z.discriminatedUnion("status", [
  z.object({ status: z.literal("submitted"), user_id: uuid, values: sentValues }),
  z.object({ status: z.literal("draft"), user_id: uuid, values: sentValues }),
  z.object({ status: z.literal("discarded"), user_id: uuid, values: optionalValues }),
]);

const replacement = {
  submitted: z.object({ status: z.literal("submitted"), values: sentValues }),
  draft: z.object({ status: z.literal("draft"), values: optionalValues }),
  discarded: z.object({ status: z.literal("discarded"), values: optionalValues }),
};
const ofRecord = { record_id: uuid };

/** Responses to many records at once; each is validated separately. */
export const bulkResponses = z.object({
  items: z
    .array(
      z.discriminatedUnion("status", [
        replacement.submitted.extend(ofRecord),
        replacement.draft.extend(ofRecord),
        replacement.discarded.extend(ofRecord),
      ]),
    )
    .min(1)
    .max(100),
});

const params = z.object({ response_id: uuid });

/** Endpoints for responses. */
export const responseEndpoints = {
  createResponse: endpoint({
    method: "POST",
    path: "/records/:record_id/responses",
    failure: "ERROR_CREATING_RECORD_RESPONSE",
    params: z.object(ofRecord),
    bodyLimit: bodyLimits.response,
    body: z.object({ status: responseStatus, values: optionalValues }),
    responses: { 201: datasetResponse },
  }),
  updateResponse: endpoint({
    method: "PUT",
    path: "/responses/:response_id",
    failure: "ERROR_UPDATING_RECORD_RESPONSE",
    params,
    bodyLimit: bodyLimits.response,
    body: z.discriminatedUnion("status", [replacement.submitted, replacement.draft, replacement.discarded]),
    responses: { 200: datasetResponse },
  }),
  replaceResponse: endpoint({
    method: "PUT",
    path: "/glossa/responses/:response_id",
    failure: "ERROR_UPDATING_RECORD_RESPONSE",
    params,
    headers: z.object({ "if-match": z.string().min(1) }),
    bodyLimit: bodyLimits.response,
    body: z.discriminatedUnion("status", [replacement.submitted, replacement.draft, replacement.discarded]),
    responses: { 200: datasetResponse },
  }),
  deleteResponse: endpoint({
    method: "DELETE",
    path: "/responses/:response_id",
    failure: "ERROR_DELETING_RECORD_RESPONSE",
    params,
    responses: { 200: datasetResponse },
  }),
  bulkResponses: endpoint({
    method: "POST",
    path: "/me/responses/bulk",
    failure: "ERROR_CREATING_RECORD_RESPONSE_BULK",
    bodyLimit: bodyLimits.long,
    body: bulkResponses,
    responses: {
      200: z.object({
        items: z.array(
          z.object({
            item: datasetResponse.nullable(),
            error: z.object({ detail: z.string() }).nullable(),
          }),
        ),
      }),
    },
  }),
};
