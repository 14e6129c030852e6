import type { z } from "zod";
import type { UserRole } from "./me";

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
  /** How many bytes its body may have; default: `defaultBodyLimit`. */
  bodyLimit?: number;
  /** Who may ask at all, which is judged before the body is read; default: whoever is signed in. */
  roles?: readonly UserRole[];
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

/** Who may do what concerns the whole installation. */
export const owners = ["owner"] as const;
/** Who may do what concerns a workspace, if they are in it. */
export const managers = ["owner", "admin"] as const;

/** Keeps the exact types of a row while checking that it is whole. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

/** How many bytes a body may have where its endpoint says nothing else. */
export const defaultBodyLimit = 64 * 1024;

/** How many bytes the body of an endpoint may have. */
export function bodyLimitOf({ bodyLimit = defaultBodyLimit }: Endpoint): number {
  return bodyLimit;
}

const mebibyte = 2 ** 20;

/** Limits of bodies above the default. A letter takes up to twelve bytes where a client escapes it. */
export const bodyLimits = {
  /** Guidelines of 10,000 letters, 250 terms, a vector to look for, 50 filters of 250 values. */
  settings: mebibyte,
  /** 10,000 spans for each of several questions, long texts, the template of a custom field. */
  answer: 4 * mebibyte,
  /** 500 options with texts and descriptions; a record with images inside; a hundred responses. */
  long: 16 * mebibyte,
  /** Five hundred records. */
  bulk: 64 * mebibyte,
} as const;

/** Where the API begins on every server. */
export const basePath = "/api/v1";
