// @ts-check
// Measures marking in long texts on the built product with a real browser: npm run bench -- spans
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../tools/lib/browser.mjs";
import { call, framesOfScrolling, openHome, timeOfKey } from "./at-page.mjs";
import { novel, spanOptions, spansOver } from "./novel.mjs";
import { describeMachine, load, makePrinter } from "./print.mjs";
import { startProduct } from "./product.mjs";
import { quantile, summary } from "./statistics.mjs";

const SIZES = [
  { name: "25 kB, 100 spans", size: 25_000, spans: 100 },
  { name: "100 kB, 1,000 spans", size: 100_000, spans: 1000 },
  { name: "a novel of 1.2 MB, 5,000 spans", size: 1_200_000, spans: 5000 },
];
const MOVES = 60;
const MARKS = 30;

/** @typedef {import("playwright").Page} Page */
/** @typedef {ReturnType<typeof makePrinter>} Print */

/** Opens, reads, marks and scrolls texts of three sizes, and prints figures beside goals. */
export async function benchSpans() {
  const loadAtStart = load();
  const executablePath = await findBrowser(console.log);
  const { chromium } = await import("playwright");
  const folder = mkdtempSync(join(tmpdir(), "glossa-bench-"));
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-quic"] });
  const product = await startProduct(join(folder, "data"));
  try {
    const print = makePrinter(loadAtStart);
    print.head(await describeMachine(browser.version()));
    for (const { name, size, spans } of SIZES) {
      console.log(name);
      const dataset = await makeDataset(product.url, size, spans);
      await measure(print, await openHome(browser, product.url), dataset);
    }
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Print} print
 * @param {Page} page
 * @param {string} dataset its name
 */
async function measure(print, page, dataset) {
  const opened = await timeOfOpening(page, dataset);
  print.figure("  Click on the dataset → text and spans painted", { value: opened, limit: 1000, unit: "ms" });
  await page.getByRole("textbox").focus();
  tell(print, "Key → caret painted", await timesOfKeys(page, MOVES, ["Control+ArrowRight"]));
  tell(print, "Key → new span painted", await timesOfMarks(page));
  await page.keyboard.press("Alt+ArrowDown");
  tell(print, "Key → next span of the list framed", await timesOfKeys(page, MOVES, ["ArrowDown"]));
  tell(print, "Key → span removed", await timesOfKeys(page, MARKS, ["Delete"]));
  const frames = await framesOfScrolling(page, '[role="textbox"]');
  print.figure("  Frame time while scrolling, p95", { value: quantile(frames, 0.95), limit: 25, unit: "ms" });
  print.figure("                          worst", { value: quantile(frames, 1), limit: 50, unit: "ms" });
  print.figure("  Nodes of the document", {
    value: await page.evaluate(countNodes),
    limit: 12_000,
    unit: "",
  });
  await page.context().close();
}

/**
 * @param {Print} print
 * @param {string} name
 * @param {number[]} samples
 */
function tell(print, name, samples) {
  const { median, p95 } = summary(samples);
  print.figure(`  ${name}, median`, { value: median, unit: "ms" });
  print.figure(`  ${" ".repeat(name.length)}  p95`, { value: p95, limit: 100, unit: "ms" });
}

/**
 * Returns the time from the click to the second frame after the first line of the gloss is shown below the text.
 *
 * @param {Page} page
 * @param {string} dataset
 * @returns {Promise<number>}
 */
async function timeOfOpening(page, dataset) {
  const link = page.getByRole("link", { name: dataset, exact: true });
  await link.waitFor();
  await page.evaluate(() => {
    const opening = new Promise((resolve) => {
      const listen = (/** @type {MouseEvent} */ { timeStamp }) => {
        const look = () => {
          if (!document.querySelector('[role="textbox"] [data-span]')) return requestAnimationFrame(look);
          return requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - timeStamp)));
        };
        look();
      };
      document.addEventListener("click", listen, { capture: true, once: true });
    });
    Object.assign(window, { opening });
  });
  await link.click();
  return Number(await page.evaluate("window.opening"));
}

/**
 * @param {Page} page
 * @param {number} count
 * @param {string[]} keys
 */
async function timesOfKeys(page, count, keys) {
  const samples = [];
  for (let index = 0; index < count; index += 1) {
    for (const key of keys) samples.push(await timeOfKey(page, key));
  }
  return samples;
}

/** @param {Page} page */
async function timesOfMarks(page) {
  const samples = [];
  for (let index = 0; index < MARKS; index += 1) {
    await timeOfKey(page, "Control+ArrowRight");
    await timeOfKey(page, "Control+Shift+ArrowRight");
    samples.push(await timeOfKey(page, String(1 + (index % spanOptions.length))));
  }
  return samples;
}

function countNodes() {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let count = 0;
  while (walker.nextNode()) count += 1;
  return count;
}

/**
 * Creates a dataset with one record of a size and a suggestion of this many spans.
 *
 * @param {string} url
 * @param {number} size
 * @param {number} count
 */
async function makeDataset(url, size, count) {
  const name = `spans-${count}`;
  const { items } = await call(url, "GET", "/me/workspaces");
  const { id } = await call(url, "POST", "/datasets", { name, workspace_id: items[0].id });
  const field = {
    name: "text",
    title: "Text",
    required: true,
    settings: { type: "text", use_markdown: false },
  };
  await call(url, "POST", `/datasets/${id}/fields`, field);
  const settings = { type: "span", field: "text", options: spanOptions, allow_overlapping: true };
  const asked = { name: "spans", title: "Spans", required: true, settings };
  const question = await call(url, "POST", `/datasets/${id}/questions`, asked);
  await call(url, "PUT", `/datasets/${id}/publish`);
  const text = novel(size);
  const suggestion = { question_id: question.id, value: spansOver(text, count), agent: "bench" };
  const records = [{ fields: { text }, suggestions: [suggestion] }];
  await call(url, "POST", `/datasets/${id}/records/bulk`, { items: records });
  return name;
}
