import { type Kysely, sql } from "kysely";
import { byDialect } from "../database/dialects";

// Ordered by its bytes in both.
const text = byDialect({ sqlite: sql`text`, postgres: sql`text COLLATE "C"` });

/** Preferences, presence and claims of people. */
export async function createSharing(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("preferences")
    .addColumn("user_id", "bigint", (column) =>
      column.primaryKey().references("users.id").onDelete("cascade"),
    )
    .addColumn("document", text, (column) => column.notNull())
    .addColumn("updated_at", text, (column) => column.notNull())
    .execute();
  await createPresences(db);
  await createClaims(db);
}

async function createPresences(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("presences")
    .addColumn("dataset_id", "bigint", (column) =>
      column.notNull().references("datasets.id").onDelete("cascade"),
    )
    .addColumn("user_id", "bigint", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("record_id", "bigint", (column) => column.references("records.id").onDelete("set null"))
    .addColumn("seen_at", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("presences_of_dataset", ["dataset_id", "user_id"])
    .execute();
  // Removing people and records looks for what hangs on them.
  await index(db, "presences_by_user", "presences", ["user_id"]);
  await index(db, "presences_by_record", "presences", ["record_id"]);
}

async function createClaims(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("claims")
    .addColumn("record_id", "bigint", (column) =>
      column.notNull().references("records.id").onDelete("cascade"),
    )
    .addColumn("user_id", "bigint", (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("dataset_id", "bigint", (column) =>
      column.notNull().references("datasets.id").onDelete("cascade"),
    )
    .addColumn("claimed_at", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("claims_of_record", ["record_id", "user_id"])
    .execute();
  await index(db, "claims_by_user", "claims", ["user_id", "dataset_id"]);
  await index(db, "claims_by_time", "claims", ["dataset_id", "claimed_at"]);
  await db.schema
    .createTable("claim_turns")
    .addColumn("dataset_id", "bigint", (column) =>
      column.primaryKey().references("datasets.id").onDelete("cascade"),
    )
    .addColumn("taken_at", text, (column) => column.notNull())
    .execute();
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
