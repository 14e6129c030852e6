import { limitedText } from "@glossa/question-types/schema";
import { z } from "zod";
import { itemsOf, timestamp, uuid } from "../common-schemas";
import { endpoint } from "../endpoint";

/** The scopes of an API key: to read, or also to change what its user may change. */
export const apiKeyScopes = ["read", "write"] as const;

/** The scope of an API key. */
export type ApiKeyScope = (typeof apiKeyScopes)[number];

/** The length of the name of an API key, in characters. */
export const apiKeyNameLength = { min: 1, max: 100 };

/** How many API keys a user may have besides the one of the Argilla client. */
export const maxApiKeys = 50;

/** The longest validity of a new API key, in days. */
export const maxApiKeyDays = 3650;

/** An API key that its user has named; the server cannot show the key itself again. */
export const namedApiKey = z.object({
  id: z.string(),
  name: z.string(),
  scope: z.enum(apiKeyScopes),
  /** Its last four characters, by which a person recognises it. */
  ending: z.string(),
  /** Null if it does not expire. */
  ends_at: timestamp.nullable(),
  /** In whole minutes, and a few minutes late; null if it has not been used. */
  last_used_at: timestamp.nullable(),
  inserted_at: timestamp,
});

/** An API key that its user has named. */
export type NamedApiKey = z.output<typeof namedApiKey>;

const path = "/glossa/me/api-keys";

/** Endpoints for the API keys of the user of the request. */
export const apiKeyEndpoints = {
  /** The newest first. */
  listMyApiKeys: endpoint({
    method: "GET",
    path,
    scope: "account",
    responses: { 200: itemsOf(namedApiKey) },
  }),
  createMyApiKey: endpoint({
    method: "POST",
    path,
    scope: "account",
    body: z.object({
      name: limitedText(apiKeyNameLength.min, apiKeyNameLength.max),
      scope: z.enum(apiKeyScopes).default("read"),
      /** The validity in days; null: it does not expire. */
      days: z.int().min(1).max(maxApiKeyDays).nullable().default(90),
    }),
    /** The only response that contains the key. */
    responses: { 201: namedApiKey.extend({ api_key: z.string() }) },
  }),
  deleteMyApiKey: endpoint({
    method: "DELETE",
    path: `${path}/:api_key_id`,
    scope: "account",
    params: z.object({ api_key_id: uuid }),
    responses: { 200: namedApiKey },
  }),
};
