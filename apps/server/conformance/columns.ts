import type { StoredVector } from "../src/database/tables/record-tables";
import { readDoubles } from "../src/resources/records/vectors.repository";
import { decryptApiKey, encryptApiKey, hashApiKey } from "../src/security/api-keys";
import { decrypt, encrypt } from "../src/security/encryption";
import type { Keys } from "../src/security/secret";
import type { Json, JsonObject } from "./conformance-case";

/** A row of our database. */
export type StoredRow = Record<string, unknown>;

/** Translates between public and numeric ids, table by table. */
export interface Ids {
  inner(table: string, publicId: Json | undefined): number;
  outer(table: string, id: unknown): string;
}

/** The context for translating a row. */
export interface Context {
  ids: Ids;
  keys: Keys;
  /** The dataset of a record, by the public id of the record. */
  datasetOf(recordId: Json | undefined): number;
}

/** How we store one column of the files. */
export interface Column {
  /** What is stored for a column of the files, in one or more of our columns. */
  write(value: Json, context: Context): StoredRow;
  read(row: StoredRow, context: Context): Json;
}

const plain = (name: string): Column => ({
  write: (value) => ({ [name]: value }),
  read: (row) => row[name] as Json,
});
export const json = (name: string): Column => ({
  write: (value) => ({ [name]: value === null ? null : JSON.stringify(value) }),
  read: (row) => (row[name] === null ? null : JSON.parse(String(row[name]))),
});
export const flag = (name: string): Column => ({
  write: (value) => ({ [name]: Number(value) }),
  read: (row) => row[name] === 1,
});
export const reference = (name: string, table: string): Column => ({
  write: (value, { ids }) => ({ [name]: ids.inner(table, value) }),
  read: (row, { ids }) => ids.outer(table, row[name]),
});

export function plainly(...names: string[]): Record<string, Column> {
  return Object.fromEntries(names.map((name) => [name, plain(name)]));
}

export const apiKey: Column = {
  write: (value, { keys }) => ({
    api_key_hash: hashApiKey(String(value), keys),
    api_key_encrypted: encryptApiKey(String(value), keys),
  }),
  read: (row, { keys }) => decryptApiKey(String(row.api_key_encrypted), keys),
};

export const distribution: Column = {
  write: (value) => ({ min_submitted: (value as JsonObject).min_submitted }),
  read: (row) => ({ strategy: "overlap", min_submitted: row.min_submitted as number }),
};

// Managers of a dataset always see its properties; of the roles, only that of annotators is a choice.
export const isForAnnotators = (roles: Json) => Array.isArray(roles) && roles.includes("annotator");
export const allowedRolesFor = (isVisible: boolean): Json => (isVisible ? ["admin", "annotator"] : ["admin"]);
export const allowedRoles: Column = {
  write: (value) => ({ visible_for_annotators: Number(isForAnnotators(value)) }),
  read: (row) => allowedRolesFor(row.visible_for_annotators === 1),
};

export const vector: Column = {
  write: (value) => {
    const numbers = value as number[];
    return { value: numbers, sent: numbers, is_zero: Number(numbers.every((each) => each === 0)) };
  },
  read: (row) => readDoubles(row.sent as StoredVector),
};

export const secret: Column = {
  write: (value, { keys }) => ({ secret_encrypted: encrypt(String(value), keys) }),
  read: (row, { keys }) => decrypt(String(row.secret_encrypted), keys),
};
