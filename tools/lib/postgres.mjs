// @ts-check
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "./free-port.mjs";

// PostgreSQL refuses to run as root; this account owns nothing else.
const nobody = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;
const account = isRoot ? nobody : {};

/**
 * The folder of an installed PostgreSQL's programs, if there is one: as `PG_BIN` says, on the path, or Debian's.
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
 * A PostgreSQL server of its own that is empty at the start and gone at the end.
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
    const program = spawn(join(bin, "postgres"), ["-D", data, ...flags], {
      ...account,
      cwd: folder,
      stdio: "ignore",
    });
    server = program;
    await ready(join(bin, "pg_isready"), port, program);
  };
  /** @param {"SIGKILL" | "SIGINT"} signal */
  const end = async (signal) => {
    const program = server;
    server = undefined;
    if (!program || program.exitCode !== null || program.signalCode !== null) return;
    const ended = new Promise((resolve) => program.once("exit", resolve));
    // A killed server's own processes notice and end; the next start waits for them.
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
 * @param {string} isReady
 * @param {number} port
 * @param {import("node:child_process").ChildProcess} program
 */
async function ready(isReady, port, program) {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    if (program.exitCode !== null) break;
    const answers = existsSync(isReady)
      ? spawnSync(isReady, ["-h", "127.0.0.1", "-p", String(port)]).status === 0
      : await listens(port);
    if (answers) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(
    `PostgreSQL did not start on port ${port} within 30 s. Look at the folder of its programs.`,
  );
}

/** @param {number} port */
function listens(port) {
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port });
    socket.once("connect", () => resolve(socket.destroy() !== undefined));
    socket.once("error", () => resolve(false));
  });
}
