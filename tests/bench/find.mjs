// @ts-check
// Measures finding records and bulk mode on large datasets: npm run bench -- find [RECORDS …]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../tools/lib/browser.mjs";
import { call, framesOfScrolling, signIn } from "./at-page.mjs";
import { makeRecords } from "./corpus.mjs";
import { makeLargeDataset, upsertRecords } from "./large-dataset.mjs";
import { describeMachine, load, makePrinter } from "./print.mjs";
import { startProduct } from "./product.mjs";
import { quantile, summary } from "./statistics.mjs";
import { openPage, untilPainted } from "./stopwatch.mjs";

/** How often each kind of change is made; the first round is not counted. */
const ROUNDS = 11;
/** Milliseconds from the first record until the rest of the page is there. */
const SETTLED_MS = 1000;
/** The records that one bulk action affects, sent by the browser or by a job of the server. They alone have this source. */
const AFFECTED = [
  { count: 200, source: "note", by: "browser" },
  { count: 1000, source: "fax", by: "server" },
  { count: 5000, source: "telex", by: "server" },
];
/** Words of the corpus, from frequent to rare. */
const words = ["w9", "w120", "w29001", "w3", "w4011"];

/** @typedef {import("playwright").Browser} Browser */
/** @typedef {import("playwright").Page} Page */
/** @typedef {ReturnType<typeof makePrinter>} Print */
/** @typedef {import("./large-dataset.mjs").Place} Place */

/**
 * Measures datasets of several sizes and prints figures beside goals, and the growth from the first size to the last.
 *
 * @param {number[]} sizes numbers of records
 */
export async function benchFind(sizes) {
  const executablePath = await findBrowser(console.log);
  const { chromium } = await import("playwright");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-quic"] });
  /** @type {Record<string, number>[]} */
  const results = [];
  try {
    for (const size of sizes) results.push(await measureSize(browser, size));
    const [first, last] = [results[0], results.at(-1)];
    if (!first || !last || first === last) return;
    for (const [name, value] of Object.entries(last))
      console.log(
        `${name}: ${(value / (first[name] ?? value)).toFixed(1)} × as long with ${(sizes.at(-1) ?? 0) / (sizes[0] ?? 1)} × the records`,
      );
  } finally {
    await browser.close();
  }
}

/**
 * @param {Browser} browser
 * @param {number} count how many records
 */
async function measureSize(browser, count) {
  const folder = mkdtempSync(join(tmpdir(), "glossa-bench-"));
  const product = await startProduct(join(folder, "data"));
  try {
    const place = await makeLargeDataset(product.url, "bench");
    await upsertRecords(place, count);
    await addAffected(place);
    const print = makePrinter(load());
    print.head(`${count} records, ${await describeMachine(browser.version())}`);
    const page = await signIn(await openPage(browser), product.url);
    const changes = await measureChanges(print, page, place, count);
    await measureRows(print, page, place);
    for (const affected of AFFECTED) await measureBulkAction(print, page, place, affected);
    await page.context().close();
    return changes;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Place} place */
async function addAffected({ url, dataset, questionIds }) {
  for (const { count, source } of AFFECTED) {
    const items = [...makeRecords(count, { vectorEvery: count, questionIds })].map((record, index) => ({
      ...record,
      external_id: `${source}-${index}`,
      metadata: { ...record.metadata, source },
    }));
    for (let start = 0; start < items.length; start += 500)
      await call(url, "PUT", `/datasets/${dataset}/records/bulk`, { items: items.slice(start, start + 500) });
  }
}

/**
 * Changes the search text and a metadata filter.
 *
 * @param {Print} print
 * @param {Page} page
 * @param {Place} place
 * @param {number} count
 * @returns {Promise<Record<string, number>>} p95 by kind of change, in ms
 */
async function measureChanges(print, page, { url, dataset }, count) {
  // The goal is set for this size; at others, the growth is what counts.
  const limit = count <= 100_000 ? 250 : undefined;
  /** @type {Record<string, number>} */
  const results = {};
  const report = (/** @type {string} */ name, /** @type {number[]} */ samples) => {
    const { median, p95 } = summary(samples.slice(1));
    print.figure(`${name} → first record, median`, { value: median, unit: "ms" });
    print.figure("                          p95", { value: p95, unit: "ms", ...(limit && { limit }) });
    results[name] = p95;
  };
  await openRecords(page, url, dataset, "");
  report("Search", await searchOften(page));
  await openRecords(page, url, dataset, "metadata=source.mail");
  report("Metadata filter", await filterOften(page));
  await openRecords(page, url, dataset, "metadata=source.mail&search=w9");
  report("Metadata filter of a search", await filterOften(page));
  return results;
}

/** @param {Page} page */
async function searchOften(page) {
  const field = page.getByRole("searchbox", { name: "Search" }).first();
  const samples = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await field.fill(words[round % words.length] ?? "");
    samples.push(await untilPainted(page, () => field.press("Enter")));
  }
  return samples;
}

/** @param {Page} page */
async function filterOften(page) {
  const trigger = page.getByRole("button", { name: /^Metadata/ });
  const options = page.getByRole("listbox", { name: "Source" });
  const samples = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await trigger.click();
    for (const source of ["mail", "web"]) await options.getByRole("option", { name: source }).click();
    // A menu that closes applies its filter at once.
    samples.push(await untilPainted(page, () => page.keyboard.press("Escape")));
  }
  return samples;
}

/**
 * @param {Print} print
 * @param {Page} page
 * @param {Place} place
 */
async function measureRows(print, page, { url, dataset }) {
  await openRecords(page, url, dataset, "page=1~100");
  const frames = await framesOfScrolling(page, "[data-record-id]");
  print.figure("Frame time while scrolling 100 rows, p95", {
    value: quantile(frames, 0.95),
    limit: 25,
    unit: "ms",
  });
  print.figure("                          worst", { value: quantile(frames, 1), limit: 50, unit: "ms" });
}

/**
 * Affects all results of a filter and undoes that.
 *
 * @param {Print} print
 * @param {Page} page
 * @param {Place} place
 * @param {typeof AFFECTED[number]} affected
 */
async function measureBulkAction(print, page, place, { count, source, by }) {
  // For both, a thousand in ten seconds.
  const goal = { limit: count / 100, unit: /** @type {const} */ ("s") };
  await openRecords(page, place.url, place.dataset, `page=1~100&metadata=source.${source}`);
  await page.getByRole("checkbox", { name: /Select all/ }).click();
  await page.getByRole("button", { name: `Select all ${count.toLocaleString("en")} results` }).click();
  await page.keyboard.press("Alt+k");
  await page.keyboard.press("2");
  const started = performance.now();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Continue" }).click();
  await untilResponses(place, count);
  const cancel = page.getByRole("region", { name: "Actions" }).getByRole("button", { name: "Cancel" });
  await cancel.waitFor({ state: "detached" });
  print.figure(`${count} records submitted by the ${by}`, {
    value: (performance.now() - started) / 1000,
    ...goal,
  });
  const undone = performance.now();
  await page.keyboard.press("Control+z");
  await untilResponses(place, 0);
  print.figure("  undone", { value: (performance.now() - undone) / 1000, ...goal });
  await cancel.waitFor({ state: "detached" });
}

/**
 * Waits until the records of the bulk action have this number of responses.
 *
 * @param {Place} place
 * @param {number} count
 */
async function untilResponses({ url, dataset }, count) {
  for (;;) {
    const { submitted } = (await call(url, "GET", `/me/datasets/${dataset}/metrics`)).responses;
    if (submitted === count) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * @param {Page} page
 * @param {string} url
 * @param {string} dataset
 * @param {string} query
 */
async function openRecords(page, url, dataset, query) {
  await page.goto(`${url}/dataset/${dataset}/annotation-mode?${query}`);
  await page.locator("[data-record-id]").first().waitFor({ timeout: 120_000 });
  // The network is never idle once the page listens to the team.
  await page.waitForTimeout(SETTLED_MS);
}
