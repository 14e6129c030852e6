import type { TransferFailure } from "@glossa/contract";
import { type Insertable, type Selectable, sql } from "kysely";
import { now } from "../../database/clock";
import type { Handle } from "../../database/database";
import { insertAll } from "../../database/insert-all";
import type { Tables } from "../../database/tables/schema";

/** A stored transfer. */
export type TransferRow = Selectable<Tables["transfers"]>;

/** Stores a transfer that has not begun. */
export function insertTransfer(
  db: Handle,
  transfer: Pick<
    Insertable<Tables["transfers"]>,
    "job_id" | "dataset_id" | "user_id" | "direction" | "request"
  >,
): Promise<TransferRow> {
  const moment = now();
  const rest = { next_row: 0, created: 0, updated: 0, refused: 0, failure: null };
  return db
    .insertInto("transfers")
    .values({ ...transfer, ...rest, inserted_at: moment, updated_at: moment })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A transfer by its internal id. */
export function getTransfer(db: Handle, id: number): Promise<TransferRow | undefined> {
  return db.selectFrom("transfers").selectAll().where("id", "=", id).executeTakeFirst();
}

/** The transfers that some jobs run. */
export function listTransfers(db: Handle, jobIds: readonly string[]): Promise<TransferRow[]> {
  return db.selectFrom("transfers").selectAll().where("job_id", "in", jobIds).execute();
}

/** Notes how far a transfer has come. */
export async function changeTransfer(
  db: Handle,
  id: number,
  change: Partial<Pick<TransferRow, "next_row" | "created" | "updated" | "refused">> & {
    failure?: TransferFailure | null;
  },
): Promise<void> {
  await db
    .updateTable("transfers")
    .set({ ...change, updated_at: now() })
    .where("id", "=", id)
    .execute();
}

/** Notes rows that were refused. */
export function addRefusedRows(
  db: Handle,
  transferId: number,
  rows: readonly { row: number; external_id: string; reason: string }[],
): Promise<void> {
  return insertAll(
    db,
    "refused_rows",
    rows.map((row) => ({ transfer_id: transferId, ...row })),
  );
}

/** The rows that a transfer refused, in the order of the rows. */
export function listRefusedRows(
  db: Handle,
  transferId: number,
): Promise<{ row: number; external_id: string; reason: string }[]> {
  return db
    .selectFrom("refused_rows")
    .select(["row", "external_id", "reason"])
    .where("transfer_id", "=", transferId)
    .orderBy("row")
    .execute();
}

const maxReasons = 10;

/** The most frequent reasons for which rows were refused. */
export async function listRefusalReasons(
  db: Handle,
  transferId: number,
): Promise<{ reason: string; count: number }[]> {
  const rows = await db
    .selectFrom("refused_rows")
    .select(["reason", sql<number>`count(*)`.as("rows")])
    .where("transfer_id", "=", transferId)
    .groupBy("reason")
    .orderBy("rows", "desc")
    .orderBy("reason")
    .limit(maxReasons)
    .execute();
  return rows.map(({ reason, rows: count }) => ({ reason, count: Number(count) }));
}

/** Deletes what is stored of transfers that were last changed before a given time. */
export async function forgetTransfers(db: Handle, before: string): Promise<void> {
  await db.deleteFrom("transfers").where("updated_at", "<", before).execute();
}
