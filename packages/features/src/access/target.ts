const KEY = "redirectTo";

/** Remembers where somebody wanted to go, until they are signed in; the home page needs no remembering. */
export function rememberTarget(path: string): void {
  if (path !== "/") sessionStorage.setItem(KEY, path);
}

/** Where somebody wanted to go, once; home where nowhere else. */
export function takeTarget(): string {
  const path = sessionStorage.getItem(KEY) ?? "/";
  sessionStorage.removeItem(KEY);
  return path;
}
