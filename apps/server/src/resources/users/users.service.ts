import { randomUUID } from "node:crypto";
import type { UserRole } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { encryptApiKey, hashApiKey, newApiKey } from "../../security/api-keys";
import { hashPassword } from "../../security/passwords";
import type { Keys } from "../../security/secret";
import { insertUser, type NewUser, type UserRow } from "./users.repository";

/** A user to create. */
export interface UserToAdd {
  id?: string | null;
  first_name: string;
  last_name?: string | null;
  username: string;
  role: UserRole;
  password: string;
  /** Default: a new one. */
  apiKey?: string;
}

/**
 * Prepares a user for storage, outside the transaction, because hashing is slow and must not block other
 * writes.
 */
export async function prepareUser(user: UserToAdd, keys: Keys): Promise<NewUser> {
  return {
    public_id: user.id ?? randomUUID(),
    first_name: user.first_name,
    last_name: user.last_name ?? null,
    username: user.username,
    role: user.role,
    password_hash: await hashPassword(user.password),
    ...storedKey(user.apiKey ?? newApiKey(), keys),
  };
}

/** The stored form of an API key. */
export function storedKey(apiKey: string, keys: Keys): Pick<NewUser, "api_key_hash" | "api_key_encrypted"> {
  return { api_key_hash: hashApiKey(apiKey, keys), api_key_encrypted: encryptApiKey(apiKey, keys) };
}

/** Creates a user within an existing transaction. */
export async function addUser(db: Handle, user: UserToAdd, keys: Keys): Promise<UserRow> {
  return insertUser(db, await prepareUser(user, keys));
}
