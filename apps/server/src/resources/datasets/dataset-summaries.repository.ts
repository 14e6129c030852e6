import { type RawBuilder, sql } from "kysely";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import { idsOf } from "../../database/lists";

interface OfDataset {
  dataset_id: number;
}

/** The names of some workspaces. */
export function listWorkspaceNames(
  db: Handle,
  workspaceIds: readonly number[],
): Promise<{ id: number; name: string }[]> {
  return db.selectFrom("workspaces").select(["id", "name"]).where("id", "in", idsOf(workspaceIds)).execute();
}

/** The numbers of records and of completed records of some datasets. */
export function listCounts(db: Handle, datasetIds: readonly number[]) {
  return db
    .selectFrom("dataset_counters")
    .select(["dataset_id", "records", "completed"])
    .where("dataset_id", "in", idsOf(datasetIds))
    .execute();
}

/** All users who ever responded in some datasets, by name. */
export function listAnnotatorsOf(
  db: Handle,
  datasetIds: readonly number[],
): Promise<(OfDataset & { username: string })[]> {
  return db
    .selectFrom("dataset_users")
    .innerJoin("users", "users.id", "dataset_users.user_id")
    .select(["dataset_users.dataset_id", "users.username"])
    .where("dataset_users.dataset_id", "in", idsOf(datasetIds))
    .orderBy("users.username")
    .execute();
}

// Settings can be long: hundreds of options, a template. Only their type leaves the database.
const type: RawBuilder<string> = byDialect({
  sqlite: sql`json_extract(settings, '$.type')`,
  postgres: sql`settings::json ->> 'type'`,
});

/** The types of the fields or questions of some datasets, in the order of their creation. */
export function listTypes(
  db: Handle,
  table: "fields" | "questions",
  datasetIds: readonly number[],
): Promise<(OfDataset & { type: string })[]> {
  return db
    .selectFrom(table)
    .select(["dataset_id", type.as("type")])
    .where("dataset_id", "in", idsOf(datasetIds))
    .orderBy("id")
    .execute();
}
