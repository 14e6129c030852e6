import type { Owner } from "../outbox/entry";

const KEY = "offline.user";
const LAST = "offline.lastUser";

/** A person on the server that the page was loaded from. */
export function ownerHere(userId: string): Owner {
  return { server: window.location.origin, userId };
}

/** Whose packs this browser may open without a server: of the person who is signed in, if they took any along. */
export function whoTookAlong(): Owner | undefined {
  const userId = localStorage.getItem(KEY);
  return userId === null ? undefined : ownerHere(userId);
}

/** Remembers who has taken something along. */
export function rememberOwner(userId: string | undefined): void {
  localStorage.removeItem(LAST);
  if (userId === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, userId);
}

/** Closes the packs until the server has said who is signed in: it may be somebody else. */
export function closePacks(): void {
  const userId = localStorage.getItem(KEY);
  if (userId === null) return;
  localStorage.setItem(LAST, userId);
  localStorage.removeItem(KEY);
}

/** Opens the packs again for the person who took them along. */
export function reopenPacks(userId: string): void {
  if (localStorage.getItem(LAST) === userId) rememberOwner(userId);
}
