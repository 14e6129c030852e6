import type { UserRole } from "@glossa/contract";
import { type SelectQueryBuilder, sql } from "kysely";
import { timestampOf } from "../../database/clock";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import type { Tables } from "../../database/tables/schema";
import type { Caller, Credential } from "../../http/caller";

/** A caller with the row of their credential, whose last use is to be noted. */
export interface FoundCaller {
  caller: Caller;
  publicId: string;
  lastUsedAt: string | null;
}

/** The user of the API key that every user has. */
export async function findCallerByKey(db: Handle, keyHash: string): Promise<Caller | undefined> {
  const row = await withMemberships(db.selectFrom("users").where("api_key_hash", "=", keyHash));
  return row && callerOf(row, { kind: "client key" });
}

/** A user for whom a job works that they have started. */
export async function findCallerById(db: Handle, id: number): Promise<Caller | undefined> {
  const row = await withMemberships(db.selectFrom("users").where("id", "=", id));
  return row && callerOf(row, { kind: "client key" });
}

/** The user of a token without a stored sign-in. */
export async function findCallerBySince(
  db: Handle,
  { userId, since }: { userId: string; since: string },
): Promise<Caller | undefined> {
  const row = await withMemberships(
    db.selectFrom("users").where("public_id", "=", userId).where("sessions_since", "=", since),
  );
  return row && callerOf(row, { kind: "sign-in" });
}

/** The user of a stored sign-in that has not ended. */
export async function findCallerBySignIn(
  db: Handle,
  { userId, signInId }: { userId: string; signInId: string },
): Promise<FoundCaller | undefined> {
  const signIn = await db
    .selectFrom("sign_ins")
    .innerJoin("users", (on) =>
      on.onRef("users.id", "=", "sign_ins.user_id").onRef("users.sessions_since", "=", "sign_ins.since"),
    )
    .select([
      "sign_ins.last_used_at as last_used_at",
      "users.id as id",
      "users.public_id as public_id",
      "users.username as username",
      "users.role as role",
      "users.must_change_password as must_change_password",
      memberships.as("workspaces"),
    ])
    .where("sign_ins.public_id", "=", signInId)
    .where("sign_ins.ends_at", ">", timestampOf(Date.now()))
    .where("users.public_id", "=", userId)
    .where("users.is_active", "=", 1)
    .executeTakeFirst();
  if (!signIn) return undefined;
  const caller = callerOf(signIn, { kind: "sign-in", publicId: signInId });
  return { caller, publicId: signInId, lastUsedAt: signIn.last_used_at };
}

/** The user of an API key that they have named and that has not ended. */
export async function findCallerByNamedKey(db: Handle, keyHash: string): Promise<FoundCaller | undefined> {
  const key = await db
    .selectFrom("api_keys")
    .innerJoin("users", "users.id", "api_keys.user_id")
    .select([
      "api_keys.public_id as credential_id",
      "api_keys.last_used_at as last_used_at",
      "api_keys.scope as scope",
      "users.id as id",
      "users.public_id as public_id",
      "users.username as username",
      "users.role as role",
      "users.must_change_password as must_change_password",
      memberships.as("workspaces"),
    ])
    .where("api_keys.key_hash", "=", keyHash)
    .where("users.is_active", "=", 1)
    .where((is) =>
      is.or([is("api_keys.ends_at", "is", null), is("api_keys.ends_at", ">", timestampOf(Date.now()))]),
    )
    .executeTakeFirst();
  if (!key) return undefined;
  const { credential_id: publicId, last_used_at: lastUsedAt, scope } = key;
  return { caller: callerOf(key, { kind: "named key", scope }), publicId, lastUsedAt };
}

/** What identifies a user: the id in a valid token, or the hash of an API key. */
interface Holder {
  userId?: string | undefined;
  namedKey?: string | undefined;
  clientKey?: string | undefined;
}

/** Whether a token or an API key is that of an account that is switched off. */
export async function isSwitchedOff(db: Handle, { userId, namedKey, clientKey }: Holder): Promise<boolean> {
  const found = await db
    .selectFrom("users")
    .select("id")
    .where("is_active", "=", 0)
    .where((is) =>
      is.or([
        ...(userId === undefined ? [] : [is("public_id", "=", userId)]),
        ...(clientKey === undefined ? [] : [is("api_key_hash", "=", clientKey)]),
        ...(namedKey === undefined
          ? []
          : [is("id", "in", is.selectFrom("api_keys").select("user_id").where("key_hash", "=", namedKey))]),
      ]),
    )
    .executeTakeFirst();
  return found !== undefined;
}

// One round trip for every request: the user and their workspaces.
const memberships = byDialect<string>({
  sqlite: sql`(SELECT json_group_array(workspace_id) FROM workspace_users WHERE user_id = users.id)`,
  postgres: sql`(SELECT coalesce(json_agg(workspace_id), '[]')::text FROM workspace_users WHERE user_id = users.id)`,
});

function withMemberships<Row>(query: SelectQueryBuilder<Tables, "users", Row>) {
  return query
    .select(["users.id", "users.public_id", "users.username", "users.role", "users.must_change_password"])
    .where("users.is_active", "=", 1)
    .select(memberships.as("workspaces"))
    .executeTakeFirst();
}

interface CallerRow {
  id: number;
  public_id: string;
  username: string;
  role: UserRole;
  must_change_password: number;
  workspaces: string;
}

function callerOf(row: CallerRow, credential: Credential): Caller {
  return {
    id: row.id,
    publicId: row.public_id,
    username: row.username,
    role: row.role,
    workspaceIds: new Set<number>(JSON.parse(row.workspaces)),
    credential,
    // Programs with a key cannot change the password.
    mustChangePassword: credential.kind === "sign-in" && row.must_change_password === 1,
  };
}
