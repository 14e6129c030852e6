import type { DatasetResponse, UserRole } from "@glossa/contract";
import type { Generated } from "kysely";
import type { AuditTable } from "./audit-table";
import type { BulkActionRecordTable, BulkActionTable } from "./bulk-action-tables";
import type { CredentialTables } from "./credential-tables";
import type { DeletedPeopleTables } from "./deleted-people-tables";
import type { DeliveryAttemptTable } from "./delivery-attempt-table";
import type { RecordTables } from "./record-tables";
import type { RefusedRowTable, TransferTable } from "./transfer-tables";

// Ids are integers inside the server; `public_id` is the UUID that the API shows. JSON is stored as text.

/** The columns of every table whose rows the API shows. */
export interface Entity {
  id: Generated<number>;
  public_id: string;
  inserted_at: string;
  updated_at: string;
}

interface UserTable extends Entity {
  first_name: string;
  last_name: string | null;
  username: string;
  role: UserRole;
  password_hash: string;
  api_key_hash: string;
  api_key_encrypted: string;
  /** The value that access tokens of this user contain; it changes when earlier sign-ins are to end. */
  sessions_since: Generated<string>;
  /** 0: switched off. Neither tokens nor the API key are accepted. */
  is_active: Generated<number>;
  /** 1: the password was set by someone else. A sign-in with it may only change it. */
  must_change_password: Generated<number>;
  /** Null until the first sign-in since this column exists. */
  signed_in_at: Generated<string | null>;
}

interface WorkspaceTable extends Entity {
  name: string;
}

interface WorkspaceUserTable {
  workspace_id: number;
  user_id: number;
  inserted_at: string;
}

interface DatasetTable extends Entity {
  workspace_id: number;
  name: string;
  guidelines: string | null;
  allow_extra_metadata: number;
  status: "draft" | "ready";
  min_submitted: number;
  metadata: string | null;
  last_activity_at: string;
  /** When it was deleted; it can be restored for some time. Null: it is not deleted. */
  deleted_at: Generated<string | null>;
  /** The username of the person who deleted it. */
  deleted_by: Generated<string | null>;
  /** Its name; `name` is then one that no dataset has, so that the name can be used again. */
  deleted_name: Generated<string | null>;
}

interface DatasetUserTable {
  dataset_id: number;
  user_id: number;
}

interface DatasetCounterTable {
  dataset_id: number;
  records: number;
  completed: number;
}

interface ResponseCounterTable {
  dataset_id: number;
  user_id: number;
  status: DatasetResponse["status"];
  responses: number;
}

interface FieldTable extends Entity {
  dataset_id: number;
  name: string;
  title: string;
  required: number;
  settings: string;
}

interface QuestionTable extends FieldTable {
  description: string | null;
}

interface MetadataPropertyTable extends Entity {
  dataset_id: number;
  name: string;
  title: string;
  settings: string;
  visible_for_annotators: number;
}

interface VectorSettingsTable extends Entity {
  dataset_id: number;
  name: string;
  title: string;
  dimensions: number;
}

interface FilterSetTable extends Entity {
  dataset_id: number;
  user_id: number;
  name: string;
  /** Parameters of the annotation page's address, as JSON. */
  criteria: string;
  is_shared: number;
}

interface JobTable extends Entity {
  kind: string;
  /** The public id of what it is about, where its jobs are listed; null otherwise. */
  subject: Generated<string | null>;
  /** What it does, where its jobs are listed: the event of a message. */
  label: Generated<string | null>;
  /** The dataset whose content the payload contains; null for none. */
  dataset_public_id: Generated<string | null>;
  payload: string;
  status: "queued" | "started" | "finished" | "failed";
  attempts: number;
  due_at: string;
  error: string | null;
  /** Of `total` pieces of work; null if they are not counted. */
  done: number | null;
  total: number | null;
}

interface WebhookTable extends Entity {
  url: string;
  secret_encrypted: string;
  events: string;
  enabled: number;
  description: string | null;
}

interface FactTable {
  name: string;
  value: string;
}

interface PreferenceTable {
  user_id: number;
  document: string;
  updated_at: string;
}

interface PresenceTable {
  dataset_id: number;
  user_id: number;
  record_id: number | null;
  seen_at: string;
}

interface ClaimTable {
  record_id: number;
  user_id: number;
  dataset_id: number;
  claimed_at: string;
}

interface ClaimTurnTable {
  dataset_id: number;
  taken_at: string;
}

/** Every table by its name. */
export interface Tables extends CredentialTables, DeletedPeopleTables, RecordTables {
  audit_entries: AuditTable;
  facts: FactTable;
  users: UserTable;
  workspaces: WorkspaceTable;
  workspace_users: WorkspaceUserTable;
  datasets: DatasetTable;
  dataset_users: DatasetUserTable;
  dataset_counters: DatasetCounterTable;
  response_counters: ResponseCounterTable;
  fields: FieldTable;
  questions: QuestionTable;
  metadata_properties: MetadataPropertyTable;
  vectors_settings: VectorSettingsTable;
  jobs: JobTable;
  webhooks: WebhookTable;
  delivery_attempts: DeliveryAttemptTable;
  preferences: PreferenceTable;
  bulk_actions: BulkActionTable;
  bulk_action_records: BulkActionRecordTable;
  transfers: TransferTable;
  refused_rows: RefusedRowTable;
  filter_sets: FilterSetTable;
  presences: PresenceTable;
  claims: ClaimTable;
  claim_turns: ClaimTurnTable;
}
