import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import type { ValueCounts } from "./alpha";

/**
 * The values of the submitted responses to a question, of the records with at least two. Records with the same values are
 * one item. All labels of a response are one value: a number that stands for them.
 */
export async function countValues(db: Handle, { id, settings }: SchemaQuestion): Promise<ValueCounts[]> {
  const submitted = submittedTo(id);
  const given =
    settings.type === "multi_label_selection"
      ? sql`SELECT related.record_id, dense_rank() OVER (ORDER BY ${listOf("txt")}) AS value FROM ${submitted}
          GROUP BY related.record_id, related.response_id`
      : sql`SELECT related.record_id, txt AS value FROM ${submitted}`;
  const { rows } = await sql<{ list: string; records: number }>`
    SELECT list, count(*) AS records FROM (
      SELECT ${listOf("value")} AS list FROM (${given}) AS given GROUP BY record_id HAVING count(*) > 1
    ) AS compared
    GROUP BY list`.execute(db);
  return rows.map(({ list, records }) => ({ counts: countEach(JSON.parse(list)), records: Number(records) }));
}

/**
 * The F1 of the spans of two responses to a record, over all pairs of responses: twice the spans that both have, by the
 * spans of both. Null if no compared response has a span.
 */
export async function spanF1(db: Handle, { id, name }: SchemaQuestion): Promise<number | null> {
  // Of one span that n of m responses have, n · (n - 1) ordered pairs share it, in n · (m - 1) it is on the first side.
  const { rows } = await sql<{ shared: number | null; possible: number | null }>`
    WITH given AS (SELECT related.record_id, related.response_id FROM ${submittedTo(id)}),
      compared AS (SELECT record_id, count(*) AS responses FROM given GROUP BY record_id HAVING count(*) > 1),
      spans AS (
        SELECT compared.responses, count(DISTINCT given.response_id) AS many
        FROM given JOIN compared ON compared.record_id = given.record_id
          JOIN responses ON responses.id = given.response_id CROSS JOIN ${eachSpan(name)}
        GROUP BY given.record_id, compared.responses, span.value ->> 'label', span.value ->> 'start', span.value ->> 'end'
      )
    SELECT sum(many * (many - 1)) AS shared, sum(many * (responses - 1)) AS possible FROM spans`.execute(db);
  const [sums] = rows;
  return sums?.possible == null ? null : Number(sums.shared) / Number(sums.possible);
}

/** The spans of a response, as the column `value` of `span`. */
function eachSpan(question: string) {
  const path = `$.${JSON.stringify(question)}.value`;
  return byDialect<unknown>({
    sqlite: sql`json_each(responses."values", ${path}) AS span`,
    postgres: sql`jsonb_array_elements(responses."values"::jsonb -> ${question} -> 'value') AS span(value)`,
  });
}

/** The index rows of submitted responses to a question. */
function submittedTo(questionId: number) {
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
