import { type Kysely, sql } from "kysely";
import { byDialect } from "../database/dialects";

// Ordered by its bytes in both.
const text = byDialect({ sqlite: sql`text`, postgres: sql`text COLLATE "C"` });

/** The dataset whose content a job contains, so that it is found when the dataset is erased. */
export async function addDatasetsOfMessages(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE jobs ADD COLUMN dataset_public_id ${text}`.execute(db);
  await sql`
    CREATE INDEX jobs_by_dataset ON jobs (dataset_public_id) WHERE dataset_public_id IS NOT NULL`.execute(db);
}
