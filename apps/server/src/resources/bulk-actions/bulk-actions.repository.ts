import { type Selectable, sql } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import { insertReturning } from "../../database/insert-all";
import { newPublicId } from "../../database/public-id";
import type { Tables } from "../../database/tables/schema";

/** A stored bulk action. */
export type BulkActionRow = Selectable<Tables["bulk_actions"]>;
/** The outcome of one record of a bulk action. */
export type BulkActionRecordRow = Selectable<Tables["bulk_action_records"]>;
/** The outcome of a record. */
export type Outcome = BulkActionRecordRow["outcome"];

/** The states in which a job has something to do. */
export const activeStates = ["collecting", "running", "undoing", "redoing"] as const;

const maxListed = 10;

/** A user's latest bulk actions in a dataset, latest first. */
export function listBulkActions(db: Handle, datasetId: number, userId: number): Promise<BulkActionRow[]> {
  return db
    .selectFrom("bulk_actions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("dataset_id", "=", datasetId)
    .orderBy("id", "desc")
    .limit(maxListed)
    .execute();
}

/** A user's bulk action in a dataset. */
export function findBulkAction(
  db: Handle,
  of: { datasetId: number; userId: number },
  publicId: string,
): Promise<BulkActionRow | undefined> {
  return db
    .selectFrom("bulk_actions")
    .selectAll()
    .where("public_id", "=", publicId)
    .where("dataset_id", "=", of.datasetId)
    .where("user_id", "=", of.userId)
    .executeTakeFirst();
}

/** A bulk action by its internal id. */
export function getBulkAction(db: Handle, id: number): Promise<BulkActionRow | undefined> {
  return db.selectFrom("bulk_actions").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whether a bulk action of a user in a dataset has not ended. */
export async function hasActiveBulkAction(db: Handle, datasetId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom("bulk_actions")
    .select("id")
    .where("user_id", "=", userId)
    .where("dataset_id", "=", datasetId)
    .where("state", "in", activeStates)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a bulk action whose records are not known yet. */
export function insertBulkAction(
  db: Handle,
  action: Pick<BulkActionRow, "dataset_id" | "user_id" | "status" | "request" | "total">,
): Promise<BulkActionRow> {
  const moment = now();
  const row = { public_id: newPublicId(), inserted_at: moment, updated_at: moment };
  return db
    .insertInto("bulk_actions")
    .values({ ...row, ...action, state: "collecting", is_cancelled: 0 })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes the state of a bulk action. */
export async function changeBulkAction(
  db: Handle,
  id: number,
  change: Partial<Pick<BulkActionRow, "state" | "is_cancelled" | "total">>,
): Promise<void> {
  await db
    .updateTable("bulk_actions")
    .set({ ...change, updated_at: now() })
    .where("id", "=", id)
    .execute();
}

/** Removes the records of a bulk action. */
export async function clearRecords(db: Handle, actionId: number): Promise<void> {
  await db.deleteFrom("bulk_action_records").where("action_id", "=", actionId).execute();
}

/**
 * Adds records to a bulk action, with the responses that the user had when it began: a later response is a change
 * that the action does not know.
 */
export async function addRecords(db: Handle, action: BulkActionRow, ids: readonly number[]): Promise<void> {
  const { id, user_id: userId, inserted_at: begun } = action;
  const list = byDialect({
    sqlite: sql`(SELECT value AS id FROM json_each(${JSON.stringify(ids)}))`,
    postgres: sql`(SELECT unnest(${ids}::bigint[]) AS id)`,
  });
  await sql`
    INSERT INTO bulk_action_records (action_id, record_id, outcome, seen)
    SELECT ${id}, records.id, 'open', CASE WHEN responses.updated_at < ${begun} THEN responses.updated_at END
    FROM ${list} AS listed
    JOIN records ON records.id = listed.id
    LEFT JOIN responses ON responses.record_id = records.id AND responses.user_id = ${userId}
  `.execute(db);
}

/** The first records of a bulk action with an outcome. */
export function nextRecords(
  db: Handle,
  { id }: BulkActionRow,
  outcome: Outcome,
  limit: number,
): Promise<BulkActionRecordRow[]> {
  return db
    .selectFrom("bulk_action_records")
    .selectAll()
    .where("action_id", "=", id)
    .where("outcome", "=", outcome)
    .orderBy("record_id")
    .limit(limit)
    .execute();
}

/** Stores the outcome of records. */
export async function settleRecords(db: Handle, rows: readonly BulkActionRecordRow[]): Promise<void> {
  await insertReturning(db, "bulk_action_records", rows, (insert) =>
    insert.onConflict((conflict) =>
      conflict.columns(["action_id", "record_id"]).doUpdateSet((row) => ({
        outcome: row.ref("excluded.outcome"),
        reason: row.ref("excluded.reason"),
        seen: row.ref("excluded.seen"),
        status_before: row.ref("excluded.status_before"),
        values_before: row.ref("excluded.values_before"),
      })),
    ),
  );
}

/** How many records of a bulk action have each outcome. */
export async function countOutcomes(db: Handle, actionId: number): Promise<Map<Outcome, number>> {
  const rows = await db
    .selectFrom("bulk_action_records")
    .select(["outcome", sql<number>`count(*)`.as("records")])
    .where("action_id", "=", actionId)
    .groupBy("outcome")
    .execute();
  return new Map(rows.map(({ outcome, records }) => [outcome, Number(records)]));
}

const maxReasons = 10;

/** The most frequent reasons for which records were refused. */
export async function listReasons(
  db: Handle,
  actionId: number,
): Promise<{ reason: string; count: number }[]> {
  const rows = await db
    .selectFrom("bulk_action_records")
    .select(["reason", sql<number>`count(*)`.as("records")])
    .where("action_id", "=", actionId)
    .where("outcome", "=", "refused")
    .groupBy("reason")
    .orderBy("records", "desc")
    .orderBy("reason")
    .limit(maxReasons)
    .execute();
  return rows.map(({ reason, records }) => ({ reason: reason ?? "", count: Number(records) }));
}

const deletedAtOnce = 1000;

/** Deletes some of what belongs to bulk actions that were last changed before a given time. Returns whether more may be left. */
export async function forgetSome(db: Handle, before: string): Promise<boolean> {
  const old = await db
    .selectFrom("bulk_actions")
    .select("id")
    .where("updated_at", "<", before)
    .limit(1)
    .executeTakeFirst();
  if (!old) return false;
  const records = await db
    .selectFrom("bulk_action_records")
    .select("record_id")
    .where("action_id", "=", old.id)
    .orderBy("record_id")
    .limit(deletedAtOnce)
    .execute();
  const last = records.at(-1)?.record_id;
  if (last === undefined) await db.deleteFrom("bulk_actions").where("id", "=", old.id).execute();
  else
    await db
      .deleteFrom("bulk_action_records")
      .where("action_id", "=", old.id)
      .where("record_id", "<=", last)
      .execute();
  return true;
}
