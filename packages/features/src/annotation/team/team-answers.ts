import type { Question, ResponseVersion } from "@glossa/contract";
import { fittingValue, ownValue, type Value, valueKey } from "@glossa/question-types/schema";
import { textsOfValues } from "../history/value-texts";
import type { RecordView } from "../view-model";

/** A value that others have given to a question. */
export interface TeamAnswer {
  value: Value;
  text: string;
  /** The users who gave it, in the order of their names. */
  usernames: readonly string[];
}

/** What others have answered, by the name of the question; the most frequent value first. */
export type TeamAnswers = ReadonlyMap<string, readonly TeamAnswer[]>;

/**
 * Returns what others have submitted to a record, so that somebody who resolves a disagreement sees it beside the questions.
 *
 * @param versions of the responses to the record, as the server returns them
 * @param questions of the dataset
 * @param viewed the record, and the user whose own response is left out
 * @example
 * declare const versions: ResponseVersion[];
 * declare const questions: Question[];
 * const answers = teamAnswersOf(versions, questions, { fields: { text: "My parcel is late" }, userId: "me" });
 * answers.get("need"); // [{ value: "refund", text: "Refund", usernames: ["ana", "ben"] }]
 */
export function teamAnswersOf(
  versions: readonly ResponseVersion[],
  questions: readonly Question[],
  { fields, userId }: { fields: RecordView["fields"]; userId: string },
): TeamAnswers {
  const submitted = versions
    .filter((each) => each.status === "submitted" && each.ended_at === null && each.user_id !== userId)
    .sort((one, other) => one.username.localeCompare(other.username));
  const texts = submitted.map(({ values }) => textsOfValues(questions, values ?? {}, fields));
  const answers = questions.map((question) => {
    const given = submitted.flatMap((version, index) => answerIn(version, question, texts[index]));
    return [question.name, withEqualValues(question.settings.type, given)] as const;
  });
  return new Map(answers.filter(([, given]) => given.length > 0));
}

function answerIn(
  { values, username }: ResponseVersion,
  { name, settings }: Question,
  texts: ReadonlyMap<string, string> | undefined,
): TeamAnswer[] {
  const text = texts?.get(name);
  const value = fittingValue(settings.type, ownValue(values ?? {}, name)?.value);
  return text === undefined || value === undefined ? [] : [{ text, value, usernames: [username] }];
}

/** One answer for each value, the most frequent first. */
function withEqualValues(type: string, answers: readonly TeamAnswer[]): TeamAnswer[] {
  const byValue = new Map<string, TeamAnswer>();
  for (const answer of answers) {
    const key = valueKey(type, answer.value);
    const same = byValue.get(key);
    const usernames = [...(same?.usernames ?? []), ...answer.usernames];
    byValue.set(key, { ...answer, ...same, usernames });
  }
  return [...byValue.values()].sort((one, other) => other.usernames.length - one.usernames.length);
}
