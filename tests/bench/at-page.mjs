// @ts-check
// Helpers of the benchmarks of a page: sign-in, keys and frames.

const SCROLL_MS = 3000;

/** @typedef {import("playwright").Page} Page */

/**
 * Opens the home page of the signed-in owner.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url
 */
export async function openHome(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-US" });
  return signIn(await context.newPage(), url);
}

/**
 * Signs in as the owner; resolves to the same page, at home.
 *
 * @param {Page} page
 * @param {string} url
 */
export async function signIn(page, url) {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel("Username").fill("argilla");
  await page.getByLabel("Password", { exact: true }).fill("12345678");
  await page.keyboard.press("Enter");
  await page.waitForURL(`${url}/`);
  return page;
}

/**
 * Returns the time from a key press to the second frame after it.
 *
 * @param {Page} page
 * @param {string} key
 * @returns {Promise<number>}
 */
export async function timeOfKey(page, key) {
  await page.evaluate(() => {
    const done = new Promise((resolve) => {
      const listen = (/** @type {KeyboardEvent} */ { key: pressed, timeStamp }) => {
        if (["Control", "Shift", "Alt"].includes(pressed)) return;
        document.removeEventListener("keydown", listen, true);
        requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - timeStamp)));
      };
      document.addEventListener("keydown", listen, true);
    });
    Object.assign(window, { keyTime: done });
  });
  await page.keyboard.press(key);
  return Number(await page.evaluate("window.keyTime"));
}

/**
 * Scrolls the container of an element by 60 pixels a frame.
 *
 * @param {Page} page
 * @param {string} inside a selector of the element
 * @returns {Promise<number[]>} ms between frames
 */
export function framesOfScrolling(page, inside) {
  return page.evaluate(
    async ([selector, duration]) => {
      let pane = document.querySelector(selector)?.parentElement;
      while (
        pane &&
        !(pane.scrollHeight > pane.clientHeight + 1 && getComputedStyle(pane).overflowY !== "visible")
      )
        pane = pane.parentElement;
      const scroller = pane ?? document.scrollingElement;
      if (!scroller) throw new Error("Nothing scrolls, so no frames can be counted.");
      scroller.scrollTop = 0;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const [start, frames] = [await frame(), /** @type {number[]} */ ([])];
      for (let last = Number(start); last - Number(start) < duration; ) {
        const now = Number(await frame());
        frames.push(now - last);
        last = now;
        scroller.scrollTop += 60;
      }
      return frames.slice(1);
    },
    /** @type {const} */ ([inside, SCROLL_MS]),
  );
}

/**
 * Calls the API as the owner.
 *
 * @param {string} url
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
export async function call(url, method, path, body) {
  const response = await fetch(`${url}/api/v1${path}`, {
    method,
    headers: { "x-argilla-api-key": "argilla.apikey", "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
  return text.startsWith("{") ? JSON.parse(text) : text;
}
