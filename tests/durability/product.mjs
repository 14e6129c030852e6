// @ts-check
// The built server that the checks kill and start again, and the requests that they send it.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../tools/lib/free-port.mjs";

const program = fileURLToPath(new URL("../../apps/server/dist/main.js", import.meta.url));
const secret = "a secret that only this check has, of thirty-two bytes";
const headers = { "x-argilla-api-key": "argilla.apikey", "content-type": "application/json" };

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */

/**
 * Starts the server on an empty folder or database.
 *
 * @param {import("../postgres/server.mjs").Postgres | undefined} postgres
 */
export async function startProduct(postgres) {
  if (!existsSync(program)) throw new Error("The server is not built. Run: npm run build");
  const data = mkdtempSync(join(tmpdir(), "glossa-durability-"));
  const port = await freePort();
  const base = `http://localhost:${port}/api/v1`;
  let child = await start();

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
      const reply = await fetch(`${base}/version`).catch(() => undefined);
      if (reply?.ok) return started;
      if (started.exitCode !== null) break;
      await wait(100);
    }
    throw new Error("The server did not start again.");
  }

  return {
    /** The file of the database, unless it is PostgreSQL. */
    file: join(data, "data", "glossa.sqlite"),
    /**
     * Sends a request and returns the reply.
     *
     * @param {string} method
     * @param {string} path
     * @param {unknown} [body]
     * @returns {Promise<any>}
     */
    async call(method, path, body) {
      const response = await fetch(base + path, { method, headers, body: JSON.stringify(body) });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    /** Ends the process at once. */
    kill: () => void child.kill("SIGKILL"),
    async restart() {
      child = await start();
    },
    /** Lets the server end what it does. */
    async stop() {
      const stopped = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await stopped;
    },
    /** Ends the process, and deletes its folder. */
    remove() {
      child.kill("SIGKILL");
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * Creates a published dataset with one label question and so many records. Returns its id and those of its records and
 * its question.
 *
 * @param {Product} product
 * @param {string} name
 * @param {number} size
 */
export async function makeDataset({ call }, name, size) {
  const { items } = await call("GET", "/me/workspaces");
  const { id: dataset } = await call("POST", "/datasets", { name, workspace_id: items[0].id });
  await call("POST", `/datasets/${dataset}/fields`, { name: "text", title: "T", settings: { type: "text" } });
  const options = ["a", "b", "c"].map((value) => ({ value, text: value }));
  const { id: question } = await call("POST", `/datasets/${dataset}/questions`, {
    name: "label",
    title: "L",
    required: true,
    settings: { type: "label_selection", options },
  });
  await call("PUT", `/datasets/${dataset}/publish`);
  /** @type {string[]} */
  const records = [];
  for (let start = 0; start < size; start += 500) {
    const sent = Array.from({ length: Math.min(500, size - start) }, (_, index) => ({
      fields: { text: `record ${start + index}` },
      suggestions: [{ question_id: question, value: "c", score: (start + index) % 2 }],
    }));
    const stored = await call("POST", `/datasets/${dataset}/records/bulk`, { items: sent });
    records.push(...stored.items.map((/** @type {{ id: string }} */ { id }) => id));
  }
  return { dataset, records };
}

/**
 * Everything that is stored in a dataset, and its counters.
 *
 * @param {Product} product
 * @param {string} dataset
 */
export async function readDataset({ call }, dataset) {
  /** @type {any[]} */
  const records = [];
  for (let offset = 0; ; offset += 500) {
    const path = `/datasets/${dataset}/records?offset=${offset}&limit=500&include=responses`;
    const { items } = await call("GET", path);
    records.push(...items);
    if (items.length === 0) break;
  }
  const { total, completed } = await call("GET", `/datasets/${dataset}/progress`);
  const count = records.filter(({ status }) => status === "completed").length;
  const isCounted = total === records.length && completed === count;
  const sentence = `the counters say ${completed} of ${total}, there are ${count} of ${records.length}`;
  return { records, wrong: isCounted ? [] : [sentence] };
}
