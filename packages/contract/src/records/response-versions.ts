import { z } from "zod";
import { timestamp, uuid } from "../common-schemas";
import { endpoint } from "../endpoint";
import { type ResponseValues, responseStatus } from "./responses";

/** What a response to a record was at a time. */
export const responseVersion = z.object({
  /** The author of the response. */
  user_id: z.string(),
  username: z.string(),
  status: responseStatus,
  // Stored values were validated when they were written.
  values: z.custom<ResponseValues>().nullable(),
  /** The username of the person who wrote it for the author; null if that was the author. */
  written_by: z.string().nullable(),
  written_at: timestamp,
  /** When it was replaced or deleted; null for the response as it is now. */
  ended_at: timestamp.nullable(),
  /** Whether it was deleted, not replaced. */
  is_deleted: z.boolean(),
});

/** What a response to a record was at a time. */
export type ResponseVersion = z.output<typeof responseVersion>;

/** Endpoints for the history of responses. */
export const responseVersionEndpoints = {
  /** Annotators see their own, owners and admins those of everyone; the latest first, a page at a time. */
  listResponseVersions: endpoint({
    method: "GET",
    path: "/glossa/records/:record_id/response-versions",
    params: z.object({ record_id: uuid }),
    query: z.object({ before: timestamp.optional() }),
    responses: {
      200: z.object({
        items: z.array(responseVersion),
        /** The `before` of the next page; null on the last one. */
        next: timestamp.nullable(),
      }),
    },
  }),
};
