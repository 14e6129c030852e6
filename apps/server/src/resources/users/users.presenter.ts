import type { User } from "@glossa/contract";
import type { Caller } from "../../http/caller";
import { decryptApiKey } from "../../security/api-keys";
import type { Keys } from "../../security/secret";
import type { UserRow } from "./users.repository";

/** A stored user as the API returns them to another user. */
export function presentUser(row: UserRow, to: Caller, keys: Keys): User {
  return {
    id: row.public_id,
    first_name: row.first_name,
    last_name: row.last_name,
    username: row.username,
    role: row.role,
    // Clients expect the key. It signs in as its user, so an admin who could see an owner's key would have the
    // owner's rights.
    api_key: mayReadKey(row, to) ? decryptApiKey(row.api_key_encrypted, keys) : "",
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}

function mayReadKey(row: UserRow, to: Caller): boolean {
  // A key with a scope or an end must not reveal one that has neither.
  if (to.credential.kind === "named key") return false;
  return to.role === "owner" || to.id === row.id;
}
