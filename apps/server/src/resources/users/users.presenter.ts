import type { Person, User } from "@glossa/contract";
import type { Caller } from "../../http/caller";
import { decryptApiKey } from "../../security/api-keys";
import type { Keys } from "../../security/secret";
import type { PersonRow } from "./people.repository";
import type { UserRow } from "./users.repository";

/** A stored user as the API returns them to another user. */
export function presentUser(row: UserRow, to: Caller, keys: Keys): User {
  const { inserted_at, updated_at, ...profile } = presentProfile(row);
  return {
    ...profile,
    // Clients expect the key. It signs in as its user, so an admin who could see an owner's key would have the
    // owner's rights.
    api_key: mayReadKey(row, to) ? decryptApiKey(row.api_key_encrypted, keys) : "",
    inserted_at,
    updated_at,
  };
}

/** A stored user as owners manage them. */
export function presentPerson(row: PersonRow): Person {
  return {
    ...presentProfile(row),
    is_active: row.is_active === 1,
    must_change_password: row.must_change_password === 1,
    has_second_factor: Number(row.has_second_factor) > 0,
    signed_in_at: row.signed_in_at,
    workspace_ids: JSON.parse(row.workspaces),
    responses: Number(row.responses),
  };
}

function presentProfile(row: UserRow) {
  const { public_id: id, first_name, last_name, username, role, inserted_at, updated_at } = row;
  return { id, first_name, last_name, username, role, inserted_at, updated_at };
}

function mayReadKey(row: UserRow, to: Caller): boolean {
  // A key with a scope or an end must not reveal one that has neither.
  if (to.credential.kind === "named key") return false;
  return to.role === "owner" || to.id === row.id;
}
