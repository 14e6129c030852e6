const KEY = "glossa.chunk-reload";
const ONCE_PER_MS = 60_000;

/**
 * Loads a part of the app; when it is gone (a new version was installed meanwhile) reloads the page, at most
 * once a minute, so that a part that stays missing ends on the error page instead of in a loop.
 */
export async function reloadOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_PER_MS) throw error;
    sessionStorage.setItem(KEY, String(Date.now()));
    window.location.reload();
    return new Promise(() => {});
  }
}
