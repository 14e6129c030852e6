import { sql } from "kysely";
import { timestampOf } from "../database/clock";
import type { Handle } from "../database/database";
import { byDialect } from "../database/dialects";

/** The counted unit, with its limit. */
export interface Limit {
  key: string;
  max: number;
}

/** Whether one of several limits is reached. */
export async function isReached(db: Handle, limits: readonly Limit[], time: number): Promise<boolean> {
  const found = await db
    .selectFrom("sign_in_failures")
    .select("key")
    .where("ends_at", ">", time)
    .where((where) =>
      where.or(limits.map(({ key, max }) => where.and([where("key", "=", key), where("count", ">=", max)]))),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Counts another failure if the limit allows it; in one statement, because many attempts may arrive at once. */
export async function countFailure(
  db: Handle,
  { key, max }: Limit,
  { from, to }: { from: number; to: number },
): Promise<boolean> {
  const isOver = sql<boolean>`sign_in_failures.ends_at <= ${from}`;
  const counted = await db
    .insertInto("sign_in_failures")
    .values({ key, count: 1, ends_at: to })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet({
          count: sql`CASE WHEN ${isOver} THEN 1 ELSE sign_in_failures.count + 1 END`,
          ends_at: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE sign_in_failures.ends_at END`,
        })
        .where((where) => where.or([isOver, where("sign_in_failures.count", "<", max)])),
    )
    .returning("key")
    .executeTakeFirst();
  return counted !== undefined;
}

/** Reverts the counts of an attempt that was right. */
export async function forgiveFailures(db: Handle, keys: readonly string[]): Promise<void> {
  // One after the other, in the order in which they were counted: two concurrent attempts never wait for each other.
  for (const key of keys) {
    await db
      .updateTable("sign_in_failures")
      .set({ count: sql`count - 1` })
      .where("key", "=", key)
      .where("count", ">", 0)
      .execute();
  }
}

/** Stores the place from which a user has signed in. */
export async function storePlace(db: Handle, key: string, endsAt: number): Promise<void> {
  await db
    .insertInto("sign_in_places")
    .values({ key, next_at: 0, ends_at: endsAt })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ ends_at: endsAt }))
    .execute();
}

/** Whether a user has signed in from this place. */
export async function hasPlace(db: Handle, key: string, time: number): Promise<boolean> {
  const place = await db
    .selectFrom("sign_in_places")
    .select("key")
    .where("key", "=", key)
    .where("ends_at", ">", time)
    .executeTakeFirst();
  return place !== undefined;
}

/** Reserves the time of the next attempt from a known place, `apart` after the previous one; none if it is too far off. */
export async function takeMoment(
  db: Handle,
  key: string,
  { time, apart, longest }: { time: number; apart: number; longest: number },
): Promise<number | undefined> {
  const next = sql<number>`CASE WHEN next_at > ${time} THEN next_at ELSE ${sql.lit(time)} END`;
  const place = await db
    .updateTable("sign_in_places")
    .set({ next_at: sql`${next} + ${sql.lit(apart)}` })
    .where("key", "=", key)
    .where("next_at", "<=", time + longest)
    .returning("next_at")
    .executeTakeFirst();
  return place?.next_at;
}

/** Deletes counts and sign-ins that have expired. */
export async function forgetSignIns(db: Handle, time: number): Promise<void> {
  for (const table of ["sign_in_failures", "sign_in_places"] as const) {
    // Rows that another transaction is changing are left to the next time.
    const old = sql`SELECT key FROM ${sql.table(table)} WHERE ends_at <= ${time} ${unlocked}`;
    await sql`DELETE FROM ${sql.table(table)} WHERE key IN (${old})`.execute(db);
  }
  const old = sql`SELECT id FROM sign_ins WHERE ends_at <= ${timestampOf(time)} ${unlocked}`;
  await sql`DELETE FROM sign_ins WHERE id IN (${old})`.execute(db);
}

const unlocked = byDialect({ sqlite: sql``, postgres: sql`FOR UPDATE SKIP LOCKED` });
