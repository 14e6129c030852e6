// @ts-check
// Measures a key press in a text of a megabyte, beside the same text in a plain text area.
import { novel } from "./novel.mjs";
import { summary } from "./statistics.mjs";

const SIZE = 1_000_000;
const KEYS = 8;
const REST_MS = 1500;

/** @typedef {import("playwright").Page} Page */

/**
 * @param {ReturnType<typeof import("./print.mjs").makePrinter>} print
 * @param {Page} page that shows a text question
 */
export async function measureLongText(print, page) {
  const bare = await page.context().newPage();
  await bare.setContent('<textarea style="inline-size: 500px; block-size: 40vh; font: 17px/28px serif">');
  const least = await workOfKey(bare);
  await bare.close();
  const ours = await workOfKey(page);
  print.figure("Key in a megabyte of Markdown, processing", { value: ours, unit: "ms" });
  print.figure("             ratio to a plain text box", { value: ours / least, limit: 1.5, unit: "" });
}

/**
 * Returns the time that the page's main thread works for a key and its effects, without other programs.
 *
 * @param {Page} page
 * @returns {Promise<number>} ms, median
 */
async function workOfKey(page) {
  const field = page.locator("textarea");
  await field.focus();
  // Bypasses React, which would take a value set through the element for its own.
  await field.evaluate((area, text) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, text);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  }, novel(SIZE));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    await page.waitForTimeout(REST_MS);
    const { metrics } = await cdp.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
  };
  const samples = [];
  for (let before = await worked(); samples.length < KEYS; ) {
    await page.keyboard.press("x");
    const after = await worked();
    samples.push(after - before);
    before = after;
  }
  return summary(samples).median;
}
