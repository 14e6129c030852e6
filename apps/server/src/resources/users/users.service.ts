import { randomUUID } from "node:crypto";
import type { UserRole } from "@glossa/contract";
import type { Handle } from "../../database/database";
import { hashApiKey, newApiKey, sealApiKey } from "../../security/api-keys";
import { hashPassword } from "../../security/passwords";
import type { Keys } from "../../security/secret";
import { insertUser, type NewUser, type UserRow } from "./users.repository";

/** A person who is to be added. */
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

/** Prepares a person for storage; apart from storing, as hashing takes long and must not hold up other writes. */
export async function prepareUser(user: UserToAdd, keys: Keys): Promise<NewUser> {
  const apiKey = user.apiKey ?? newApiKey();
  return {
    public_id: user.id ?? randomUUID(),
    first_name: user.first_name,
    last_name: user.last_name ?? null,
    username: user.username,
    role: user.role,
    password_hash: await hashPassword(user.password),
    api_key_hash: hashApiKey(apiKey, keys),
    api_key_sealed: sealApiKey(apiKey, keys),
  };
}

/** Adds a person in one go, for those who have a transaction already. */
export async function addUser(db: Handle, user: UserToAdd, keys: Keys): Promise<UserRow> {
  return insertUser(db, await prepareUser(user, keys));
}
