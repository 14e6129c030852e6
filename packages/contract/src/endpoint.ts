import type { z } from "zod";

/** One row of the endpoint table: what may be asked and what comes back when it succeeds. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/v1`, with `:name` for each parameter. */
  path: string;
  /** Answered without credentials. */
  isPublic?: true;
  /** Sent as a form instead of JSON. */
  isForm?: true;
  /** Answered by server-sent events, without end; `responses` then says what each message holds. */
  isStream?: true;
  /** The stable name of its failure, which people are told in words where the server's answer says nothing to them. */
  failure?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Headers that mean something here, by their names in lower case. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Bodies of the successful answers by status; null where there is none. */
  responses: Record<number, z.ZodType | null>;
}

/** Keeps the exact types of a row while checking that it is whole. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

/** Where the API begins on every server. */
export const basePath = "/api/v1";
