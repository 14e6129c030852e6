import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import type { ValueCounts } from "./alpha";

/**
 * The values of the submitted responses to a question, of the records with at least two. Records with the same values are
 * one item. All labels of a response are one value: a number that stands for them.
 */
export async function countValues(db: Handle, question: SchemaQuestion): Promise<ValueCounts[]> {
  const { rows } = await sql<{ list: string; records: number }>`
    SELECT list, count(*) AS records FROM (
      SELECT ${listOf("value")} AS list FROM (${valuesOf(question)}) AS given GROUP BY record_id HAVING count(*) > 1
    ) AS compared
    GROUP BY list`.execute(db);
  return rows.map(({ list, records }) => ({ counts: countEach(JSON.parse(list)), records: Number(records) }));
}

/** The value of each submitted response to a question, as the columns `record_id`, `user_id` and `value`. */
export function valuesOf({ id, settings }: SchemaQuestion) {
  return settings.type === "multi_label_selection"
    ? sql`SELECT related.record_id, related.user_id, dense_rank() OVER (ORDER BY ${listOf("txt")}) AS value
        FROM ${submittedTo(id)} GROUP BY related.record_id, related.user_id`
    : sql`SELECT related.record_id, related.user_id, txt AS value FROM ${submittedTo(id)}`;
}

/** The index rows of submitted responses to a question. */
export function submittedTo(questionId: number) {
  return sql`response_values AS related JOIN responses AS submitted ON submitted.id = related.response_id
    WHERE related.question_id = ${questionId} AND submitted.status = 'submitted'`;
}

/** The values of a column in order, as JSON. */
function listOf(name: string) {
  const column = sql.ref(name);
  return byDialect<string>({
    sqlite: sql`json_group_array(${column} ORDER BY ${column})`,
    postgres: sql`json_agg(${column} ORDER BY ${column})::text`,
  });
}

function countEach(values: readonly (string | number)[]): Map<string | number, number> {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
