// @ts-check
import { signIn } from "./at-page.mjs";
import { openPage, untilPainted } from "./stopwatch.mjs";

const OPENINGS = 10;
const SUBMISSIONS = 200;

/**
 * Opens a dataset from the home page, each time as on a first visit: nothing is cached or prefetched from
 * an earlier round.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {string} dataset
 * @returns {Promise<number[]>} ms from the click to the first record painted
 */
export async function measureOpening(browser, url, dataset) {
  const samples = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    const page = await signIn(await openPage(browser), url);
    const link = page.getByRole("link", { name: dataset, exact: true });
    await link.waitFor();
    await page.waitForLoadState("networkidle");
    // A pointer is on a link for at least so long before a person clicks.
    await link.hover();
    await page.waitForTimeout(100);
    samples.push(await untilPainted(page, () => link.click()));
    await page.context().close();
  }
  return samples;
}

/**
 * Responds to one record after another by the keyboard: a digit, then Enter, without a pause.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {string} dataset
 * @returns {Promise<number[]>} ms from Enter to the next record painted
 */
export async function measureSubmitting(browser, url, dataset) {
  const page = await signIn(await openPage(browser), url);
  await untilPainted(page, () => page.getByRole("link", { name: dataset, exact: true }).click());
  const samples = [];
  for (let submitted = 0; submitted < SUBMISSIONS; submitted += 1) {
    await page.keyboard.press("2");
    samples.push(await untilPainted(page, () => page.keyboard.press("Enter")));
  }
  await page.context().close();
  return samples;
}

/**
 * Measures the JavaScript that is transferred from opening the printed link to the first response.
 *
 * @param {import("playwright").Browser} browser
 * @param {string} signInLink
 * @returns {Promise<{ bytes: number, files: number }>} as transferred, so compressed
 */
export async function measureTransfer(browser, signInLink) {
  const page = await openPage(browser);
  /** @type {import("playwright").Request[]} */
  const scripts = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request));
  await page.goto(signInLink);
  await page.locator("[data-record-id]").waitFor();
  await page.keyboard.press("2");
  await untilPainted(page, () => page.keyboard.press("Enter"));
  // Everything requested later is loaded on demand.
  const sizes = await Promise.all([...scripts].map(sizesOf));
  await page.context().close();
  return {
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    files: sizes.length,
  };
}

/** @param {import("playwright").Request} request */
async function sizesOf(request) {
  await (await request.response())?.finished();
  return request.sizes();
}
