import { type Notice, Notices } from "../../notice";
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
  { responses = [] }: Pick<FilePlan, "responses">,
): readonly Notice[] {
  const notices = new Notices();
  const users = new Map(responses.map(({ person, user }) => [person, user]));
  const known = people.filter(({ names }) => users.has(names[0] ?? ""));
  const others = people.filter((person) => !known.includes(person));
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  if (known.length > 0)
    notices.add("answers_of_users", {
      count: sum(known.map(({ answers, discarded }) => answers + discarded)),
      people: shown([...users.values()]),
    });
  const left = others.filter(({ answers }) => answers > 0);
  const named = left.filter(({ names }) => names.length > 0);
  if (named.length > 0)
    notices.add("answers_suggested", {
      count: sum(named.map(({ answers }) => answers)),
      people: shown(named.map(({ names }) => names[0] ?? "")),
    });
  if (severalAnswers > 0 && (left.length > 1 || named.length < left.length))
    notices.add("several_annotators", { records: severalAnswers });
  const discarded = sum(others.map((person) => person.discarded));
  if (discarded > 0) notices.add("answers_ignored", { count: discarded });
  return notices.all;
}

function shown(names: readonly string[]): string[] {
  return names.slice(0, 20);
}
