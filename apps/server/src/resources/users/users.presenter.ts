import type { User } from "@glossa/contract";
import { openApiKey } from "../../security/api-keys";
import type { Keys } from "../../security/secret";
import type { UserRow } from "./users.repository";

/** A stored person as they travel; people of any list carry their API key, as clients expect. */
export function presentUser(row: UserRow, keys: Keys): User {
  return {
    id: row.public_id,
    first_name: row.first_name,
    last_name: row.last_name,
    username: row.username,
    role: row.role,
    api_key: openApiKey(row.api_key_sealed, keys),
    inserted_at: row.inserted_at,
    updated_at: row.updated_at,
  };
}
