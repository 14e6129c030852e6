import type { RowAnswer } from "../../rows/row";

/** A person whose answers a file has. */
export interface FilePerson {
  /** What the file calls this person: a username, an e-mail address, a number. The first one stands for the person; none
   * for those whom it does not name. */
  names: readonly string[];
  /** How many answers the person has finished, and how many records the person has discarded. */
  answers: number;
  discarded: number;
}

/** A person of a file, by the first name, and the user of the server who this is. */
export interface KnownPerson {
  person: string;
  user: string;
}

/** More people than annotate one dataset: beyond them, a file calls something else a person. */
const mostPeople = 1000;

/** Counts the answers of each person. */
export class People {
  private readonly byName = new Map<
    string,
    { names: readonly string[]; answers: number; discarded: number }
  >();

  add({ person, status }: RowAnswer): void {
    const [name = ""] = person;
    const known = this.byName.get(name) ?? { names: person, answers: 0, discarded: 0 };
    if (!this.byName.has(name) && this.byName.size === mostPeople) return;
    this.byName.set(name, known);
    if (status === "discarded") known.discarded += 1;
    else known.answers += 1;
  }

  list(): FilePerson[] {
    return [...this.byName.values()];
  }
}

/**
 * Finds the users who have answered a file: those with the same names.
 *
 * @param people of the profile of a file
 * @param usernames of the server
 * @example
 * knownPeople([{ names: ["7", "ana@example.org"], answers: 3, discarded: 0 }], ["ana@example.org"]);
 * // [{ person: "7", user: "ana@example.org" }]
 */
export function knownPeople(people: readonly FilePerson[], usernames: Iterable<string>): KnownPerson[] {
  const users = new Set(usernames);
  return people.flatMap(({ names }) => {
    const [person] = names;
    const user = names.find((name) => users.has(name));
    return person === undefined || user === undefined ? [] : [{ person, user }];
  });
}
