import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import type { UserRow } from "./users.repository";

/** A user with their workspaces and the number of their responses. */
export interface PersonRow extends UserRow {
  /** The public ids of their workspaces, as JSON. */
  workspaces: string;
  responses: number;
  has_second_factor: number;
}

/** All people, in the order in which their accounts were created; or one of them. */
export function listPeople(db: Handle, id?: number): Promise<PersonRow[]> {
  return db
    .selectFrom("users")
    .selectAll()
    .select([memberships.as("workspaces"), responses.as("responses"), secondFactors.as("has_second_factor")])
    .$if(id !== undefined, (query) => query.where("id", "=", id ?? 0))
    .orderBy("inserted_at")
    .orderBy("id")
    .execute();
}

/** One person who exists in this transaction. */
export async function personWith(db: Handle, id: number): Promise<PersonRow> {
  const [row] = await listPeople(db, id);
  if (!row) throw new Error(`The user ${id} is missing in the transaction that has just written them.`);
  return row;
}

const ofUser = sql`FROM workspace_users JOIN workspaces ON workspaces.id = workspace_users.workspace_id WHERE workspace_users.user_id = users.id`;
const memberships = byDialect<string>({
  sqlite: sql`(SELECT json_group_array(workspaces.public_id) ${ofUser})`,
  postgres: sql`(SELECT coalesce(json_agg(workspaces.public_id), '[]')::text ${ofUser})`,
});
const responses = sql<number>`(SELECT coalesce(sum(responses), 0) FROM response_counters WHERE user_id = users.id)`;
// Passkeys count as well: an owner deletes both for somebody who has lost the device.
const secondFactors = sql<number>`(
  SELECT count(*) FROM users AS self
  WHERE self.id = users.id AND (
    EXISTS (SELECT 1 FROM second_factors WHERE user_id = users.id AND is_on = 1)
    OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = users.id)
  )
)`;
