import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { idsOf } from "../../database/lists";

/** The numbers of records and of responses of some datasets. */
export async function countContents(
  db: Handle,
  datasetIds: readonly number[],
): Promise<Map<number, { records: number; responses: number }>> {
  const ids = idsOf(datasetIds);
  const records = await db
    .selectFrom("dataset_counters")
    .select(["dataset_id", "records"])
    .where("dataset_id", "in", ids)
    .execute();
  const responses = await db
    .selectFrom("response_counters")
    .select(["dataset_id", sql<number>`sum(responses)`.as("responses")])
    .where("dataset_id", "in", ids)
    .groupBy("dataset_id")
    .execute();
  const given = new Map(responses.map((row) => [row.dataset_id, Number(row.responses)]));
  return new Map(
    records.map((row) => [
      row.dataset_id,
      { records: row.records, responses: given.get(row.dataset_id) ?? 0 },
    ]),
  );
}
