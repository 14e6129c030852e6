const KEY = "offline.user";
const LAST = "offline.lastUser";

/** Who took something along, and from which server. */
export interface Taker {
  server: string;
  userId: string;
}

/** Whose packs this browser may open without a server: of the person who is signed in, if they took any along. */
export function whoTookAlong(): Taker | undefined {
  const userId = localStorage.getItem(KEY);
  return userId === null ? undefined : { server: window.location.origin, userId };
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
