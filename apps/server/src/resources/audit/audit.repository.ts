import type { AuditAction } from "@glossa/contract";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import { newPublicId } from "../../database/public-id";
import type { Tables } from "../../database/tables/schema";

/** A stored entry. */
export type AuditRow = Selectable<Tables["audit_entries"]>;

/** What is written to the log: who, what, and the object. */
export interface AuditInput {
  by: { publicId: string; username: string };
  action: AuditAction;
  object?: { id: string; name: string } | undefined;
  /** Names of settings, of users and of datasets, numbers and ids; never values, contents or credentials. */
  details?: Record<string, unknown>;
}

/**
 * Writes an entry in the transaction of the change that it describes: either both are stored or neither. Datasets of several
 * workspaces may have the same name, so the details of an entry about one name its workspace.
 */
export async function recordAudit(
  db: Handle,
  { by, action, object, details: given = {} }: AuditInput,
): Promise<void> {
  const workspace = await workspaceOfDataset(db, given.dataset_id ?? object?.id);
  const details = { ...given, ...(workspace !== undefined && { workspace }) };
  await db
    .insertInto("audit_entries")
    .values({
      public_id: newPublicId(),
      inserted_at: now(),
      action,
      user_id: by.publicId,
      username: by.username,
      object_id: object?.id ?? null,
      object_name: object?.name ?? null,
      details: JSON.stringify(details),
    })
    .execute();
}

async function workspaceOfDataset(db: Handle, id: unknown): Promise<string | undefined> {
  if (typeof id !== "string") return undefined;
  const workspace = await db
    .selectFrom("datasets")
    .innerJoin("workspaces", "workspaces.id", "datasets.workspace_id")
    .select("workspaces.name")
    .where("datasets.public_id", "=", id)
    .executeTakeFirst();
  return workspace?.name;
}

/** Which entries are listed. */
export interface AuditSearch {
  before?: string | undefined;
  username?: string | undefined;
  action?: string | undefined;
  object?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** The entries that match, the latest first. */
export function listAuditEntries(db: Handle, search: AuditSearch, limit: number): Promise<AuditRow[]> {
  const { before, username, action, object, from, to } = search;
  let query = db.selectFrom("audit_entries").selectAll().orderBy("id", "desc").limit(limit);
  if (before !== undefined) {
    const last = db.selectFrom("audit_entries").select("id").where("public_id", "=", before);
    query = query.where("id", "<", last);
  }
  if (username !== undefined) query = query.where(contains(sql.ref("username"), username));
  if (action !== undefined)
    query = query.where((is) => is.or([is("action", "=", action as AuditAction), startsWith(`${action}.`)]));
  if (object !== undefined)
    query = query.where((is) =>
      is.or([is("object_id", "=", object), ...nameColumns.map((name) => contains(name, object))]),
    );
  if (from !== undefined) query = query.where("inserted_at", ">=", from);
  if (to !== undefined) query = query.where("inserted_at", "<", to);
  return query.execute();
}

/** Deletes the entries before a time. */
export async function forgetAuditEntries(db: Handle, before: string): Promise<void> {
  await db.deleteFrom("audit_entries").where("inserted_at", "<", before).execute();
}

/** The names of the object, and of what else an entry is about. */
const nameColumns = [sql.ref("object_name"), ...["dataset", "username", "workspace"].map(detail)];

function detail(name: string): RawBuilder<unknown> {
  return byDialect({
    sqlite: sql`coalesce(json_extract(details, ${sql.lit(`$.${name}`)}), '')`,
    postgres: sql`coalesce(details::json ->> ${sql.lit(name)}, '')`,
  });
}

// Both databases know substr and replace; the characters that LIKE treats as wildcards mean nothing here.
function startsWith(text: string) {
  return sql<boolean>`substr(action, 1, ${sql.lit(text.length)}) = ${text}`;
}

function contains(name: RawBuilder<unknown>, text: string) {
  return sql<boolean>`replace(lower(${name}), lower(CAST(${text} AS text)), '') <> lower(${name})`;
}
