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
  plan: Pick<FilePlan, "responses" | "answersReplace" | "questions">,
): readonly Notice[] {
  const { responses = [], questions } = plan;
  const notices = new Notices();
  const users = new Map(responses.map(({ person, user }) => [person, user]));
  const known = people.filter(({ names }) => users.has(names[0] ?? ""));
  const others = people.filter((person) => !known.includes(person));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  const stored = sum(known.map((person) => person.discarded + responsesOf(person, questions)));
  if (stored > 0) notices.add("answers_of_users", { count: stored, people: shown([...users.values()]) });
  const left = others.filter((person) => suggestionsOf(person, plan) > 0);
  const named = left.filter(({ names }) => names.length > 0);
  if (named.length > 0)
    notices.add("answers_suggested", {
      count: sum(named.map((person) => suggestionsOf(person, plan))),
      people: shown(named.map(({ names }) => names[0] ?? "")),
    });
  const beside = others.filter((person) => leftOf(person, plan) > 0);
  if (beside.length > 0)
    notices.add("answers_beside_suggestions", {
      count: sum(beside.map((person) => leftOf(person, plan))),
      people: shown(beside.map(({ names }) => names[0] ?? "")),
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

type Answered = Pick<FilePlan, "answersReplace" | "questions">;

/** The answers of somebody else that can become suggestions: finished ones with a value for a question that has none yet. */
function suggestionsOf({ names, answers, given }: FilePerson, plan: Answered): number {
  const replaces = plan.answersReplace || names.length === 0;
  return countOf(
    given,
    answers,
    ({ isSubmitted, columns, open }) =>
      isSubmitted && hasValue({ columns: replaces ? columns : open }, plan.questions),
  );
}

/** Those that become none because the file has suggestions. */
function leftOf(person: FilePerson, plan: Answered): number {
  const all = suggestionsOf(person, { ...plan, answersReplace: true });
  return all - suggestionsOf(person, plan);
}

function countOf(
  given: FilePerson["given"],
  all: number,
  counts: (answers: GivenAnswers) => boolean,
): number {
  return given?.filter(counts).reduce((total, { count }) => total + count, 0) ?? all;
}

function hasValue({ columns }: Pick<GivenAnswers, "columns">, questions: FilePlan["questions"]): boolean {
  return questions.some(({ column }) => column !== undefined && columns.includes(column));
}

function shown(names: readonly string[]): string[] {
  return names.slice(0, 20);
}
