import { sql } from "kysely";
import { now, timestampOf } from "../../database/clock";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import { idsOf } from "../../database/lists";
import type { DatasetRow } from "../datasets/datasets.repository";

/** The user and the dataset of a search for records. */
export interface Claimant {
  dataset: Pick<DatasetRow, "id" | "min_submitted">;
  userId: number;
}

// The plus makes SQLite look up the few records by their ids instead of reading all pending ones of the dataset.
const ofDataset = byDialect({
  sqlite: sql<number>`+records.dataset_id`,
  postgres: sql<number>`records.dataset_id`,
});
const ofStatus = byDialect({
  sqlite: sql<string>`+records.status`,
  postgres: sql<string>`records.status`,
});

const heldForMilliseconds = 5 * 60 * 1000;

/** Claims made before this moment have expired. */
function lapseTime(): string {
  return timestampOf(Date.now() - heldForMilliseconds);
}

/**
 * Pending records that the search may skip for a user: at least as many others have claimed them as responses
 * are missing. Records that the user has claimed or responded to are never included; a user who has claimed and
 * then responded counts as a response.
 */
export async function listTaken(
  db: Handle,
  { dataset, userId }: Claimant,
  among?: readonly number[],
): Promise<number[]> {
  const since = lapseTime();
  let query = db
    .selectFrom("claims")
    .innerJoin("records", "records.id", "claims.record_id")
    .select("claims.record_id")
    .where("claims.dataset_id", "=", dataset.id)
    .where("claims.claimed_at", ">", since)
    .where("claims.user_id", "<>", userId)
    .where("records.status", "=", "pending")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("responses as response")
            .select("response.id")
            .whereRef("response.record_id", "=", "claims.record_id")
            .where((on) =>
              on.or([
                on("response.user_id", "=", userId),
                on("response.user_id", "=", on.ref("claims.user_id")),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("claims as own")
            .select("own.record_id")
            .whereRef("own.record_id", "=", "claims.record_id")
            .where("own.user_id", "=", userId)
            .where("own.claimed_at", ">", since),
        ),
      ),
    )
    .groupBy("claims.record_id")
    .having((group) =>
      group(
        group(group.fn.countAll(), "+", (select) =>
          select
            .selectFrom("responses")
            .select((counted) => counted.fn.countAll().as("submitted"))
            .whereRef("responses.record_id", "=", "claims.record_id")
            .where("responses.status", "=", "submitted"),
        ),
        ">=",
        dataset.min_submitted,
      ),
    );
  if (among) query = query.where("claims.record_id", "in", idsOf(among));
  const taken = await query.execute();
  return taken.map((row) => row.record_id);
}

/**
 * Claims records for a user, or extends the claims: of the given records, those that still need a response of
 * the user.
 */
export async function claimRecords(
  db: Handle,
  { dataset, userId }: Claimant,
  ids: readonly number[],
): Promise<number[]> {
  const moment = now();
  const claimed = await db
    .insertInto("claims")
    .columns(["record_id", "user_id", "dataset_id", "claimed_at"])
    .expression((select) =>
      select
        .selectFrom("records")
        .select((row) => [
          "records.id",
          row.val(userId).as("user_id"),
          "records.dataset_id",
          row.val(moment).as("claimed_at"),
        ])
        .where("records.id", "in", idsOf(ids))
        .where(ofDataset, "=", dataset.id)
        .where(ofStatus, "=", "pending")
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("responses")
                .select("responses.id")
                .whereRef("responses.record_id", "=", "records.id")
                .where("responses.user_id", "=", userId),
            ),
          ),
        ),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["record_id", "user_id"])
        .doUpdateSet((row) => ({ claimed_at: row.ref("excluded.claimed_at") })),
    )
    .returning("record_id")
    .execute();
  return claimed.map((row) => row.record_id);
}

/** Releases all claims of a user in a dataset. */
export async function releaseClaims(db: Handle, datasetId: number, userId: number): Promise<void> {
  await db.deleteFrom("claims").where("user_id", "=", userId).where("dataset_id", "=", datasetId).execute();
}

/**
 * Waits until no other transaction claims records of this dataset, holds the lock to the end of the
 * transaction, and removes expired claims. Writing a row takes the lock on databases with concurrent writers.
 */
export async function takeTurn(db: Handle, datasetId: number): Promise<void> {
  await db
    .insertInto("claim_turns")
    .values({ dataset_id: datasetId, taken_at: now() })
    .onConflict((conflict) =>
      conflict.column("dataset_id").doUpdateSet((row) => ({ taken_at: row.ref("excluded.taken_at") })),
    )
    .execute();
  await db
    .deleteFrom("claims")
    .where("dataset_id", "=", datasetId)
    .where("claimed_at", "<=", lapseTime())
    .execute();
}
