import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import type { ValueCounts } from "./alpha";

// All labels of a response are one value.
const labels = byDialect<string>({
  sqlite: sql`json_group_array(txt ORDER BY txt)`,
  postgres: sql`json_agg(txt ORDER BY txt)::text`,
});
const valuesOfRecord = byDialect<string>({
  sqlite: sql`group_concat(value, ',' ORDER BY value)`,
  postgres: sql`string_agg(value::text, ',' ORDER BY value)`,
});

/**
 * The values of the submitted responses to a question, of the records with at least two. Records with the same values are
 * one item. A value is the number of a rating, otherwise any number that is the same for the same labels.
 */
export async function countValues(db: Handle, { id, settings }: SchemaQuestion): Promise<ValueCounts[]> {
  const value = settings.type === "rating" ? sql`min(num)` : sql`dense_rank() OVER (ORDER BY ${labels})`;
  const { rows } = await sql<{ list: string; records: number }>`
    SELECT list, count(*) AS records FROM (
      SELECT ${valuesOfRecord} AS list FROM (
        SELECT related.record_id, ${value} AS value
        FROM response_values AS related JOIN responses AS submitted ON submitted.id = related.response_id
        WHERE related.question_id = ${id} AND submitted.status = 'submitted'
        GROUP BY related.record_id, related.response_id
      ) AS given
      GROUP BY record_id HAVING count(*) > 1
    ) AS compared
    GROUP BY list`.execute(db);
  return rows.map(({ list, records }) => ({ counts: countEach(list.split(",")), records: Number(records) }));
}

function countEach(values: readonly string[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values.map(Number)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
