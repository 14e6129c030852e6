import type { z } from "zod";
import type { UserRole } from "./accounts/user-role";

/**
 * What an endpoint does with credentials that are limited: `read` and `write` are the scopes of API keys; `account` is
 * for sign-ins and the key of the Argilla client only, so that a limited key cannot make itself an unlimited one.
 */
export type EndpointScope = "read" | "write" | "account";

/** One row of the endpoint table: a request and its responses in case of success. */
export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below `/api/v1`, with `:name` for each parameter. */
  path: string;
  /** Public: no credentials are required. */
  isPublic?: true;
  /** Sent as a form instead of JSON. */
  isForm?: true;
  /** A stream of server-sent events; `responses` then describes each message. */
  isStream?: true;
  /** A file instead of JSON. */
  isFile?: true;
  /** How many bytes its body may have; default: `defaultBodyLimit`. */
  bodyLimit?: number;
  /** Who may use the endpoint, which is checked before the body is read. Default: any signed-in user. */
  roles?: readonly UserRole[];
  /** What an API key that its user has named must be allowed to do here. Default: `scopeOf`. */
  scope?: EndpointScope;
  /** Also for users who must change their password first. */
  allowsFirstPassword?: true;
  /** The code of its failure, for which the app has a text where the server's own message does not help users. */
  failure?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Headers that mean something here, by their names in lower case. */
  headers?: z.ZodObject;
  body?: z.ZodType;
  /** Bodies of the successful responses by status; null for no body. */
  responses: Record<number, z.ZodType | null>;
}

/** The roles that may do what concerns the whole installation. */
export const owners = ["owner"] as const;
/** The roles that may do what concerns a workspace, as its members. */
export const managers = ["owner", "admin"] as const;

/** Preserves the exact types of a row while checking that it is complete. */
export function endpoint<const Row extends Endpoint>(row: Row): Row {
  return row;
}

/** The maximum number of bytes of a body, unless the endpoint has its own. */
export const defaultBodyLimit = 64 * 1024;

/**
 * How many bytes the body of an endpoint may have.
 *
 * @example
 * bodyLimitOf({ method: "POST", path: "/tickets", responses: { 201: null } }); // 65536, the default
 */
export function bodyLimitOf({ bodyLimit = defaultBodyLimit }: Endpoint): number {
  return bodyLimit;
}

/**
 * What an API key must be allowed to do to call an endpoint.
 *
 * @example
 * scopeOf({ method: "GET", path: "/tickets", responses: { 200: null } }); // "read"
 */
export function scopeOf({ method, scope }: Endpoint): EndpointScope {
  return scope ?? (method === "GET" ? "read" : "write");
}

const mebibyte = 2 ** 20;

/** Limits of bodies above the default. A letter takes up to twelve bytes where a client escapes it. */
export const bodyLimits = {
  /** Guidelines of 10,000 letters, 250 terms, a vector to look for, 50 filters of 250 values. */
  settings: mebibyte,
  /** 10,000 spans for each of several questions, long texts, the template of a custom field. */
  response: 4 * mebibyte,
  /** 500 options with texts and descriptions; a record with images inside; a hundred responses. */
  long: 16 * mebibyte,
  /** Five hundred records. */
  bulk: 64 * mebibyte,
} as const;

/** Where the API begins on every server. */
export const basePath = "/api/v1";
