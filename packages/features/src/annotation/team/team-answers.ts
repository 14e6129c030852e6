import type { Question, ResponseVersion } from "@glossa/contract";
import { fittingValue, ownValue, type Value, valueKey } from "@glossa/question-types/schema";
import { textsOfValues } from "../history/value-texts";
import type { RecordView } from "../view-model";
import { type TeamSpan, teamSpansOf } from "./team-spans";

/** A value that others have given to a question. */
export interface TeamAnswer {
  value: Value;
  text: string;
  /** The first of its spans, if it has any in a text of the record. */
  spans?: readonly TeamSpan[] | undefined;
  /** The users who gave it, in the order of their names. */
  usernames: readonly string[];
}

/** That somebody else has responded to a record, whether or not with an answer. */
export type TeamResponse = Pick<ResponseVersion, "username" | "status">;

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
  const submitted = othersIn(versions, userId).filter(({ status }) => status === "submitted");
  const texts = submitted.map(({ values }) => textsOfValues(questions, values ?? {}, fields));
  const answers = questions.map((question) => {
    const given = submitted.flatMap((version, index) => answerIn(version, question, texts[index]));
    const answers = withEqualValues(question.settings.type, given);
    return [question.name, answers.map((answer) => withSpans(answer, question, fields))] as const;
  });
  return new Map(answers.filter(([, given]) => given.length > 0));
}

/**
 * Returns who else has responded to a record, in the order of their names: with a draft, or by discarding it, too.
 *
 * @param versions of the responses to the record, as the server returns them
 * @param userId of the user whose own response is left out
 * @example
 * declare const versions: ResponseVersion[];
 * teamResponsesOf(versions, "me"); // [{ username: "ana", status: "submitted" }, { username: "ben", status: "discarded" }]
 */
export function teamResponsesOf(versions: readonly ResponseVersion[], userId: string): TeamResponse[] {
  return othersIn(versions, userId).map(({ username, status }) => ({ username, status }));
}

function othersIn(versions: readonly ResponseVersion[], userId: string): ResponseVersion[] {
  return versions
    .filter((each) => each.ended_at === null && each.user_id !== userId)
    .sort((one, other) => one.username.localeCompare(other.username));
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

function withSpans(answer: TeamAnswer, question: Question, fields: RecordView["fields"]): TeamAnswer {
  const spans = teamSpansOf(question, answer.value, fields);
  return spans && spans.length > 0 ? { ...answer, spans } : answer;
}
