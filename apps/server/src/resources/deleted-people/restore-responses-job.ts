import type { Selectable } from "kysely";
import type { Database, Handle } from "../../database/database";
import { insertAll } from "../../database/insert-all";
import { idsOf } from "../../database/lists";
import type { Tables } from "../../database/tables/schema";
import type { JobHandler } from "../../jobs/job-handler";
import { loadQuestions } from "../datasets/dataset-schema";
import { getDataset } from "../datasets/datasets.repository";
import { recomputeStatus } from "../records/record-status.repository";
import { indexResponses } from "../responses/responses.repository";
import { erasePerson } from "./deleted-people.repository";

/** The kind of the jobs that restore the responses of a person. */
export const restoreResponsesKind = "restore-responses";

/** The input of such a job. */
export interface RestoreResponsesPayload {
  /** The deleted account, whose user exists again. */
  personId: number;
}

// Small enough that responses of others fit in between.
const batchSize = 200;

/** Restores the responses of a person in batches: each is moved in one transaction, so an interrupted job continues. */
export function restoreResponsesJob({ database }: { database: Database }): JobHandler {
  return {
    retriesAfter: [1, 10, 60],
    run: async (payload, report) => {
      const { personId } = payload as RestoreResponsesPayload;
      const person = await database.read
        .selectFrom("deleted_people")
        .select(["restored_user_id", "responses"])
        .where("id", "=", personId)
        .executeTakeFirst();
      if (!person) return;
      // Deleted again before the responses were back: then the new deletion has its own.
      const userId = person.restored_user_id;
      let done = 0;
      while (userId !== null) {
        const moved = await database.write((db) => moveBatch(db, personId, userId));
        if (moved === 0) break;
        done += moved;
        await report({ done, total: Math.max(done, person.responses) });
      }
      await database.write((db) => erasePerson(db, personId));
    },
  };
}

async function moveBatch(db: Handle, personId: number, userId: number): Promise<number> {
  const rows = await db
    .selectFrom("deleted_responses")
    .selectAll()
    .where("person_id", "=", personId)
    .orderBy("id")
    .limit(batchSize)
    .execute();
  if (rows.length === 0) return 0;
  const user = await db.selectFrom("users").select("id").where("id", "=", userId).executeTakeFirst();
  if (user) await insertRows(db, userId, rows);
  await db
    .deleteFrom("deleted_responses")
    .where("id", "in", idsOf(rows.map(({ id }) => id)))
    .execute();
  return rows.length;
}

type DeletedResponse = Omit<Selectable<Tables["deleted_responses"]>, "id" | "person_id">;

async function insertRows(db: Handle, userId: number, rows: readonly DeletedResponse[]): Promise<void> {
  await insertAll(
    db,
    "response_versions",
    rows.flatMap(({ record_id, status, values, written_by, updated_at, ended_at, is_deleted }) =>
      ended_at === null
        ? []
        : [
            {
              record_id,
              user_id: userId,
              status,
              values,
              written_by,
              written_at: updated_at,
              ended_at,
              is_deleted,
            },
          ],
    ),
  );
  const current = rows.flatMap(({ public_id, ...row }) =>
    public_id === null ? [] : [{ ...row, public_id }],
  );
  const datasetIds = new Set(current.map(({ dataset_id }) => dataset_id));
  for (const datasetId of datasetIds)
    await insertResponses(
      db,
      datasetId,
      userId,
      current.filter(({ dataset_id }) => dataset_id === datasetId),
    );
}

async function insertResponses(
  db: Handle,
  datasetId: number,
  userId: number,
  rows: readonly (DeletedResponse & { public_id: string })[],
): Promise<void> {
  const stored = await db
    .insertInto("responses")
    .values(
      rows.map(
        ({ dataset_id, record_id, public_id, status, values, written_by, inserted_at, updated_at }) => ({
          ...{ dataset_id, record_id, public_id, status, values, written_by, inserted_at, updated_at },
          user_id: userId,
        }),
      ),
    )
    // The person may have responded again since.
    .onConflict((conflict) => conflict.columns(["user_id", "record_id"]).doNothing())
    .returningAll()
    .execute();
  const responses = stored.map(({ id, record_id, status, values }) => ({
    ...{ id, datasetId, recordId: record_id, userId, status, isNew: true },
    values: JSON.parse(values ?? "{}"),
  }));
  await indexResponses(db, responses, await loadQuestions(db, datasetId));
  const { min_submitted } = await getDataset(db, datasetId);
  const ids = stored.map(({ record_id }) => record_id);
  await recomputeStatus(db, { datasetId, minSubmitted: min_submitted, ids });
}
