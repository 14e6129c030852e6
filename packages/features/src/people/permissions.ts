import type { PersonView } from "./view-model";

/** What may be done about one person. */
export interface Permissions {
  /** Whether the person may get another role. */
  role: boolean;
  /** Whether the password may be reset. One's own is changed in the user settings, with the current one. */
  password: boolean;
  /** Whether the account may be switched off. */
  switchOff: boolean;
  /** Whether the account may be deleted. */
  delete: boolean;
}

/**
 * The actions of an owner on a person: nobody removes themselves, and one owner who can sign in always remains.
 *
 * @example
 * declare const people: PersonView[];
 * declare const marisol: PersonView;
 * permissionsOf(marisol, people, marisol.id).delete; // false
 */
export function permissionsOf(
  person: PersonView,
  people: readonly PersonView[],
  myId: string | undefined,
): Permissions {
  const isMe = person.id === myId;
  const isOwner = (one: PersonView) => one.role === "owner" && one.isActive;
  const isLast = isOwner(person) && people.filter(isOwner).length === 1;
  const isFree = !isMe && !isLast;
  return { role: isFree, password: !isMe, switchOff: isFree && person.isActive, delete: isFree };
}
