import { ownValue } from "@glossa/question-types/schema";
import type { FilePlan, PlannedQuestion } from "../plan/file-plan";
import { type Row, type RowAnswer, withAnswer } from "../rows/row";
import type { PlannedRecord } from "./dataset-plan";
import { questionValue } from "./question-value";

type Responses = NonNullable<PlannedRecord["responses"]>;

/** A row with what becomes its suggestions, and the answers that become responses of users. */
export interface DividedRow {
  row: Row;
  answers: { user: string; answer: RowAnswer }[];
}

/** Divides the answers of a row: those of known people become responses, the first of the others becomes suggestions. */
export function divider({
  responses: known = [],
  answersReplace = false,
}: Pick<FilePlan, "responses" | "answersReplace">): (row: Row) => DividedRow {
  const users = new Map(known.map(({ person, user }) => [person, user]));
  return (row) => {
    const answers: DividedRow["answers"] = [];
    const others: RowAnswer[] = [];
    for (const answer of row.answers ?? []) {
      const user = users.get(answer.person[0] ?? "");
      if (user === undefined) others.push(answer);
      // A user has one response to a record; the file may call one person by two names.
      else if (answers.every((each) => each.user !== user)) answers.push({ user, answer });
    }
    return { row: withAnswer(row, others, answersReplace), answers };
  };
}

/** The responses of users to a row; throws what is wrong with their values. */
export function responsesOf(
  { answers }: DividedRow,
  fields: PlannedRecord["fields"],
  questions: readonly PlannedQuestion[],
): Responses {
  return answers.flatMap(({ user, answer }) => {
    const entries = questions.flatMap((question) => {
      const { name, column, settings, isRequired } = question;
      const cell = column === undefined ? undefined : ownValue(answer.values, column);
      const value = questionValue(question, cell, fields);
      // Whoever has submitted an answer without spans has found none.
      const hasNone = settings.type === "span" && isRequired && answer.status === "submitted";
      const answered = value ?? (hasNone ? [] : undefined);
      return answered === undefined ? [] : [[name, answered] as const];
    });
    const isComplete = questions.every(
      ({ name, isRequired }) => !isRequired || entries.some(([answered]) => answered === name),
    );
    if (entries.length === 0 && answer.status !== "discarded") return [];
    // Servers refuse submitted answers to which a required one is missing.
    const status = answer.status === "submitted" && !isComplete ? "draft" : answer.status;
    return [{ user, status, values: Object.fromEntries(entries) }];
  });
}
