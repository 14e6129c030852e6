// @ts-check
/**
 * Runs inside the page: measures the time from a key press or click to the second animation frame after the document
 * contains another record, which is when that record has been painted.
 */
function installStopwatch() {
  const shown = () => document.querySelector("[data-record-id]")?.getAttribute("data-record-id") ?? undefined;
  /** @type {{ at: number, from: string | undefined } | undefined} */
  let running;
  /** @type {(ms: number) => void} */
  let tell = () => {};
  const begin = (/** @type {Event} */ event) => {
    running = { at: event.timeStamp, from: shown() };
  };
  document.addEventListener(
    "keydown",
    (event) => ["Enter", "Escape"].includes(event.key) && begin(event),
    true,
  );
  document.addEventListener("click", begin, true);
  const look = () => {
    const now = shown();
    if (!running || now === undefined || now === running.from) return;
    const { at } = running;
    running = undefined;
    requestAnimationFrame(() => requestAnimationFrame(() => tell(performance.now() - at)));
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["data-record-id"],
  });
  Object.assign(window, {
    stopwatch: {
      arm() {
        this.result = new Promise((resolve, reject) => {
          tell = resolve;
          setTimeout(() => reject(new Error("No other record was painted within 20 s.")), 20_000);
        });
      },
      /** @type {Promise<number> | undefined} */
      result: undefined,
    },
  });
}

/**
 * Opens a page in a browser profile of its own, with a stopwatch inside it.
 *
 * @param {import("playwright").Browser} browser
 */
export async function openPage(browser) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    locale: "en-US",
  });
  const page = await context.newPage();
  await page.addInitScript(installStopwatch);
  return page;
}

/**
 * Returns the time that an action takes until the next record is painted, in ms.
 *
 * @param {import("playwright").Page} page
 * @param {() => Promise<void>} action
 * @returns {Promise<number>}
 */
export async function untilPainted(page, action) {
  const watch = await page.evaluateHandle("window.stopwatch");
  await watch.evaluate((stopwatch) => stopwatch.arm());
  await action();
  const result = await watch.evaluate((stopwatch) => stopwatch.result);
  await watch.dispose();
  return result;
}
