const KEY = "offline.user";

/** Whose packs this browser may open without a server: of the person who is signed in, if they took any along. */
export function whoTookAlong(): { server: string; userId: string } | undefined {
  const userId = localStorage.getItem(KEY);
  return userId === null ? undefined : { server: window.location.origin, userId };
}

/** Remembers who has taken something along; nobody after a sign-out. */
export function rememberOwner(userId: string | undefined): void {
  if (userId === undefined) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, userId);
}
