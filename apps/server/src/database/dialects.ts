import { type Kysely, PostgresAdapter, type RawBuilder, type RawNode } from "kysely";

/** The databases that the server speaks. */
export type DialectName = "sqlite" | "postgres";

/** Which database the statements of a handle reach. */
export function dialectOf<Tables>(db: Kysely<Tables>): DialectName {
  return db.getExecutor().adapter instanceof PostgresAdapter ? "postgres" : "sqlite";
}

const postgresWordings = new WeakMap<object, RawNode>();

/** A piece of SQL that the two databases want worded differently; the compiler of each takes its own. */
export function byDialect<Value>(wording: Record<DialectName, RawBuilder<Value>>): RawBuilder<Value> {
  // A builder without plugins hands out the same node every time.
  postgresWordings.set(
    wording.sqlite.toOperationNode(),
    wording.postgres.toOperationNode() as unknown as RawNode,
  );
  return wording.sqlite;
}

/** A piece of SQL as PostgreSQL wants it. */
export function postgresWordingOf(node: RawNode): RawNode {
  return postgresWordings.get(node) ?? node;
}
