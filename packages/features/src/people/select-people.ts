import type { DeletedDatasetView, PersonView, Role, WorkspaceView } from "./view-model";

/**
 * The name of a person: the first and the last name.
 *
 * @example
 * nameOf({ firstName: "Marisol", lastName: null }); // "Marisol"
 */
export function nameOf({ firstName, lastName }: Pick<PersonView, "firstName" | "lastName">): string {
  return lastName ? `${firstName} ${lastName}` : firstName;
}

interface PeopleWords {
  roleNames: Readonly<Record<Role, string>>;
  /** The names of workspaces by their ids. */
  workspaceNames: ReadonlyMap<string, string>;
  compare: (one: string, other: string) => number;
}

/**
 * The people whose name, username or workspace contains a text, or whose role it is: a part of a role would find
 * everybody with it among the people with a similar name. Those who are switched off are at the end.
 */
export function selectPeople(
  people: readonly PersonView[],
  query: string,
  { roleNames, workspaceNames, compare }: PeopleWords,
): PersonView[] {
  const part = folded(query.trim());
  const texts = (person: PersonView) => [
    nameOf(person),
    person.username,
    ...person.workspaces.map((id) => workspaceNames.get(id) ?? ""),
  ];
  const isFound = (person: PersonView) =>
    folded(roleNames[person.role]) === part || texts(person).some((text) => folded(text).includes(part));
  return people
    .filter(isFound)
    .sort(
      (one, other) =>
        Number(other.isActive) - Number(one.isActive) ||
        compare(nameOf(one), nameOf(other)) ||
        compare(one.username, other.username),
    );
}

/** Whether the name or the username of a person contains a text. */
export function isNamed(
  person: Pick<PersonView, "firstName" | "lastName" | "username">,
  query: string,
): boolean {
  const part = folded(query.trim());
  return [nameOf(person), person.username].some((text) => folded(text).includes(part));
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

/** The deleted datasets whose name contains a text. */
export function selectDeleted(
  datasets: readonly DeletedDatasetView[],
  query: string,
): readonly DeletedDatasetView[] {
  const part = folded(query.trim());
  return datasets.filter(({ name }) => folded(name).includes(part));
}

// Neither case nor accents count.
function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
