import { createHash } from "node:crypto";
import {
  allowedRoles,
  allowedRolesFor,
  apiKey,
  type Column,
  type Context,
  distribution,
  flag,
  isForAnnotators,
  json,
  plainly,
  reference,
  type StoredRow,
  secret,
  vector,
} from "./columns";
import type { Json, JsonObject } from "./conformance-case";

/** How we store a table of the files. */
export interface Table {
  /** Our name of the table. */
  stored: string;
  columns: Record<string, Column>;
  /** Columns that the files do not have. */
  extra?(row: JsonObject, context: Context): StoredRow;
  /** Identifies a row: by its id, or by the ids that it connects if it has none. */
  keyOf(row: JsonObject): string;
  /** The part of a row of the files that we store, as it is read back. */
  kept(row: JsonObject): JsonObject;
}

/** The rows of every table, in the format of the files. */
export type Snapshot = Record<string, JsonObject[]>;

const entity = {
  id: { write: (value: Json) => ({ public_id: value }), read: (row: StoredRow) => row.public_id as Json },
  ...plainly("inserted_at", "updated_at"),
};
const ofDataset = { dataset_id: reference("dataset_id", "datasets") };
const ofRecord = { record_id: reference("record_id", "records") };
const datasetOfRecord = ({ record_id: recordId }: JsonObject, { datasetOf }: Context) => ({
  dataset_id: datasetOf(recordId),
});

type Sketch = Pick<Table, "columns" | "extra"> & {
  stored?: string;
  key?: string[];
  kept?: (row: JsonObject) => JsonObject;
};

function table(
  name: string,
  { stored = name, columns, extra, key = ["id"], kept = (row) => row }: Sketch,
): Table {
  return {
    stored,
    columns,
    extra,
    keyOf: (row) => key.map((column) => row[column]).join("/"),
    kept: (row) => kept(Object.fromEntries(Object.entries(row).filter(([column]) => column in columns))),
  };
}

const maxRandom = 2 ** 31;

/** Every table of the files, parents before their children. */
export const tables: Record<string, Table> = {
  users: table("users", {
    columns: {
      ...entity,
      ...plainly("first_name", "last_name", "username", "role", "password_hash"),
      api_key: apiKey,
    },
  }),
  workspaces: table("workspaces", { columns: { ...entity, ...plainly("name") } }),
  workspaces_users: table("workspaces_users", {
    stored: "workspace_users",
    columns: {
      workspace_id: reference("workspace_id", "workspaces"),
      user_id: reference("user_id", "users"),
      ...plainly("inserted_at"),
    },
    key: ["workspace_id", "user_id"],
  }),
  datasets: table("datasets", {
    columns: {
      ...entity,
      ...plainly("name", "guidelines", "status", "last_activity_at"),
      allow_extra_metadata: flag("allow_extra_metadata"),
      distribution,
      metadata: json("metadata"),
      workspace_id: reference("workspace_id", "workspaces"),
    },
  }),
  datasets_users: table("datasets_users", {
    stored: "dataset_users",
    columns: { ...ofDataset, user_id: reference("user_id", "users") },
    key: ["dataset_id", "user_id"],
  }),
  fields: table("fields", {
    columns: {
      ...entity,
      ...ofDataset,
      ...plainly("name", "title"),
      required: flag("required"),
      settings: json("settings"),
    },
  }),
  questions: table("questions", {
    columns: {
      ...entity,
      ...ofDataset,
      ...plainly("name", "title", "description"),
      required: flag("required"),
      settings: json("settings"),
    },
  }),
  metadata_properties: table("metadata_properties", {
    columns: {
      ...entity,
      ...ofDataset,
      ...plainly("name", "title"),
      settings: json("settings"),
      allowed_roles: allowedRoles,
    },
    kept: (row) =>
      row.allowed_roles === undefined
        ? row
        : { ...row, allowed_roles: allowedRolesFor(isForAnnotators(row.allowed_roles)) },
  }),
  vectors_settings: table("vectors_settings", {
    columns: { ...entity, ...ofDataset, ...plainly("name", "title", "dimensions") },
  }),
  records: table("records", {
    columns: {
      ...entity,
      ...ofDataset,
      ...plainly("status", "external_id"),
      fields: json("fields"),
      metadata: json("metadata"),
    },
    // The order of pending records must be the same at every replay.
    extra: ({ id }) => ({ rnd: createHash("sha256").update(String(id)).digest().readUInt32LE() % maxRandom }),
  }),
  responses: table("responses", {
    columns: {
      ...entity,
      ...ofRecord,
      ...plainly("status"),
      user_id: reference("user_id", "users"),
      values: json("values"),
    },
    extra: datasetOfRecord,
  }),
  suggestions: table("suggestions", {
    columns: {
      ...entity,
      ...ofRecord,
      ...plainly("type", "agent"),
      question_id: reference("question_id", "questions"),
      value: json("value"),
      score: json("score"),
    },
    extra: datasetOfRecord,
  }),
  vectors: table("vectors", {
    columns: {
      ...ofRecord,
      vector_settings_id: reference("vector_settings_id", "vectors_settings"),
      value: vector,
    },
    extra: datasetOfRecord,
    key: ["record_id", "vector_settings_id"],
  }),
  filter_sets: table("filter_sets", {
    columns: {
      ...entity,
      ...ofDataset,
      user_id: reference("user_id", "users"),
      ...plainly("name"),
      criteria: json("criteria"),
      is_shared: flag("is_shared"),
    },
  }),
  webhooks: table("webhooks", {
    columns: {
      ...entity,
      ...plainly("url", "description"),
      secret,
      events: json("events"),
      enabled: flag("enabled"),
    },
  }),
};
