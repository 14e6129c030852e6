import { z } from "zod";
import { accessToken } from "./accounts/access";
import { itemsOf } from "./common-schemas";
import { endpoint } from "./endpoint";

/** The capabilities of the server, readable without credentials; keys that do not apply are absent. */
export const serverSettings = z.object({
  argilla: z.object({
    show_huggingface_space_persistent_storage_warning: z.boolean().optional(),
    share_your_progress_enabled: z.boolean().default(false),
  }),
  huggingface: z
    .object({
      space_id: z.string(),
      space_title: z.string().nullish(),
      space_subdomain: z.string().nullish(),
      space_host: z.string().nullish(),
      space_repo_name: z.string().nullish(),
      space_author_name: z.string().nullish(),
      space_persistent_storage_enabled: z.boolean(),
    })
    .optional(),
  /** What this server can do beyond an Argilla server; absent on any other. */
  glossa: z
    .object({
      version: z.string(),
      sign_in_links: z.boolean(),
      /** Whether a response can be replaced on condition that it is still the one that was read. */
      conditional_responses: z.boolean().default(false),
      /** Whether what people chose for themselves is kept here. */
      preferences: z.boolean().default(false),
      /** Whether filters can be saved by name. */
      filter_sets: z.boolean().default(false),
      /** Whether a search for `*part*` finds the words that contain it. */
      search_contains: z.boolean().default(false),
      /** Whether the terms of a metadata property that contain a text can be found. */
      find_terms: z.boolean().default(false),
      /** Whether records similar to several ones can be searched for. */
      similar_to_several: z.boolean().default(false),
      /** Whether owners and admins can filter by the responses of others, and by agreement. */
      responses_of_others: z.boolean().default(false),
      /** Whether they can filter by who has responded, and by agreement on questions of any type. */
      respondents: z.boolean().default(false),
      /** Whether owners and admins can read how far the responses of a team agree. */
      agreement: z.boolean().default(false),
      /** Whether the server responds to all records of a search as a job. */
      bulk_actions: z.boolean().default(false),
      /** Whether several people can share a queue without being handed the same records. */
      claims: z.boolean().default(false),
      /** Whether it has event streams for datasets. */
      events: z.boolean().default(false),
      /** Whether users can be read without their API keys. */
      me_without_key: z.boolean().default(false),
      /** Whether the list of datasets can be read with its details in one request. */
      dataset_summaries: z.boolean().default(false),
      /** Whether people change their own password, replace their own API key and sign out everywhere. */
      own_credentials: z.boolean().default(false),
      /** Whether people see and end each of their sign-ins. */
      sign_ins: z.boolean().default(false),
      /** Whether people create API keys with names, scopes and ends. */
      api_keys: z.boolean().default(false),
      /** Whether owners can switch accounts off, and set a password that must be changed at the first sign-in. */
      people: z.boolean().default(false),
      /** Whether owners can read who changed what. */
      audit: z.boolean().default(false),
      /** Whether the messages to a webhook can be listed and sent again. */
      webhook_deliveries: z.boolean().default(false),
      /** Whether people can choose their password by a link. */
      password_links: z.boolean().default(false),
      /** Whether deleted accounts can be restored. */
      deleted_people: z.boolean().default(false),
      /** Whether deleted datasets can be restored. */
      deleted_datasets: z.boolean().default(false),
      /** Whether workspaces can be renamed. */
      workspace_names: z.boolean().default(false),
      /** Whether the earlier versions of a response are kept. */
      response_versions: z.boolean().default(false),
      /** Whether people can sign in with a code of an authenticator app besides the password. */
      second_factor: z.boolean().default(false),
      /** Whether records can be downloaded as files. */
      file_exports: z.boolean().default(false),
      /** Whether people can sign in with passkeys. */
      passkeys: z.boolean().default(false),
      /** The addresses of the hub and of its dataset viewer, if the server imports from and exports to it. */
      hub: z.object({ url: z.string(), viewer_url: z.string() }).optional(),
    })
    .optional(),
});

/** The capabilities of the server, readable without credentials. */
export type ServerSettings = z.output<typeof serverSettings>;

const ofProvider = z.object({ provider: z.string() });
/** The parameters with which a provider sends the user back: it may add some of its own. */
const fromProvider = z.looseObject({ code: z.string().optional(), state: z.string().optional() });
const freeForm = z.record(z.string(), z.unknown());

/** Endpoints for the capabilities of the server. */
export const infoEndpoints = {
  getVersion: endpoint({
    method: "GET",
    path: "/version",
    isPublic: true,
    responses: { 200: z.object({ version: z.string() }) },
  }),
  getStatus: endpoint({
    method: "GET",
    path: "/status",
    isPublic: true,
    responses: { 200: z.object({ version: z.string(), search_engine: freeForm, memory: freeForm }) },
  }),
  getHealth: endpoint({
    method: "GET",
    path: "/glossa/health",
    isPublic: true,
    responses: { 200: z.object({ status: z.literal("ok") }) },
  }),
  getReadiness: endpoint({
    method: "GET",
    path: "/glossa/ready",
    isPublic: true,
    responses: { 200: z.object({ status: z.literal("ready") }) },
  }),
  getSettings: endpoint({
    method: "GET",
    path: "/settings",
    failure: "ERROR_FETCHING_ENVIRONMENT_SETTINGS",
    isPublic: true,
    responses: { 200: serverSettings },
  }),
  listOAuthProviders: endpoint({
    method: "GET",
    path: "/oauth2/providers",
    failure: "ERROR_FETCHING_OAUTH_PROVIDERS",
    isPublic: true,
    responses: { 200: itemsOf(z.object({ name: z.string() })) },
  }),
  startOAuth: endpoint({
    method: "GET",
    path: "/oauth2/providers/:provider/authentication",
    isPublic: true,
    params: ofProvider,
    responses: { 303: null },
  }),
  finishOAuth: endpoint({
    method: "GET",
    path: "/oauth2/providers/:provider/access-token",
    failure: "ERROR_FETCHING_OAUTH_ACCESS_TOKEN",
    isPublic: true,
    params: ofProvider,
    query: fromProvider,
    responses: { 200: accessToken },
  }),
};
