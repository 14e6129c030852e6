import { type RawBuilder, sql } from "kysely";
import type { Handle } from "../../database/database";
import { type Compared, eachPart, submittedTo, valuesOf } from "./agreement.repository";

/** How far the responses of one user are those of the others to the same records. */
export interface PersonCounts {
  username: string;
  /** The records that somebody else has answered as well. */
  records: number;
  /** Over all pairs of an own response and one of another user: how often the values are the same, or how many spans are. */
  shared: number;
  /** Over the same pairs: their number, or half the number of the spans of both. */
  possible: number;
}

/** The agreement of each user with the others on one question, in the order of their names. */
export async function countPeople(db: Handle, compared: Compared): Promise<PersonCounts[]> {
  const counts = compared.question.settings.type === "span" ? spanCounts(compared) : valueCounts(compared);
  const { rows } = await sql<PersonCounts>`
    SELECT users.username, count(*) AS records, sum(shared) AS shared, sum(possible) AS possible
    FROM (${counts}) AS counts JOIN users ON users.id = counts.user_id
    GROUP BY users.username ORDER BY users.username`.execute(db);
  return rows.map(({ username, ...row }) => ({
    username,
    records: Number(row.records),
    shared: Number(row.shared),
    possible: Number(row.possible),
  }));
}

/** One row for each response to a record that others have answered. */
function valueCounts(compared: Compared): RawBuilder<unknown> {
  return sql`
    SELECT user_id, same - 1 AS shared, responses - 1 AS possible FROM (
      SELECT user_id, count(*) OVER (PARTITION BY record_id, value) AS same,
        count(*) OVER (PARTITION BY record_id) AS responses
      FROM (${valuesOf(compared)}) AS given
    ) AS compared
    WHERE responses > 1`;
}

/** As above; the F1 of two responses is twice the spans that both have, by the spans of both. */
function spanCounts(compared: Compared): RawBuilder<unknown> {
  return sql`
    WITH given AS (
        SELECT related.record_id, related.user_id, related.response_id,
          count(*) OVER (PARTITION BY related.record_id) AS responses
        FROM ${submittedTo(compared)}
      ),
      spans AS (
        SELECT DISTINCT given.record_id, given.user_id, span.value ->> 'label' AS label,
          span.value ->> 'start' AS first, span.value ->> 'end' AS last
        FROM given JOIN responses ON responses.id = given.response_id CROSS JOIN ${eachPart(compared.question.name, "span")}
        WHERE given.responses > 1
      ),
      own AS (
        SELECT record_id, user_id, count(*) AS many, sum(same - 1) AS shared FROM (
          SELECT record_id, user_id, count(*) OVER (PARTITION BY record_id, label, first, last) AS same FROM spans
        ) AS counted
        GROUP BY record_id, user_id
      ),
      totals AS (SELECT record_id, count(*) AS many FROM spans GROUP BY record_id)
    SELECT given.user_id, coalesce(own.shared, 0) AS shared,
      -- Own spans count in each pair, those of another response in one.
      (coalesce(own.many, 0) * (given.responses - 2) + coalesce(totals.many, 0)) / 2.0 AS possible
    FROM given LEFT JOIN own ON own.record_id = given.record_id AND own.user_id = given.user_id
      LEFT JOIN totals ON totals.record_id = given.record_id
    WHERE given.responses > 1`;
}
