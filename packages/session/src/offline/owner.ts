import type { Owner } from "../outbox/entry";

const KEY = "offline.user";
const LAST = "offline.lastUser";

/**
 * A user on the server that the page was loaded from.
 *
 * @param userId the id of the user
 * @example
 * ownerHere("user-1"); // { server: "https://glossa.example", userId: "user-1" }
 */
export function ownerHere(userId: string): Owner {
  return { server: window.location.origin, userId };
}

/**
 * The owner whose offline copies this browser may open without a server: the signed-in user, if they have any.
 *
 * @example
 * const owner = offlineCopyOwner();
 * if (owner) console.info(`${owner.userId} can work offline`);
 */
export function offlineCopyOwner(): Owner | undefined {
  const userId = localStorage.getItem(KEY);
  return userId === null ? undefined : ownerHere(userId);
}

/** Remembers whose offline copies this browser has. */
export function rememberOwner(userId: string | undefined): void {
  localStorage.removeItem(LAST);
  if (userId === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, userId);
}

/**
 * Closes the offline copies until the server has confirmed who is signed in.
 *
 * @example
 * // The token of the last user has expired, and somebody else may sign in.
 * closeOfflineCopies();
 * offlineCopyOwner(); // undefined
 */
export function closeOfflineCopies(): void {
  const userId = localStorage.getItem(KEY);
  if (userId === null) return;
  localStorage.setItem(LAST, userId);
  localStorage.removeItem(KEY);
}

/**
 * Opens the offline copies again for their owner.
 *
 * @param userId the user who has signed in
 * @example
 * const { id } = await makeClient({ baseUrl: "" }).getMe();
 * reopenOfflineCopies(id);
 */
export function reopenOfflineCopies(userId: string): void {
  if (localStorage.getItem(LAST) === userId) rememberOwner(userId);
}
