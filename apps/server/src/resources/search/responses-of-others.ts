import { errorCodes, type SearchFilter, type SearchScope } from "@glossa/contract";
import { sql } from "kysely";
import { forbidden, unprocessable } from "../../http/http-errors";
import { byId, type Condition, type Expression } from "./conditions";
import { questionNamed, type SearchContext } from "./search-context";
import { searchableTypes } from "./sort";

type ResponseScope = Extract<SearchScope, { entity: "response" }>;

/** The condition on the users whose responses count, in a table with the alias `held`. */
export function byThose({ of }: ResponseScope, context: SearchContext): Expression {
  const { userId, isPlain } = context;
  // Argilla's API does not know the key, so a plain server ignores it.
  if (of === "others" && !isPlain) {
    refuseAnnotators(context);
    return userId === undefined ? sql`1 = 1` : sql`held.user_id <> ${userId}`;
  }
  return userId === undefined ? sql`1 = 1` : sql`held.user_id = ${userId}`;
}

/** The condition that the submitted responses of all users to a question are the same, or that they differ. */
export function onAgreement(
  filter: SearchFilter,
  { question: name }: ResponseScope,
  context: SearchContext,
): Condition {
  const wanted = filter.type === "terms" ? filter.values.map(String) : [];
  const isKnown = wanted.every((value) => value === "agree" || value === "disagree");
  if (context.isPlain || name == null || !isKnown || wanted.length === 0)
    throw unprocessable(
      errorCodes.filter,
      "A filter on agreement requires a question and the values 'agree' or 'disagree'",
    );
  refuseAnnotators(context);
  const question = questionNamed(context, name);
  if (!searchableTypes.includes(question.settings.type))
    throw unprocessable(errorCodes.filter, `Search does not hold the values of question '${name}'`);
  const given = givenTo(question.id);
  const responses = sql`(SELECT count(DISTINCT held.response_id) FROM ${given})`;
  // Two responses differ where one of them has a value that not all have.
  const differ = sql`EXISTS (SELECT 1 FROM ${given} GROUP BY held.txt HAVING count(*) < ${responses})`;
  const conditions: Record<string, Expression> = {
    disagree: differ,
    agree: sql`(${responses} > 1 AND NOT ${differ})`,
  };
  const [first, second] = [...new Set(wanted)].map((value) => conditions[value] ?? sql`1 = 0`);
  return byId(second ? sql`(${first} OR ${second})` : (first ?? sql`1 = 0`));
}

/** The values of submitted responses to one question of the record. */
function givenTo(questionId: number): Expression {
  return sql`response_values AS held JOIN responses AS given ON given.id = held.response_id
    WHERE held.record_id = records.id AND held.question_id = ${questionId} AND given.status = 'submitted'`;
}

function refuseAnnotators({ mayReadOthers }: SearchContext): void {
  if (!mayReadOthers) throw forbidden();
}
