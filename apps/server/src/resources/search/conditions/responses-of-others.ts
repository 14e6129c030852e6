import { errorCodes, type SearchFilter, type SearchScope } from "@glossa/contract";
import { sql } from "kysely";
import { byDialect } from "../../../database/dialects";
import { isOneOf } from "../../../database/lists";
import { forbidden, unprocessable } from "../../../http/errors/http-errors";
import { byId, type Condition, type Expression } from "./conditions";
import { questionNamed, type SearchContext } from "./search-context";

type ResponseScope = Extract<SearchScope, { entity: "response" }>;

/** Returns the condition that selects the users whose responses are searched, for a table with the alias `related`. */
export function byUsers({ of }: ResponseScope, context: SearchContext): Expression {
  const { userId, isPlain } = context;
  // Argilla's API has no `of`, so a plain server ignores it.
  if (of === "others" && !isPlain) {
    refuseAnnotators(context);
    return userId === undefined ? sql`1 = 1` : sql`related.user_id <> ${userId}`;
  }
  return userId === undefined ? sql`1 = 1` : sql`related.user_id = ${userId}`;
}

/**
 * Returns the condition that all submitted responses to a question, or those of some users, have the same value, or that
 * they differ.
 */
export function byAgreement(
  filter: SearchFilter,
  { question: name, among }: ResponseScope,
  context: SearchContext,
): Condition {
  const values = filter.type === "terms" ? filter.values.map(String) : [];
  const isKnown = values.every((value) => value === "agree" || value === "disagree");
  if (context.isPlain || name == null || !isKnown || values.length === 0)
    throw unprocessable(
      errorCodes.filter,
      "A filter on agreement requires a question and the values 'agree' or 'disagree'",
    );
  refuseAnnotators(context);
  const question = questionNamed(context, name);
  const [one, all] = [ofOneRecord, ofAllRecords].map((compared) => compared(submittedTo(question.id, among)));
  const conditions: Record<string, Expression> = {
    disagree: byDialect({ sqlite: sql`${one?.differ}`, postgres: sql`${all?.differ}` }),
    agree: byDialect({
      sqlite: sql`(${one?.areSeveral} AND NOT ${one?.differ})`,
      postgres: sql`(${all?.areSeveral} AND NOT ${all?.differ})`,
    }),
  };
  const [first, second] = [...new Set(values)].map((value) => conditions[value] ?? sql`1 = 0`);
  return byId(second ? sql`(${first} OR ${second})` : (first ?? sql`1 = 0`));
}

/** Returns the condition that a response, with the alias `related`, was submitted by one of the users with some names. */
export function bySubmitters(filter: SearchFilter, context: SearchContext): Expression {
  if (context.isPlain || filter.type === "range")
    throw unprocessable(errorCodes.filter, "A filter on the users who responded requires their names");
  refuseAnnotators(context);
  return sql`related.status = 'submitted' AND related.user_id IN ${usersNamed(filter.values.map(String))}`;
}

/**
 * The values of responses, for the condition that they are those of one record. Forces the index of the record; SQLite
 * would read all values of the question for each record.
 */
export const valuesOfRecord = byDialect({
  sqlite: sql`response_values AS related INDEXED BY response_values_by_record`,
  postgres: sql`response_values AS related`,
});

/** The condition on values, with the alias `related`, that they are those of submitted responses to a question. */
function submittedTo(questionId: number, usernames: readonly string[] | null | undefined): Expression {
  const byWhom = usernames ? sql`related.user_id IN ${usersNamed(usernames)}` : sql`1 = 1`;
  return sql`related.question_id = ${questionId} AND submitted.status = 'submitted' AND ${byWhom}`;
}

const responsesOfValues = sql`JOIN responses AS submitted ON submitted.id = related.response_id`;

/** Whether a record has several responses, and whether they differ. */
interface Compared {
  areSeveral: Expression;
  /** Fewer responses than all of them have some value. */
  differ: Expression;
}

/** Compares the responses to one record after the other. */
function ofOneRecord(submitted: Expression): Compared {
  const own = sql`${valuesOfRecord} ${responsesOfValues} WHERE related.record_id = records.id AND ${submitted}`;
  const responses = sql`(SELECT count(DISTINCT related.response_id) FROM ${own})`;
  return {
    areSeveral: sql`${responses} > 1`,
    differ: sql`EXISTS (SELECT 1 FROM ${own} GROUP BY related.txt HAVING count(*) < ${responses})`,
  };
}

/** Compares the responses to all records at once, which PostgreSQL does not conclude from the other form. */
function ofAllRecords(submitted: Expression): Compared {
  const values = sql`response_values AS related ${responsesOfValues} WHERE ${submitted}`;
  const counted = sql`SELECT related.record_id, count(DISTINCT related.response_id) AS number
    FROM ${values} GROUP BY related.record_id`;
  return {
    areSeveral: sql`records.id IN (SELECT record_id FROM (${counted}) AS counted WHERE number > 1)`,
    differ: sql`records.id IN (
      SELECT counted.record_id FROM (${counted}) AS counted
      JOIN (SELECT related.record_id, count(*) AS number FROM ${values} GROUP BY related.record_id, related.txt) AS same
        ON same.record_id = counted.record_id
      WHERE same.number < counted.number
    )`,
  };
}

function usersNamed(usernames: readonly string[]): Expression {
  return sql`(SELECT id FROM users WHERE ${isOneOf(sql.ref("username"), usernames)})`;
}

function refuseAnnotators({ mayReadOthers }: SearchContext): void {
  if (!mayReadOthers) throw forbidden();
}
