// @ts-check
// Kills the built server repeatedly while users submit responses, programs log records and bulk actions run, and then
// checks that everything that it had acknowledged is stored.
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseSync } from "@photostructure/sqlite";
import pg from "pg";
import { recordResults } from "../../tools/lib/results.mjs";
import { startPostgres } from "../postgres/server.mjs";
import { killInBulkActions } from "./bulk-actions.mjs";
import { makeDataset, readDataset, startProduct } from "./product.mjs";

const rounds = Number(process.argv[2] ?? 5);
// With PostgreSQL every other kill is one of the database itself.
const bin = process.argv.includes("--postgres")
  ? process.argv[process.argv.indexOf("--postgres") + 1]
  : undefined;
const writers = 6;
const batch = 20;

/** What the server has acknowledged: the label of each record with a response, and each logged record. */
const answered = new Map();
/** Requests that were sent and not acknowledged: they may be stored or not. */
const sentLast = new Map();
const logged = new Set();
const postgres = bin === undefined ? undefined : await startPostgres(bin, { isDurable: true });
const product = await startProduct(postgres);
const { call } = product;
try {
  const { dataset, records } = await makeDataset(product, "durable", 400);
  for (let round = 1; round <= rounds; round += 1) {
    const isOver = { value: false };
    const work = Array.from({ length: writers }, (_, writer) =>
      write(dataset, records, { round, writer, isOver }),
    );
    await wait(400 + Math.random() * 1000);
    await kill(postgres !== undefined && round % 2 === 0 ? "database" : "server", async () => {
      isOver.value = true;
      await Promise.all(work);
    });
    say(`  round ${round}: ${answered.size} records answered, ${logged.size} logged`);
  }
  const lost = await differences(dataset);
  const bulk = await killInBulkActions(product, kill, {
    kinds: postgres ? ["server", "database"] : ["server"],
    say,
  });
  await conclude(lost, bulk);
} finally {
  product.remove();
  await postgres?.stop();
}

/**
 * Kills the server or its database, and starts it again; in between, waits for what was under way.
 *
 * @param {"server" | "database"} kind
 * @param {() => Promise<void>} [ending]
 */
async function kill(kind, ending = async () => {}) {
  const killed = kind === "database" ? postgres?.kill() : product.kill();
  await Promise.all([killed, ending()]);
  // The server keeps running and reconnects to the database.
  if (kind === "database") await postgres?.start();
  else await product.restart();
}

/**
 * Responds to records of its own and logs new ones until the server is killed; keeps what was acknowledged.
 *
 * @param {string} dataset
 * @param {string[]} records
 * @param {{ round: number, writer: number, isOver: { value: boolean } }} at
 */
async function write(dataset, records, { round, writer, isOver }) {
  for (let count = 0; !isOver.value; count += 1) {
    try {
      const own = records.filter((_, index) => index % writers === writer);
      const record = own[Math.floor(Math.random() * own.length)] ?? "";
      const label = "abc"[count % 3];
      const values = { label: { value: label } };
      const items = [{ record_id: record, status: "submitted", values }];
      sentLast.set(record, label);
      const { items: replies } = await call("POST", "/me/responses/bulk", { items });
      if (replies[0].item) answered.set(record, label);
      sentLast.delete(record);
      if (count % 5 > 0) continue;
      const ids = Array.from({ length: batch }, (_, index) => `${round}-${writer}-${count}-${index}`);
      const sent = ids.map((id) => ({ external_id: id, fields: { text: `logged ${id}` } }));
      await call("PUT", `/datasets/${dataset}/records/bulk`, { items: sent });
      for (const id of ids) logged.add(id);
    } catch (error) {
      // Killed before it could reply: this request may be stored or not. Any other failure counts.
      if (!isOver.value && !(error instanceof TypeError)) throw error;
      return;
    }
  }
}

/**
 * Returns what is missing, in sentences.
 *
 * @param {string} dataset
 */
async function differences(dataset) {
  const { records, wrong } = await readDataset(product, dataset);
  const found = new Map(records.map((record) => [record.external_id ?? record.id, record]));
  const lost = [...logged].filter((id) => !found.has(id)).map((id) => `record ${id} is gone`);
  for (const id of found.keys()) {
    const [, batchOf] = /^(.*)-\d+$/.exec(id) ?? [];
    // A batch is stored as a whole or not at all.
    if (found.get(id).external_id && !found.has(`${batchOf}-${batch - 1}`))
      lost.push(`half of batch ${batchOf} is there`);
  }
  for (const [record, label] of answered) {
    const responses = found.get(record)?.responses ?? [];
    const stored = responses[0]?.values.label.value;
    if (responses.length !== 1) lost.push(`record ${record} has ${responses.length} responses`);
    else if (stored !== label && stored !== sentLast.get(record))
      lost.push(`record ${record} is answered ${stored}, acknowledged was ${label}`);
  }
  return [...lost, ...wrong];
}

/**
 * @param {string[]} lost
 * @param {{ wrong: string[], kills: number }} bulk
 */
async function conclude(lost, bulk) {
  await product.stop();
  const isWhole = postgres ? await isPostgresWhole(postgres.url()) : isFileWhole();
  for (const sentence of [...lost, ...bulk.wrong]) say(`  ${sentence}`);
  const tests = [
    {
      title: `after ${rounds} kills, all acknowledged data exists and the counters are correct`,
      isPassed: lost.length === 0,
    },
    {
      title: "bulk actions that were killed in the middle go on, and are undone as a whole",
      isPassed: bulk.wrong.length === 0 && bulk.kills > 0,
    },
    {
      title: `after ${rounds + bulk.kills} kills, the database passes its integrity check`,
      isPassed: isWhole,
    },
  ];
  if (!postgres) recordResults("durability", tests);
  for (const { title, isPassed } of tests) say(`${isPassed ? "ok  " : "FAIL"} ${title}`);
  process.exitCode = tests.every(({ isPassed }) => isPassed) ? 0 : 1;
}

function isFileWhole() {
  const file = new DatabaseSync(product.file);
  const rows = file.prepare("PRAGMA integrity_check").all();
  file.close();
  return Object.values(rows[0] ?? {})[0] === "ok";
}

/**
 * Whether every table can be read and every index contains each of its rows.
 *
 * @param {string} url
 */
async function isPostgresWhole(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ours = "FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname = 'public'";
  try {
    const { rows: tables } = await client.query(`SELECT relname ${ours} AND relkind = 'r'`);
    for (const { relname } of tables) await client.query(`SELECT count(${relname}) FROM ${relname}`);
    const { rows: known } = await client.query(
      "SELECT 1 FROM pg_available_extensions WHERE name = 'amcheck'",
    );
    if (known.length === 0) return true;
    await client.query("CREATE EXTENSION IF NOT EXISTS amcheck");
    const isTree = "relam = (SELECT oid FROM pg_am WHERE amname = 'btree')";
    await client.query(`SELECT bt_index_check(pg_class.oid, true) ${ours} AND relkind = 'i' AND ${isTree}`);
    return true;
  } catch (error) {
    say(`  ${error instanceof Error ? error.message : String(error)}`);
    return false;
  } finally {
    await client.end();
  }
}

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`);
}
