import { retrying } from "@glossa/design-system";

const KEY = "glossa.chunk-reload";
const ONCE_PER_MS = 60_000;

/**
 * Loads the code of a page. During an outage the page before it stays until the server replies. If the code is gone
 * because a new version was installed, the browser loads the app again, at most once a minute, so that a part that stays
 * missing ends on the error page instead of in a loop.
 *
 * @param load as in `() => import(MODULE)`
 * @param loadAgain loads the app again, preferably at the address of the page; otherwise the page before it is reloaded
 * @throws the error of the import, if the code cannot be loaded after a reload either
 * @example
 * const { HomeScreen } = await loadPage(() => import("@glossa/features/home"));
 */
export async function loadPage<Page>(
  load: () => Promise<Page>,
  loadAgain: () => void = () => window.location.reload(),
): Promise<Page> {
  try {
    return await retrying(load, isServerReplying);
  } catch (error) {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) throw error;
    sessionStorage.setItem(KEY, String(Date.now()));
    loadAgain();
    return new Promise(() => {});
  }
}

async function isServerReplying(): Promise<boolean> {
  return fetch(window.location.href, { method: "HEAD" }).then(
    ({ ok }) => ok,
    () => false,
  );
}
