// @ts-check
// Measures the annotation page with many records, labels and long texts: npm run bench -- annotate
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../tools/lib/browser.mjs";
import { call, framesOfScrolling, openHome, timeOfKey } from "./at-page.mjs";
import { measureSubmitting } from "./journeys.mjs";
import { measureLongText } from "./long-text.mjs";
import { novel } from "./novel.mjs";
import { describeMachine, load, makePrinter } from "./print.mjs";
import { startProduct } from "./product.mjs";
import { quantile, summary } from "./statistics.mjs";

const KEYS = 200;
const ANSWERS = 500;
const MESSAGES = 100;
const QUESTIONS = 20;

/** @typedef {import("playwright").Browser} Browser */
/** @typedef {ReturnType<typeof makePrinter>} Print */

/** Responds to records, chooses labels, searches and scrolls, and prints figures beside goals. */
export async function benchAnnotate() {
  const loadAtStart = load();
  const executablePath = await findBrowser(console.log);
  const { chromium } = await import("playwright");
  const folder = mkdtempSync(join(tmpdir(), "glossa-bench-"));
  const args = ["--no-sandbox", "--disable-quic", "--enable-precise-memory-info"];
  const browser = await chromium.launch({ executablePath, args });
  const product = await startProduct(join(folder, "data"));
  try {
    const print = makePrinter(loadAtStart);
    print.head(await describeMachine(browser.version()));
    await measureSubmissions(print, browser, product.url);
    await measureChoices(print, browser, product.url);
    await measureSearch(print, browser, product.url);
    await measureLongRecord(print, browser, product.url);
    await makeText(product.url, "long-text");
    await measureLongText(print, await open(browser, product.url, "long-text"));
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Print} print
 * @param {Browser} browser
 * @param {string} url
 */
async function measureSubmissions(print, browser, url) {
  await makeLabels(url, "labels-77", 77, 300);
  const { median, p95 } = summary(await measureSubmitting(browser, url, "labels-77"));
  print.figure("Submit → next record, 77 labels, median", { value: median, limit: 50, unit: "ms" });
  print.figure("                                 p95", { value: p95, unit: "ms" });

  await makeLabels(url, "labels-3", 3, ANSWERS + 50);
  const page = await open(browser, url, "labels-3");
  const cdp = await page.context().newCDPSession(page);
  const heap = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    return (await cdp.send("Runtime.getHeapUsage")).usedSize / 1e6;
  };
  const submitMany = async (/** @type {number} */ count) => {
    for (let index = 0; index < count; index += 1) {
      const id = await page.locator("[data-record-id]").getAttribute("data-record-id");
      await page.keyboard.press("2");
      await page.keyboard.press("Enter");
      await page.waitForFunction(
        (from) => document.querySelector("[data-record-id]")?.getAttribute("data-record-id") !== from,
        id,
      );
    }
  };
  await submitMany(10);
  const before = await heap();
  await submitMany(ANSWERS);
  print.figure(`Heap after ${ANSWERS} more records, growth`, {
    value: (await heap()) - before,
    limit: 20,
    unit: "MB",
  });
  await page.context().close();
}

/**
 * @param {Print} print
 * @param {Browser} browser
 * @param {string} url
 */
async function measureChoices(print, browser, url) {
  const page = await open(browser, url, "labels-77");
  const samples = [];
  for (let index = 0; index < KEYS; index += 1) {
    samples.push(await timeOfKey(page, String(1 + (index % 9))));
    // After this pause the next digit starts a new number.
    await page.waitForTimeout(350);
  }
  const { median, p95 } = summary(samples);
  print.figure("Key → choice painted, 77 labels, median", { value: median, limit: 32, unit: "ms" });
  print.figure("                                 p95", { value: p95, unit: "ms" });
  await page.context().close();
}

/**
 * @param {Print} print
 * @param {Browser} browser
 * @param {string} url
 */
async function measureSearch(print, browser, url) {
  await makeLabels(url, "labels-500", 500, 2);
  const page = await open(browser, url, "labels-500");
  await page.getByRole("searchbox").first().focus();
  const samples = [];
  for (const word of ["label 1", "label 49", "el 3", "7", "label"]) {
    for (const key of word) samples.push(await timeOfKey(page, key === " " ? "Space" : key));
    for (const _ of word) samples.push(await timeOfKey(page, "Backspace"));
  }
  const { median, p95 } = summary(samples);
  print.figure("Key → 500 labels filtered, median", { value: median, unit: "ms" });
  print.figure("                           p95", { value: p95, limit: 50, unit: "ms" });
  await page.context().close();
}

/**
 * @param {Print} print
 * @param {Browser} browser
 * @param {string} url
 */
async function measureLongRecord(print, browser, url) {
  const page = await open(browser, url, await makeLongRecord(url));
  for (const [name, inside] of [
    [`${MESSAGES} messages`, "[data-record-id]"],
    [`${QUESTIONS} questions`, '[role="radiogroup"]'],
  ]) {
    const frames = await framesOfScrolling(page, inside ?? "");
    print.figure(`Frame time while scrolling ${name}, p95`, {
      value: quantile(frames, 0.95),
      limit: 25,
      unit: "ms",
    });
    print.figure("                          worst", { value: quantile(frames, 1), limit: 50, unit: "ms" });
  }
  await page.context().close();
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {string} dataset its name
 */
async function open(browser, url, dataset) {
  const page = await openHome(browser, url);
  await page.getByRole("link", { name: dataset, exact: true }).click();
  await page.locator("[data-record-id]").waitFor();
  await page.waitForLoadState("networkidle");
  return page;
}

/**
 * Creates a dataset with one question of this many labels.
 *
 * @param {string} url
 * @param {string} name
 * @param {number} labels
 * @param {number} records
 */
async function makeLabels(url, name, labels, records) {
  const id = await beginDataset(url, name, { type: "text", use_markdown: false });
  const options = Array.from({ length: labels }, (_, index) => ({
    value: `l${index}`,
    text: `label ${index}`,
  }));
  const settings = { type: "label_selection", options, visible_options: Math.min(labels, 20) };
  await call(url, "POST", `/datasets/${id}/questions`, {
    name: "kind",
    title: "Kind",
    required: true,
    settings,
  });
  await call(url, "PUT", `/datasets/${id}/publish`);
  const items = Array.from({ length: records }, (_, index) => ({
    fields: { field: `Letter ${index}. ${novel(400)}` },
  }));
  for (let start = 0; start < items.length; start += 500)
    await call(url, "POST", `/datasets/${id}/records/bulk`, { items: items.slice(start, start + 500) });
}

/**
 * Creates a dataset with one text question.
 *
 * @param {string} url
 * @param {string} name
 */
async function makeText(url, name) {
  const id = await beginDataset(url, name, { type: "text", use_markdown: false });
  await call(url, "POST", `/datasets/${id}/questions`, {
    name: "text",
    title: "Text",
    required: true,
    settings: { type: "text", use_markdown: true },
  });
  await call(url, "PUT", `/datasets/${id}/publish`);
  await call(url, "POST", `/datasets/${id}/records/bulk`, { items: [{ fields: { field: "Say it anew." } }] });
}

/** @param {string} url */
async function makeLongRecord(url) {
  const name = "long-record";
  const id = await beginDataset(url, name, { type: "chat", use_markdown: true });
  for (let index = 0; index < QUESTIONS; index += 1) {
    const options = ["Yes", "No", "Perhaps"].map((text) => ({ value: text.toLowerCase(), text }));
    await call(url, "POST", `/datasets/${id}/questions`, {
      name: `question-${index}`,
      title: `Question ${index}`,
      required: true,
      settings: { type: "label_selection", options },
    });
  }
  await call(url, "PUT", `/datasets/${id}/publish`);
  const text = novel(60_000);
  const talk = Array.from({ length: MESSAGES }, (_, index) => ({
    role: ["user", "assistant", "tool"][index % 3],
    content: text.slice(index * 500, index * 500 + 500),
  }));
  await call(url, "POST", `/datasets/${id}/records/bulk`, { items: [{ fields: { field: talk } }] });
  return name;
}

/**
 * @param {string} url
 * @param {string} name
 * @param {object} settings of its only field
 * @returns {Promise<string>} its id
 */
async function beginDataset(url, name, settings) {
  const { items } = await call(url, "GET", "/me/workspaces");
  const { id } = await call(url, "POST", "/datasets", { name, workspace_id: items[0].id });
  await call(url, "POST", `/datasets/${id}/fields`, {
    name: "field",
    title: "Field",
    required: true,
    settings,
  });
  return id;
}
