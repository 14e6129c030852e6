import { isEmpty, isSuggested, type Row, type RowAnswer } from "../../rows/row";

/** A person whose answers a file has. */
export interface FilePerson {
  /** What the file calls this person: a username, an e-mail address, a number. The first one stands for the person; none
   * for those whom it does not name. */
  names: readonly string[];
  /** How many answers the person has given, and how many records the person has discarded. */
  answers: number;
  discarded: number;
  /** The answers by the columns in which they have values; default: not known. */
  given?: readonly GivenAnswers[];
}

/** How many answers of a person have values in the same columns. */
export interface GivenAnswers {
  columns: readonly string[];
  /** Those of them in which the rows have no suggestions. */
  open: readonly string[];
  /** Whether they are finished, and no drafts. */
  isSubmitted: boolean;
  count: number;
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
  private readonly byName = new Map<string, Counted>();

  add({ person, status, values }: RowAnswer, row: Row): void {
    const [name = ""] = person;
    const known = this.byName.get(name) ?? { names: person, answers: 0, discarded: 0, given: new Map() };
    if (!this.byName.has(name) && this.byName.size === mostPeople) return;
    this.byName.set(name, known);
    if (status === "discarded") {
      known.discarded += 1;
      return;
    }
    known.answers += 1;
    const columns = Object.keys(values).filter((column) => !isEmpty(values[column]));
    const isSubmitted = status === "submitted";
    const open = columns.filter((column) => !isSuggested(row, column));
    const key = JSON.stringify([isSubmitted, columns, open]);
    const count = (known.given.get(key)?.count ?? 0) + 1;
    known.given.set(key, { columns, open, isSubmitted, count });
  }

  list(): FilePerson[] {
    return [...this.byName.values()].map((person) => ({ ...person, given: [...person.given.values()] }));
  }
}

interface Counted extends Omit<FilePerson, "given"> {
  given: Map<string, GivenAnswers>;
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
