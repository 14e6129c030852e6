/** Delay between two attempts, unless the browser reports a network before. */
const RETRY_MS = 2000;

/** The address of the module in the error of a failed import. */
const moduleAddress = /https?:\/\/\S+\.m?js/;

/**
 * Returns the module that `load` imports, and tries until it succeeds: a page in use does not fail because one of its
 * parts was needed during an outage. Chromium stores a failed import and does not ask the server again until the page is
 * reloaded, so later attempts import the module by another address.
 *
 * @param load returns the module itself, as in `() => import(MODULE)`
 * @param isGone asked after each failure; if it returns true, there is no point in another attempt
 * @throws the error of the import if the module is gone
 * @example
 * const load = () => retrying(() => import("react-dom/client"), async () => !navigator.onLine);
 */
export async function retrying<Module>(
  load: () => Promise<Module>,
  isGone: () => Promise<boolean> = async () => false,
): Promise<Module> {
  let next = load;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await next();
    } catch (error) {
      const address = moduleAddress.exec(String(error))?.[0].replace(/\?.*/, "");
      if (address)
        next = () =>
          import(
            /* @vite-ignore */ /* webpackIgnore: true */ /* turbopackIgnore: true */ `${address}?again=${attempt}`
          );
      if (attempt === 1) continue;
      if (await isGone()) throw error;
      await networkOrDelay();
    }
  }
}

function networkOrDelay(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, RETRY_MS);
    window.addEventListener("online", end);
  });
}
