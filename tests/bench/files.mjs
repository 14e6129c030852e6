// @ts-check
// Measures imports from the hub and by the page, and downloads of records with responses: npm run bench -- files [RECORDS]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "../../tools/lib/browser.mjs";
import { call } from "./at-page.mjs";
import { makeRecords } from "./corpus.mjs";
import { measureImportFromHub } from "./hub-import.mjs";
import { measureImportByPage } from "./import-page.mjs";
import { makeLargeDataset } from "./large-dataset.mjs";
import { describeMachine, load, makePrinter } from "./print.mjs";
import { startProduct } from "./product.mjs";

const BATCH = 500;
/** How often the memory of the server and the time of another request are sampled. */
const SAMPLE_MS = 250;
const downloads = [
  ...["jsonl", "csv", "parquet", "xlsx"].map((format) => ({ format, responses: "all" })),
  { format: "csv", responses: "majority" },
];

/**
 * Measures imports from the hub and by the page, and a download in each format that has all records.
 *
 * @param {number} count how many records
 */
export async function benchFiles(count) {
  const folder = mkdtempSync(join(tmpdir(), "glossa-bench-"));
  const executablePath = await findBrowser(console.log);
  const { chromium } = await import("playwright");
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-quic"] });
  const product = await startProduct(join(folder, "data"));
  try {
    const { url } = product;
    const print = makePrinter(load());
    print.head(`${count} records, ${await describeMachine(browser.version())}`);
    await measureImportFromHub(print, folder);
    await measureImportByPage(print, browser, { url, folder, count });
    const place = await makeLargeDataset(url, "bench");
    await addAnswered(place, count);
    for (const { format, responses } of downloads) {
      const name = `${format}, ${responses}`;
      const { seconds, bytes, memory, slowest } = await download(
        place,
        `format=${format}&responses=${responses}`,
      );
      print.figure(`${name}: download`, { value: seconds, limit: 30, unit: "s" });
      print.figure(`${name}: size`, { value: bytes / 1e6, unit: "MB" });
      print.figure(`${name}: most memory of the server`, { value: memory / 1e6, unit: "MB" });
      print.figure(`${name}: slowest other request`, { value: slowest, unit: "ms" });
    }
  } finally {
    await browser.close();
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {import("./large-dataset.mjs").Place} place
 * @param {number} count
 */
async function addAnswered({ url, dataset, questionIds }, count) {
  const { id: user_id } = await call(url, "GET", "/me");
  let items = [];
  for (const record of makeRecords(count, { vectorEvery: 5, questionIds })) {
    const [label, topics] = record.suggestions.map(({ value }) => ({ value }));
    items.push({ ...record, responses: [{ user_id, status: "submitted", values: { label, topics } }] });
    if (items.length < BATCH) continue;
    await call(url, "POST", `/datasets/${dataset}/records/bulk`, { items });
    items = [];
  }
  if (items.length > 0) await call(url, "POST", `/datasets/${dataset}/records/bulk`, { items });
}

/**
 * @param {import("./large-dataset.mjs").Place} place
 * @param {string} query
 */
async function download({ url, dataset }, query) {
  let memory = 0;
  let slowest = 0;
  const sampling = setInterval(async () => {
    const asked = performance.now();
    const { memory: found } = await call(url, "GET", "/status");
    slowest = Math.max(slowest, performance.now() - asked);
    memory = Math.max(memory, found.rss);
  }, SAMPLE_MS);
  const started = performance.now();
  const response = await fetch(`${url}/api/v1/glossa/datasets/${dataset}/file?${query}`, {
    headers: { "x-argilla-api-key": "argilla.apikey" },
  });
  if (!response.ok || !response.body) throw new Error(`${query}: ${response.status}`);
  let bytes = 0;
  for await (const part of response.body) bytes += part.length;
  clearInterval(sampling);
  return { seconds: (performance.now() - started) / 1000, bytes, memory, slowest };
}
