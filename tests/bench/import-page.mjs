// @ts-check
// Imports a file through the page in a browser, as whoever brings data does it.
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { call, openHome, timeOfKey } from "./at-page.mjs";
import { makeRecords } from "./corpus.mjs";
import { quantile } from "./statistics.mjs";

/** @typedef {import("playwright").Page} Page */

/** Between two keys that are pressed while the records are sent. */
const KEY_PAUSE_MS = 1000;
const minutes = 60_000;

/**
 * Imports generated records from a CSV file of about 600 characters a row.
 *
 * @param {ReturnType<typeof import("./print.mjs").makePrinter>} print
 * @param {import("playwright").Browser} browser
 * @param {{ url: string, folder: string, count: number }} options where the product is, and how many records the file has
 */
export async function measureImportByPage(print, browser, { url, folder, count }) {
  const path = join(folder, "import.csv");
  await writeCsv(path, count);
  const page = await openHome(browser, url);
  await countFrames(page);
  const chosen = performance.now();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Choose files" }).click(),
  ]);
  await chooser.setFiles(path);
  await page.waitForURL(`${url}/datasets/import`);
  const create = page.getByRole("button", { name: "Create dataset" });
  await create.waitFor({ timeout: 5 * minutes });
  const read = performance.now();
  const framesOfReading = await framesSince(page);
  await create.click();
  const dialog = page.getByRole("dialog");
  const started = performance.now();
  await dialog.getByRole("button", { name: "Import", exact: true }).click();
  const end = page.getByRole("dialog", { name: "Import finished" });
  const isDone = end.waitFor({ timeout: 15 * minutes }).then(() => performance.now());
  const keys = await keysUntil(page, isDone);
  const done = await isDone;
  const framesOfSending = await framesSince(page);
  const { items } = await call(url, "GET", "/me/datasets");
  const { id } = items.find((/** @type {{ name: string }} */ { name }) => name === "import");
  const { total } = await call(url, "GET", `/datasets/${id}/progress`);
  if (total !== count) throw new Error(`${total} of ${count} records were imported.`);
  print.figure(`page: reading ${count} rows of CSV`, { value: (read - chosen) / 1000, unit: "s" });
  print.figure("page: worst frame while reading", { value: quantile(framesOfReading, 1), unit: "ms" });
  print.figure("page: import", { value: (done - started) / 1000, limit: 60, unit: "s" });
  print.figure("page: worst frame of the import", {
    value: quantile(framesOfSending, 1),
    limit: 200,
    unit: "ms",
  });
  print.figure("page: key → painted, worst", { value: quantile(keys, 1), limit: 100, unit: "ms" });
  await page.context().close();
}

/**
 * @param {string} path
 * @param {number} count
 */
async function writeCsv(path, count) {
  const file = createWriteStream(path);
  file.write("id,title,text,source,size,label\n");
  for (const record of makeRecords(count, { vectorEvery: count, questionIds: ["label", "topics"] })) {
    const { title, text } = record.fields;
    const [label] = record.suggestions;
    const { source, size } = record.metadata;
    const line = `${record.external_id},${title},"${text}",${source},${size},${label?.value}\n`;
    if (!file.write(line)) await new Promise((resolve) => file.once("drain", () => resolve(undefined)));
  }
  file.end();
  await finished(file);
}

/**
 * Notes the time between frames from now on.
 *
 * @param {Page} page
 */
async function countFrames(page) {
  await page.evaluate(() => {
    const frames = /** @type {number[]} */ ([]);
    Object.assign(window, { frames });
    let last = performance.now();
    const note = (/** @type {number} */ now) => {
      frames.push(now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/**
 * The times between frames since the last call.
 *
 * @param {Page} page
 * @returns {Promise<number[]>} ms
 */
async function framesSince(page) {
  return page.evaluate("window.frames.splice(0)");
}

/**
 * Presses a key that moves the focus until something has happened.
 *
 * @param {Page} page
 * @param {Promise<unknown>} end
 * @returns {Promise<number[]>} ms to the second frame after each key
 */
async function keysUntil(page, end) {
  let isOver = false;
  const over = end.finally(() => {
    isOver = true;
  });
  const times = [];
  while (!isOver) {
    times.push(await timeOfKey(page, "Tab"));
    await Promise.race([over, page.waitForTimeout(KEY_PAUSE_MS)]);
  }
  return times;
}
