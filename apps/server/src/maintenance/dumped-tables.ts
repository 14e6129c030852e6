import type { Tables } from "../database/schema";

/** A table as it is carried over: in the order of its key, so that it can be read page by page. */
export interface DumpedTable {
  name: keyof Tables;
  key: readonly string[];
  /** Names that columns had in backups of earlier versions, with the names of today. */
  renamed?: Readonly<Record<string, string>>;
}

const byId = ["id"];

/** Every table that is carried over, those that others refer to first. Counters and words make themselves anew. */
export const dumpedTables: readonly DumpedTable[] = [
  { name: "facts", key: ["name"] },
  { name: "users", key: byId, renamed: { api_key_sealed: "api_key_encrypted" } },
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
  { name: "response_values", key: ["response_id", "question_id", "txt"] },
  { name: "suggestions", key: byId },
  { name: "suggestion_values", key: ["suggestion_id", "txt"] },
  { name: "suggestion_scores", key: ["suggestion_id", "ordinal"] },
  { name: "jobs", key: byId },
  { name: "webhooks", key: byId, renamed: { secret_sealed: "secret_encrypted" } },
  { name: "preferences", key: ["user_id"] },
  { name: "presences", key: ["dataset_id", "user_id"] },
  { name: "claims", key: ["record_id", "user_id"] },
  { name: "claim_turns", key: ["dataset_id"] },
];

/** Tables that are not carried over: they are made anew from the others, or count the sign-ins of the last minutes. */
export const leftTables: readonly string[] = [
  "dataset_counters",
  "response_counters",
  "sign_in_failures",
  "sign_in_places",
];

/** The fact that belongs to a place, not to what is in it. */
export const secretFact = "secret_fingerprint";
