import { ownValue, rankedByOrder } from "@glossa/question-types/schema";
import { sql } from "kysely";
import type { Handle } from "../../database/database";
import { byDialect } from "../../database/dialects";
import { isOneOf } from "../../database/lists";
import type { SchemaQuestion } from "../datasets/dataset-schema";
import type { ValueCounts } from "./alpha";
import type { Rankings } from "./alpha-of-rankings";

/** The responses that are compared: those to one question, of all users or of some. */
export interface Compared {
  question: SchemaQuestion;
  /** The names of the users. */
  usernames: readonly string[] | undefined;
}

/**
 * The values of the submitted responses to a question, of the records with at least two. Records with the same values are
 * one item. All labels of a response are one value: a number that stands for them.
 */
export async function countValues(db: Handle, compared: Compared): Promise<ValueCounts[]> {
  const { rows } = await sql<{ list: string; records: number }>`
    SELECT list, count(*) AS records FROM (
      SELECT ${listOf("value")} AS list FROM (${valuesOf(compared)}) AS given GROUP BY record_id HAVING count(*) > 1
    ) AS compared
    GROUP BY list`.execute(db);
  return rows.map(({ list, records }) => ({ counts: countEach(JSON.parse(list)), records: Number(records) }));
}

/** Responses that are read at once: with a ranking of fifty items each, about two megabytes. */
const batch = 1000;

/**
 * The ranks in each of some rankings, in one order of the items, by its value among those counted. Each different ranking
 * is read from one response: most teams give few different ones.
 */
export async function readRankings(
  db: Handle,
  compared: Compared,
  wanted: ReadonlySet<string | number>,
): Promise<Rankings> {
  const rankings = new Map<string | number, number[]>();
  if (wanted.size === 0) return rankings;
  const { rows } = await sql<{ value: string; response_id: number }>`
    SELECT related.txt AS value, min(related.response_id) AS response_id FROM ${submittedTo(compared)}
    GROUP BY related.txt`.execute(db);
  const valueIn = new Map(
    rows.filter(({ value }) => wanted.has(value)).map((row) => [Number(row.response_id), row.value]),
  );
  const ids = [...valueIn.keys()];
  for (let at = 0; at < ids.length; at += batch) {
    const some = ids.slice(at, at + batch);
    const responses = await db
      .selectFrom("responses")
      .select(["id", "values"])
      .where("id", "in", some)
      .execute();
    for (const { id, values } of responses)
      rankings.set(
        valueIn.get(Number(id)) ?? "",
        ranksOf(
          ownValue<{ value: Ranked[] }>(JSON.parse(values ?? "{}"), compared.question.name)?.value ?? [],
        ),
      );
  }
  return rankings;
}

interface Ranked {
  value: string;
  rank: number;
}

/** The ranks in a ranking, in the order of its items' values: the same for all rankings that mean the same. */
function ranksOf(ranking: readonly Ranked[]): number[] {
  return rankedByOrder(ranking)
    .sort((one, other) => (one.value < other.value ? -1 : 1))
    .map(({ rank }) => rank);
}

/** The value of each submitted response to a question, as the columns `record_id`, `user_id` and `value`. */
export function valuesOf(compared: Compared) {
  return compared.question.settings.type === "multi_label_selection"
    ? sql`SELECT related.record_id, related.user_id, dense_rank() OVER (ORDER BY ${listOf("txt")}) AS value
        FROM ${submittedTo(compared)} GROUP BY related.record_id, related.user_id`
    : sql`SELECT related.record_id, related.user_id, txt AS value FROM ${submittedTo(compared)}`;
}

/** The index rows of submitted responses to a question. */
export function submittedTo({ question, usernames }: Compared) {
  const byWhom = usernames
    ? sql`related.user_id IN (SELECT id FROM users WHERE ${isOneOf(sql.ref("username"), usernames)})`
    : sql`1 = 1`;
  return sql`response_values AS related JOIN responses AS submitted ON submitted.id = related.response_id
    WHERE related.question_id = ${question.id} AND submitted.status = 'submitted' AND ${byWhom}`;
}

/** The parts of the value of a response to a question, such as its spans, as the column `value` of an alias. */
export function eachPart(question: string, alias: string) {
  const path = `$.${JSON.stringify(question)}.value`;
  return byDialect<unknown>({
    sqlite: sql`json_each(responses."values", ${path}) AS ${sql.id(alias)}`,
    postgres: sql`jsonb_array_elements(responses."values"::jsonb -> ${question} -> 'value') AS ${sql.id(alias)}(value)`,
  });
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
