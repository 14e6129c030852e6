import type { PersonView, WorkspaceView } from "./view-model";

/**
 * The name of a person: the first and the last name.
 *
 * @example
 * nameOf({ firstName: "Marisol", lastName: null }); // "Marisol"
 */
export function nameOf({ firstName, lastName }: Pick<PersonView, "firstName" | "lastName">): string {
  return lastName ? `${firstName} ${lastName}` : firstName;
}

/**
 * The people whose name, username or other words contain a text, those who are switched off at the end.
 *
 * @param wordsOf what else is displayed about a person: the role, the workspaces
 */
export function selectPeople(
  people: readonly PersonView[],
  query: string,
  wordsOf: (person: PersonView) => readonly string[],
  compare: (one: string, other: string) => number,
): PersonView[] {
  const part = folded(query.trim());
  const texts = (person: PersonView) => [nameOf(person), person.username, ...wordsOf(person)];
  return people
    .filter((person) => texts(person).some((text) => folded(text).includes(part)))
    .sort(
      (one, other) =>
        Number(other.isActive) - Number(one.isActive) ||
        compare(nameOf(one), nameOf(other)) ||
        compare(one.username, other.username),
    );
}

/**
 * The username of a person that differs from another one only in capital letters: in lists, the two look alike. Undefined
 * if there is none.
 */
export function similarUsername(
  people: readonly Pick<PersonView, "username">[],
  username: string,
): string | undefined {
  const typed = username.trim();
  const isSimilar = (other: string) => other !== typed && other.toLowerCase() === typed.toLowerCase();
  return people.find((person) => isSimilar(person.username))?.username;
}

/** The workspaces whose name, or the name of a member, contains a text. */
export function selectWorkspaces(
  workspaces: readonly WorkspaceView[],
  query: string,
  compare: (one: string, other: string) => number,
): WorkspaceView[] {
  const part = folded(query.trim());
  return workspaces
    .filter(({ name, members = [] }) =>
      [name, ...members.map(({ username }) => username)].some((text) => folded(text).includes(part)),
    )
    .sort((one, other) => compare(one.name, other.name));
}

// Neither case nor accents count.
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
