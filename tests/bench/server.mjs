// @ts-check
// Measures the API on a hundred thousand records, on both databases: npm run bench -- server [RECORDS] [sqlite|postgres]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findPostgres, startPostgres } from "../postgres/server.mjs";
import { call } from "./at-page.mjs";
import { bareInsertIntoPostgres, bareInsertIntoSqlite } from "./bare-insert.mjs";
import { makeLargeDataset, upsertRecords } from "./large-dataset.mjs";
import { describeMachine, load, makePrinter } from "./print.mjs";
import { startProduct } from "./product.mjs";
import { quantile, summary } from "./statistics.mjs";

const READS = 40;
const WRITES = 400;
const ANNOTATORS = 30;
const BARE = 10_000;
const secret = "a secret that only this benchmark has";

/** @typedef {import("./large-dataset.mjs").Place} Place */
/** @typedef {ReturnType<typeof makePrinter>} Print */

/**
 * Measures SQLite and a PostgreSQL of this machine, or one of them.
 *
 * @param {number} count how many records
 * @param {string} [only]
 */
export async function benchServers(count, only) {
  if (only !== "postgres") await benchServer(count);
  if (only === "sqlite") return;
  const bin = findPostgres();
  if (!bin) return console.log("There is no PostgreSQL here: PG_BIN may name the folder of its programs.");
  const postgres = await startPostgres(bin, { isDurable: true });
  try {
    await benchServer(count, postgres);
  } finally {
    await postgres.stop();
  }
}

/**
 * Loads the records, requests them in every way, and prints figures beside goals.
 *
 * @param {number} count how many records
 * @param {import("../postgres/server.mjs").Postgres} [postgres] default: SQLite
 */
async function benchServer(count, postgres) {
  const print = makePrinter(load());
  print.head(`${postgres ? "PostgreSQL" : "SQLite"}, ${await describeMachine()}`);
  const folder = mkdtempSync(join(tmpdir(), "glossa-bench-"));
  const data = join(folder, "data");
  const shared = { DATABASE_URL: postgres?.url() ?? "", GLOSSA_SECRET: postgres ? secret : "" };
  const product = await startProduct(data, shared);
  try {
    const place = await makeLargeDataset(product.url, "bench");
    const { rate, rateAtFirst } = await measureUpsert(print, place, count);
    await measureReads(print, place);
    await measureWrites(print, place);
    await measureCrowd(print, place);
    const { rss } = await figures(place);
    print.figure("Memory of the process", { value: rss / 1e6, limit: 400, unit: "MB" });
    await product.stop();
    // Bare rows are inserted where the records were in PostgreSQL, and into an empty file in SQLite, as at the start.
    const { bare, compared } = postgres
      ? { bare: await bareInsertIntoPostgres(postgres.url(), BARE), compared: rate }
      : { bare: bareInsertIntoSqlite(data, BARE), compared: rateAtFirst };
    print.figure(`Inserts of the same rows without a server, ${BARE}`, { value: bare, unit: "/s" });
    print.figure("  upsert over HTTP, as a share of it", { value: compared / bare, least: 0.5, unit: "" });
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Print} print
 * @param {Place} place
 * @param {number} count
 */
async function measureUpsert(print, place, count) {
  await figures(place);
  let milliseconds = 0;
  let rateAtFirst = 0;
  await upsertRecords(place, count, (sent, batchMs) => {
    milliseconds += batchMs;
    if (sent <= BARE) rateAtFirst = (sent / milliseconds) * 1000;
  });
  const { delay } = await figures(place);
  const rate = (count / milliseconds) * 1000;
  print.figure(`Upsert of ${count} records`, { value: rate, least: 3000, unit: "/s" });
  print.figure("  longest block of the event loop meanwhile", { value: delay * 1000, limit: 50, unit: "ms" });
  return { rate, rateAtFirst };
}

/** @param {Place} place */
async function figures({ url }) {
  const text = String(await call(url, "GET", "/glossa/metrics"));
  const value = (/** @type {string} */ name) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")[1],
    );
  return {
    rss: value("process_resident_memory_bytes"),
    delay: value("nodejs_eventloop_lag_max_seconds"),
  };
}

const pending = [
  { type: "terms", scope: { entity: "response", property: "status" }, values: ["pending"] },
  { type: "terms", scope: { entity: "record", property: "status" }, values: ["pending"] },
];
const size = { entity: "metadata", metadata_property: "size" };
const score = { entity: "suggestion", question: "label", property: "score" };
const range = { type: "range", scope: size, ge: 100, le: 200 };
const agent = { type: "terms", scope: { ...score, property: "agent" }, values: ["agent-1"] };
const source = {
  type: "terms",
  scope: { entity: "metadata", metadata_property: "source" },
  values: ["mail", "web"],
};

/** @type {[string, string, object, number][]} */
const searches = [
  ["Page of 50 pending at the start", "offset=0", { filters: { and: pending } }, 50],
  ["Page of 50 pending at 50,000", "offset=50000", { filters: { and: pending } }, 50],
  ["Text, a frequent word", "", { query: { text: { q: "w9" } } }, 50],
  ["Text, a rare word", "", { query: { text: { q: "w29001" } } }, 50],
  [
    "Metadata range, sorted by another",
    "",
    { filters: { and: [range] }, sort: [{ scope: { ...size, metadata_property: "weight" }, order: "desc" }] },
    50,
  ],
  [
    "Text, pending, terms, agent and score, sorted",
    "",
    {
      query: { text: { q: "w9" } },
      filters: { and: [...pending, source, agent, { type: "range", scope: score, ge: 0.2 }] },
      sort: [{ scope: score, order: "desc" }],
    },
    150,
  ],
];

/**
 * @param {Print} print
 * @param {Place} place
 */
async function measureReads(print, place) {
  const path = `/me/datasets/${place.dataset}/records/search?include=responses&include=suggestions&limit=50`;
  const measure = async (/** @type {string} */ query, /** @type {object} */ body) => {
    const times = [];
    for (let index = 0; index < READS; index += 1) {
      const started = performance.now();
      await call(place.url, "POST", `${path}&${query}`, body);
      times.push(performance.now() - started);
    }
    return quantile(times, 0.95);
  };
  for (const [name, query, body, limit] of searches)
    print.figure(`${name}, p95`, { value: await measure(query, body), limit, unit: "ms" });
  const [{ id }] = (await call(place.url, "GET", `/datasets/${place.dataset}/records?limit=1`)).items;
  const similar = { query: { vector: { name: "meaning", record_id: id } }, filters: { and: [range] } };
  print.figure("Similar, with a filter, p95", { value: await measure("", similar), limit: 50, unit: "ms" });
}

const response = { status: "submitted", values: { label: { value: "label-1" } } };

/**
 * @param {Print} print
 * @param {Place} place
 */
async function measureWrites(print, { url, dataset }) {
  const { items } = await call(url, "GET", `/datasets/${dataset}/records?limit=${WRITES}`);
  const times = [];
  for (const { id } of items) {
    const started = performance.now();
    await call(url, "POST", `/records/${id}/responses`, response);
    times.push(performance.now() - started);
  }
  const { median, p95 } = summary(times);
  print.figure("One response written, median", { value: median, unit: "ms" });
  print.figure("                      p95", { value: p95, limit: 10, unit: "ms" });
}

/**
 * @param {Print} print
 * @param {Place} place
 */
async function measureCrowd(print, { url, dataset }) {
  const path = `/datasets/${dataset}/records?offset=1000&limit=900`;
  const { items } = await call(url, "GET", path);
  /** @type {number[]} */
  const times = [];
  const started = performance.now();
  const annotate = async (/** @type {number} */ who) => {
    for (const { id } of items.filter(
      (/** @type {unknown} */ _, /** @type {number} */ index) => index % ANNOTATORS === who,
    )) {
      const sent = performance.now();
      await call(url, "POST", `/records/${id}/responses`, response);
      times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: ANNOTATORS }, (_, who) => annotate(who)));
  const seconds = (performance.now() - started) / 1000;
  print.figure(`${ANNOTATORS} at once submitting`, { value: times.length / seconds, unit: "/s" });
  print.figure("                      p95", { value: quantile(times, 0.95), unit: "ms" });
}
