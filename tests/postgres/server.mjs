// @ts-check
import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../../tools/lib/free-port.mjs";

const { Client } = pg;
const startMilliseconds = 30_000;

// PostgreSQL refuses to run as root; this account owns nothing else.
const nobody = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;
const account = isRoot ? nobody : {};

/**
 * Returns the folder of an installed PostgreSQL's programs, if there is one: from `PG_BIN`, the path, or Debian.
 *
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.PG_BIN ?? "",
    ...versions.map((version) => join(debian, version, "bin")),
    ...(process.env.PATH ?? "").split(delimiter),
  ];
  return folders.find((folder) => folder !== "" && existsSync(join(folder, "initdb")));
}

/**
 * A separate PostgreSQL server that is empty at the start and deleted at the end.
 *
 * @typedef {{
 *   url: (database?: string) => string,
 *   kill: () => Promise<void>,
 *   start: () => Promise<void>,
 *   stop: () => Promise<void>,
 * }} Postgres
 */

/**
 * Starts a server from the programs in a folder.
 *
 * @param {string} bin
 * @param {{ isDurable?: boolean }} [options] Without durability tests run faster.
 * @returns {Promise<Postgres>}
 */
export async function startPostgres(bin, { isDurable = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), "glossa-postgres-"));
  if (isRoot) chownSync(folder, nobody.uid, nobody.gid);
  const data = join(folder, "data");
  const locale = ["--encoding=UTF8", "--locale=C", "--username=glossa", "--auth=trust"];
  execFileSync(join(bin, "initdb"), ["-D", data, ...locale], { ...account, cwd: folder, stdio: "pipe" });
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: folder,
    max_connections: 200,
    shared_buffers: "256MB",
    fsync: isDurable ? "on" : "off",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  /** @type {import("node:child_process").ChildProcess | undefined} */
  let server;

  const start = async () => {
    const until = Date.now() + startMilliseconds;
    while (Date.now() < until) {
      const options = { ...account, cwd: folder, stdio: /** @type {const} */ ("ignore") };
      server = spawn(join(bin, "postgres"), ["-D", data, ...flags], options);
      if (await isReady(port, server)) return;
      // The processes of a killed server are still ending, and keep its memory until then.
      await wait(100);
    }
    throw new Error(`PostgreSQL did not start on port ${port}. Look at the folder of its programs: ${bin}`);
  };
  /** @param {"SIGKILL" | "SIGINT"} signal */
  const end = async (signal) => {
    const program = server;
    server = undefined;
    if (!program || program.exitCode !== null || program.signalCode !== null) return;
    const ended = new Promise((resolve) => program.once("exit", resolve));
    // A killed server's child processes notice that and end; the next start waits for them.
    program.kill(signal);
    await ended;
  };
  await start();
  return {
    url: (database = "postgres") => `postgres://glossa@127.0.0.1:${port}/${database}`,
    start,
    kill: () => end("SIGKILL"),
    stop: async () => {
      await end("SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * @param {number} port
 * @param {import("node:child_process").ChildProcess} program
 * @returns {Promise<boolean>} whether it answers; false once it has ended
 */
async function isReady(port, program) {
  while (program.exitCode === null) {
    const client = new Client({ host: "127.0.0.1", port, user: "glossa", database: "postgres" });
    client.on("error", () => {});
    const isReady = await client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
    if (isReady) return true;
    await wait(50);
  }
  return false;
}
