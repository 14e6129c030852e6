import type { ValueCondition } from "@glossa/contract";
import { ownValue, shownSchemaOf } from "@glossa/question-types/schema";
import type { QuestionInput } from "../record/draft";
import type { UserResponse } from "../record/response";
import type { SessionState } from "../state";
import { queueStatusOf } from "./queue";

/** Whether a record with a response, or without one, belongs to the set that the server counts. */
export type IsMember = (response: UserResponse | null) => boolean;

/**
 * Which responses keep a record in the queue: those with its status that match the filters on the user's own responses.
 * No other filter depends on them, except agreement and who has responded: for those, the server counts.
 */
export function memberOf({ criteria, questions }: Pick<SessionState, "criteria" | "questions">): IsMember {
  const { status, filters } = criteria.committed;
  return (response) =>
    queueStatusOf(response) === status &&
    filters.response.every(
      (filter) =>
        "users" in filter ||
        "agreement" in filter ||
        filter.of === "others" ||
        isMatch(filter, valuesIn(response, filter.name, questions)),
    );
}

/** The values of a response by which the server finds it. */
function valuesIn(
  response: UserResponse | null,
  name: string,
  questions: readonly QuestionInput[],
): readonly (string | number)[] {
  const question = questions.find((one) => one.name === name);
  const answer = response && ownValue(response.values, name);
  const schema = question && shownSchemaOf(question.settings.type);
  const value = schema?.value.safeParse(answer?.value);
  return schema && value?.success ? schema.searchValues(value.data) : [];
}

function isMatch(filter: ValueCondition, values: readonly (string | number)[]): boolean {
  if ("range" in filter) {
    const { ge, le } = filter.range;
    return values.some((value) => typeof value === "number" && value >= ge && value <= le);
  }
  const texts = values.map(String);
  if ("terms" in filter) return filter.terms.some((term) => texts.includes(term));
  const isOne = (value: string) => texts.includes(value);
  return filter.operator === "and" ? filter.values.every(isOne) : filter.values.some(isOne);
}
