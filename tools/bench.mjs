// @ts-check
// Measures the built product on a temporary data folder with a real browser, and prints figures beside goals:
// npm run bench -- [FILE.csv]
// The API alone, on a hundred thousand records: npm run bench -- server [RECORDS] [sqlite|postgres]
// Marking spans in long texts: npm run bench -- spans
// Finding records and bulk mode on large datasets: npm run bench -- find [RECORDS …]
// Imports from the hub and by the page, and downloads as files: npm run bench -- files [RECORDS]
// The annotation page with many records, labels and spans: npm run bench -- annotate
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { measureOpening, measureSubmitting, measureTransfer } from "../tests/bench/journeys.mjs";
import { describeMachine, load, makePrinter } from "../tests/bench/print.mjs";
import { startProduct } from "../tests/bench/product.mjs";
import { benchFile } from "../tests/bench/rows.mjs";
import { summary } from "../tests/bench/statistics.mjs";
import { findBrowser } from "./lib/browser.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { root } from "./lib/paths.mjs";
import { run } from "./lib/run.mjs";

const DATASET = "bench";

requireNode();
const loadAtStart = load();
await installIfNeeded(console.log);
await build(console.log);
if (process.argv[2] === "server") {
  const { benchServers } = await import("../tests/bench/server.mjs");
  await benchServers(Number(process.argv[3] ?? 100_000), process.argv[4]);
  process.exit();
}
if (process.argv[2] === "spans") {
  const { benchSpans } = await import("../tests/bench/spans.mjs");
  await benchSpans();
  process.exit();
}
if (process.argv[2] === "find") {
  const { benchFind } = await import("../tests/bench/find.mjs");
  const sizes = process.argv.slice(3).map(Number);
  await benchFind(sizes.length > 0 ? sizes : [100_000, 1_000_000]);
  process.exit();
}
if (process.argv[2] === "annotate") {
  const { benchAnnotate } = await import("../tests/bench/annotate.mjs");
  await benchAnnotate();
  process.exit();
}
if (process.argv[2] === "files") {
  const { benchFiles } = await import("../tests/bench/files.mjs");
  await benchFiles(Number(process.argv[3] ?? 100_000));
  process.exit();
}
const executablePath = await findBrowser(console.log);
const { chromium } = await import("playwright");

const folder = mkdtempSync(join(tmpdir(), "glossa-bench-"));
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-quic"] });
/** @type {import("../tests/bench/product.mjs").Product | undefined} */
let product;
try {
  const print = makePrinter(loadAtStart);
  print.head(await describeMachine(browser.version()));
  product = await measureStarts(print);
  await measureImport(print, product.url);
  if (!product.signInLink) throw new Error("No sign-in link was printed, so its journey can't be measured.");
  const transfer = await measureTransfer(browser, product.signInLink);
  const opening = summary(await measureOpening(browser, product.url, DATASET));
  print.figure("Click on a dataset → first record, median", {
    value: opening.median,
    limit: 300,
    unit: "ms",
  });
  print.figure("                                     worst", { value: opening.max, unit: "ms" });
  const submitting = summary(await measureSubmitting(browser, product.url, DATASET));
  print.figure("Submit → next record, 200 times, median", {
    value: submitting.median,
    limit: 50,
    unit: "ms",
  });
  print.figure("                                 p95", { value: submitting.p95, limit: 100, unit: "ms" });
  print.figure("                                 worst", { value: submitting.max, unit: "ms" });
  print.figure(`JavaScript from link to first answer, ${transfer.files} files`, {
    value: transfer.bytes / 1000,
    limit: 260,
    unit: "kB",
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** @param {ReturnType<typeof makePrinter>} print */
async function measureStarts(print) {
  const data = join(folder, "data");
  const first = await startProduct(data);
  print.figure("First start → ready, demo loaded", { value: first.startedInMs / 1000, unit: "s" });
  await first.stop();
  const second = await startProduct(data);
  print.figure("Second start → ready", { value: second.startedInMs / 1000, limit: 5, unit: "s" });
  return second;
}

/**
 * @param {ReturnType<typeof makePrinter>} print
 * @param {string} url
 */
async function measureImport(print, url) {
  // npm runs scripts in the project's root; file names are relative to the user's working directory.
  const [named = process.env.GLOSSA_BENCH_CSV] = process.argv.slice(2);
  const file = benchFile(folder, named && resolve(process.env.INIT_CWD ?? "", named));
  const program = join(root, "apps/cli/dist/main.js");
  const started = performance.now();
  const options = ["--name", DATASET, "--url", url, "--yes"];
  const { code, output } = await run(process.execPath, [program, "import", file, ...options]);
  const value = (performance.now() - started) / 1000;
  if (code !== 0) throw new Error(`The import failed:\n${output}`);
  const rows = /(\d+) created/.exec(output)?.[1];
  print.figure(`Import of ${basename(file)}, ${rows} rows`, { value, limit: 5, unit: "s" });
}
