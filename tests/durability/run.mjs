// @ts-check
// Kills the built server repeatedly while users submit responses and programs log records, and then checks that
// everything that it had acknowledged is stored.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DatabaseSync } from "@photostructure/sqlite";
import pg from "pg";
import { freePort } from "../../tools/lib/free-port.mjs";
import { recordResults } from "../../tools/lib/results.mjs";
import { startPostgres } from "../postgres/server.mjs";

const program = fileURLToPath(new URL("../../apps/server/dist/main.js", import.meta.url));
const rounds = Number(process.argv[2] ?? 5);
// With PostgreSQL every other kill is one of the database itself.
const bin = process.argv.includes("--postgres")
  ? process.argv[process.argv.indexOf("--postgres") + 1]
  : undefined;
const secret = "a secret that only this check has, of thirty-two bytes";
const writers = 6;
const batch = 20;
const headers = { "x-argilla-api-key": "argilla.apikey", "content-type": "application/json" };

if (!existsSync(program)) throw new Error("The server is not built. Run: npm run build");
const data = mkdtempSync(join(tmpdir(), "glossa-durability-"));
const port = await freePort();
const base = `http://localhost:${port}/api/v1`;

/** What the server has acknowledged: the label of each record with a response, and each logged record. */
const answered = new Map();
/** Requests that were sent and not acknowledged: they may be stored or not. */
const sentLast = new Map();
const logged = new Set();
const postgres = bin === undefined ? undefined : await startPostgres(bin, { isDurable: true });
let child = await start();
try {
  const { dataset, records } = await makeDataset();
  for (let round = 1; round <= rounds; round += 1) {
    const isOver = { value: false };
    const work = Array.from({ length: writers }, (_, writer) =>
      write(dataset, records, { round, writer, isOver }),
    );
    await wait(400 + Math.random() * 1000);
    const isDatabase = postgres !== undefined && round % 2 === 0;
    const killed = isDatabase ? postgres.kill() : child.kill("SIGKILL");
    isOver.value = true;
    await Promise.all([killed, ...work]);
    // The server keeps running and reconnects to the database.
    if (isDatabase) await postgres.start();
    else child = await start();
    say(`  round ${round}: ${answered.size} records answered, ${logged.size} logged`);
  }
  await conclude(await differences(dataset));
} finally {
  child.kill("SIGKILL");
  await postgres?.stop();
  rmSync(data, { recursive: true, force: true });
}

/** @returns {Promise<import("node:child_process").ChildProcess>} a server that is ready */
async function start() {
  const started = spawn(process.execPath, [program, "--port", String(port), "--data", join(data, "data")], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ...(postgres ? { DATABASE_URL: postgres.url(), GLOSSA_SECRET: secret, GLOSSA_LOG: "silent" } : {}),
    },
  });
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (
      await fetch(`${base}/version`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return started;
    if (started.exitCode !== null) break;
    await wait(100);
  }
  throw new Error("The server did not start again.");
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @returns {Promise<any>}
 */
async function call(method, path, body) {
  const response = await fetch(base + path, { method, headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function makeDataset() {
  const { items } = await call("GET", "/me/workspaces");
  const { id: dataset } = await call("POST", "/datasets", { name: "durable", workspace_id: items[0].id });
  await call("POST", `/datasets/${dataset}/fields`, { name: "text", title: "T", settings: { type: "text" } });
  const options = ["a", "b", "c"].map((value) => ({ value, text: value }));
  const question = {
    name: "label",
    title: "L",
    required: true,
    settings: { type: "label_selection", options },
  };
  await call("POST", `/datasets/${dataset}/questions`, question);
  await call("PUT", `/datasets/${dataset}/publish`);
  const sent = Array.from({ length: 400 }, (_, index) => ({ fields: { text: `record ${index}` } }));
  const stored = await call("POST", `/datasets/${dataset}/records/bulk`, { items: sent });
  return { dataset, records: stored.items.map((/** @type {{ id: string }} */ { id }) => id) };
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
  const found = new Map();
  for (let offset = 0; ; offset += 500) {
    const path = `/datasets/${dataset}/records?offset=${offset}&limit=500&include=responses`;
    const { items } = await call("GET", path);
    for (const record of items) found.set(record.external_id ?? record.id, record);
    if (items.length === 0) break;
  }
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
  const { total, completed } = await call("GET", `/datasets/${dataset}/progress`);
  const records = [...found.values()];
  const count = records.filter(({ status }) => status === "completed").length;
  if (total !== records.length || completed !== count)
    lost.push(`the counters say ${completed} of ${total}, there are ${count} of ${records.length}`);
  return lost;
}

/** @param {string[]} lost */
async function conclude(lost) {
  const stopped = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await stopped;
  const isWhole = postgres ? await isPostgresWhole(postgres.url()) : isFileWhole();
  for (const sentence of lost) say(`  ${sentence}`);
  const tests = [
    {
      title: `after ${rounds} kills, all acknowledged data exists and the counters are correct`,
      isPassed: lost.length === 0,
    },
    { title: `after ${rounds} kills, the database passes its integrity check`, isPassed: isWhole },
  ];
  if (!postgres) recordResults("durability", tests);
  for (const { title, isPassed } of tests) say(`${isPassed ? "ok  " : "FAIL"} ${title}`);
  process.exitCode = tests.every(({ isPassed }) => isPassed) ? 0 : 1;
}

function isFileWhole() {
  const file = new DatabaseSync(join(data, "data", "glossa.sqlite"));
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
