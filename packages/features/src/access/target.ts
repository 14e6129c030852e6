const KEY = "redirectTo";

/**
 * Stores the path that a user requested until they have signed in; the home page needs no entry.
 *
 * @param path with its query and fragment
 * @example
 * rememberTarget("/dataset/tickets");
 * takeTarget(); // "/dataset/tickets"
 */
export function rememberTarget(path: string): void {
  try {
    if (path !== "/") sessionStorage.setItem(KEY, path);
  } catch {
    // A browser that stores nothing: the sign-in says so.
  }
}

/**
 * Returns and removes the path that a user requested; by default the home page.
 *
 * @example
 * rememberTarget("/dataset/tickets");
 * takeTarget(); // "/dataset/tickets"
 * takeTarget(); // "/"
 */
export function takeTarget(): string {
  try {
    const path = sessionStorage.getItem(KEY) ?? "/";
    sessionStorage.removeItem(KEY);
    return path;
  } catch {
    return "/";
  }
}
