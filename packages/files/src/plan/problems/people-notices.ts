import { type Notice, Notices } from "../../notice";
import type { FilePerson, GivenAnswers } from "../columns/people";
import type { FileProfile } from "../columns/profile";
import type { FilePlan } from "../file-plan";

/**
 * What a plan does with the answers of people.
 *
 * @param profile of the file
 * @param plan for it
 * @example
 * declare const profile: FileProfile;
 * declare const plan: FilePlan;
 * peopleNotices(profile, plan).map(({ code }) => code); // such as ["answers_of_users"]
 */
export function peopleNotices(
  { people, severalAnswers }: Pick<FileProfile, "people" | "severalAnswers">,
  { responses = [], questions }: Pick<FilePlan, "responses" | "questions">,
): readonly Notice[] {
  const notices = new Notices();
  const users = new Map(responses.map(({ person, user }) => [person, user]));
  const known = people.filter(({ names }) => users.has(names[0] ?? ""));
  const others = people.filter((person) => !known.includes(person));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const stored = sum(known.map((person) => person.discarded + responsesOf(person, questions)));
  if (stored > 0) notices.add("answers_of_users", { count: stored, people: shown([...users.values()]) });
  const left = others.filter((person) => suggestionsOf(person, questions) > 0);
  const named = left.filter(({ names }) => names.length > 0);
  if (named.length > 0)
    notices.add("answers_suggested", {
      count: sum(named.map((person) => suggestionsOf(person, questions))),
      people: shown(named.map(({ names }) => names[0] ?? "")),
    });
  if (severalAnswers > 0 && (left.length > 1 || named.length < left.length))
    notices.add("several_annotators", { records: severalAnswers });
  const discarded = sum(others.map((person) => person.discarded));
  if (discarded > 0) notices.add("answers_ignored", { count: discarded });
  return notices.all;
}

/** The answers of a user that become responses: those with a value for a question, or to one that may have no spans. */
function responsesOf({ answers, given }: FilePerson, questions: FilePlan["questions"]): number {
  const mayBeNone = questions.some(({ isRequired, settings }) => isRequired && settings.type === "span");
  return countOf(given, answers, (each) => hasValue(each, questions) || (each.isSubmitted && mayBeNone));
}

/** The answers of somebody else that can become suggestions: finished ones with a value for a question. */
function suggestionsOf({ answers, given }: FilePerson, questions: FilePlan["questions"]): number {
  return countOf(given, answers, (each) => each.isSubmitted && hasValue(each, questions));
}

function countOf(
  given: FilePerson["given"],
  all: number,
  counts: (answers: GivenAnswers) => boolean,
): number {
  return given?.filter(counts).reduce((total, { count }) => total + count, 0) ?? all;
}

function hasValue({ columns }: GivenAnswers, questions: FilePlan["questions"]): boolean {
  return questions.some(({ column }) => column !== undefined && columns.includes(column));
}

function shown(names: readonly string[]): string[] {
  return names.slice(0, 20);
}
