import { type Kysely, PostgresAdapter, type RawBuilder, type RawNode } from "kysely";

/** The supported databases. */
export type DialectName = "sqlite" | "postgres";

/** The database of a handle. */
export function dialectOf<Tables>(db: Kysely<Tables>): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

const postgresWordings = new WeakMap<object, RawNode>();

/**
 * A piece of SQL that differs between the two databases; the compiler of each uses its own. The piece for PostgreSQL must
 * not contain the one for SQLite, which it replaces everywhere.
 */
export function byDialect<Value>(wording: Record<DialectName, RawBuilder<Value>>): RawBuilder<Value> {
  // A builder without plugins returns the same node every time.
  postgresWordings.set(
    wording.sqlite.toOperationNode(),
    wording.postgres.toOperationNode() as unknown as RawNode,
  );
  return wording.sqlite;
}

/** The piece of SQL for PostgreSQL. */
export function postgresWordingOf(node: RawNode): RawNode {
  const wording = postgresWordings.get(node);
  // It may be a piece that differs itself.
  return wording ? postgresWordingOf(wording) : node;
}
