import type { Tables } from "../database/tables/schema";

/** A table that a dump contains, in the order of its key, so that it can be read page by page. */
export interface DumpedTable {
  name: keyof Tables;
  key: readonly string[];
  /** The names of columns in backups of earlier versions, with their current names. */
  renamed?: Readonly<Record<string, string>>;
}

const byId = ["id"];

/** Every table of a dump, referenced tables first. Counters and indexed words are derived again. */
export const dumpedTables: readonly DumpedTable[] = [
  { name: "facts", key: ["name"] },
  { name: "users", key: byId, renamed: { api_key_sealed: "api_key_encrypted" } },
  { name: "identities", key: ["issuer", "subject"] },
  { name: "workspaces", key: byId },
  { name: "workspace_users", key: ["workspace_id", "user_id"] },
  { name: "datasets", key: byId },
  { name: "dataset_users", key: ["dataset_id", "user_id"] },
  { name: "fields", key: byId },
  { name: "questions", key: byId },
  { name: "metadata_properties", key: byId },
  { name: "vectors_settings", key: byId },
  { name: "records", key: byId },
  { name: "record_metadata", key: ["record_id", "property_id", "ordinal"] },
  { name: "vectors", key: ["vector_settings_id", "record_id"] },
  { name: "responses", key: byId, renamed: { answers: "values" } },
  { name: "response_versions", key: byId },
  { name: "response_values", key: ["response_id", "question_id", "txt"] },
  { name: "suggestions", key: byId },
  { name: "suggestion_values", key: ["suggestion_id", "txt"] },
  { name: "suggestion_scores", key: ["suggestion_id", "ordinal"] },
  { name: "jobs", key: byId },
  { name: "delivery_attempts", key: ["job_id", "attempt"] },
  { name: "webhooks", key: byId, renamed: { secret_sealed: "secret_encrypted" } },
  { name: "preferences", key: ["user_id"] },
  { name: "filter_sets", key: byId },
  { name: "api_keys", key: byId },
  { name: "second_factors", key: ["user_id"] },
  { name: "recovery_codes", key: ["user_id", "code_hash"] },
  { name: "passkeys", key: byId },
  { name: "audit_entries", key: byId },
  { name: "deleted_people", key: byId },
  { name: "deleted_responses", key: byId },
  { name: "bulk_actions", key: byId },
  { name: "bulk_action_records", key: ["action_id", "record_id"] },
  { name: "transfers", key: byId },
  { name: "refused_rows", key: ["transfer_id", "row"] },
  { name: "presences", key: ["dataset_id", "user_id"] },
  { name: "claims", key: ["record_id", "user_id"] },
  { name: "claim_turns", key: ["dataset_id"] },
];

/**
 * Tables that no dump contains: they are derived from the others, count the sign-ins of the last minutes, or hold the
 * sign-ins and links of some days, which would be valid again where a dump is restored.
 */
export const leftTables: readonly string[] = [
  "dataset_counters",
  "response_counters",
  "sign_ins",
  "password_links",
  "used_challenges",
  "sign_in_failures",
  "sign_in_places",
];

/** The fact that describes the place of the data, not the data. */
export const secretFact = "secret_fingerprint";
