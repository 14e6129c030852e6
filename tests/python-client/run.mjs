// @ts-check
// Runs the published Python client against the built server: with default options, and with --plain on PostgreSQL.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../tools/lib/free-port.mjs";
import { findPostgres, startPostgres } from "../postgres/server.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const server = fileURLToPath(new URL("../../apps/server/dist/main.js", import.meta.url));
const marked = join(here, "test_marked.py");
const handedOver = fileURLToPath(new URL("../../.results/marked", import.meta.url));
const startMilliseconds = 30_000;

if (!existsSync(server)) fail("The server is not built. Run: npm run build");
const packages = installPackages();
const everything = [here, `--ignore=${marked}`];
// A plain server has no files to download.
const plain = [...everything, `--ignore=${join(here, "test_files.py")}`];
let failed = await testServer("the server", { tests: everything });
const bin = findPostgres();
if (bin) {
  const postgres = await startPostgres(bin);
  const shared = { DATABASE_URL: postgres.url(), GLOSSA_SECRET: "a secret that only these tests have" };
  const name = "the server with --plain on PostgreSQL";
  failed += await testServer(name, { tests: plain, flags: ["--plain"], env: shared });
  await postgres.stop();
} else failed += await testServer("the server with --plain", { tests: plain, flags: ["--plain"] });
failed += await readMarked();
process.exitCode = failed === 0 ? 0 : 1;

/** Reads what the journeys marked in a browser; works on a copy, so that it can be repeated. */
async function readMarked() {
  const names = join(handedOver, "datasets.json");
  if (!existsSync(names)) {
    say("Nothing that was marked in a browser is here: run npm test before, or only its journey gold-spans.");
    return process.env.CI ? 1 : 0;
  }
  const env = { GLOSSA_MARKED: names };
  return testServer("what was marked in a browser", { tests: [marked], env, data: join(handedOver, "data") });
}

/** Installs the pinned packages once, outside the tree; pip is enough, without a virtual environment. */
function installPackages() {
  const requirements = join(here, "requirements.txt");
  const python = output(["-c", "import sys; print(sys.implementation.cache_tag)"]);
  const hash = createHash("sha256")
    .update(readFileSync(requirements))
    .update(python)
    .digest("hex")
    .slice(0, 16);
  const cache = process.env.GLOSSA_CACHE ?? join(homedir(), ".cache", "glossa");
  // Pickling depends on this name: it treats modules in other folders as the user's own and tries to copy them.
  const folder = join(cache, `python-client-${hash}`, "site-packages");
  if (existsSync(folder)) return folder;
  say(`Installing the Python client into ${folder} (once, about half a minute)`);
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(join(cache, "installing-"));
  const options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--target", unfinished];
  const { status } = runPython(["-m", "pip", "install", ...options, "-r", requirements]);
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    fail("The Python client could not be installed. It needs Python 3.11 or newer with pip.");
  }
  renameSync(unfinished, folder);
  return folder;
}

/**
 * Starts a server, runs tests against it and stops it.
 * @param {string} name
 * @param {{ tests: string[], flags?: string[], env?: Record<string, string>, data?: string }} how `data`: a data folder
 *   to begin with a copy of; default: none
 * @returns {Promise<number>} 0 when all tests have passed
 */
async function testServer(name, { tests, flags = [], env = {}, data: original }) {
  const data = mkdtempSync(join(tmpdir(), "glossa-python-"));
  if (original) cpSync(original, join(data, "data"), { recursive: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const options = ["--port", String(port), "--data", join(data, "data"), ...flags];
  const child = spawn(process.execPath, [server, ...options], {
    env: { ...process.env, DATABASE_URL: "", ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stopped = new Promise((resolve) => child.once("exit", resolve));
  try {
    await untilReady(url, child);
    say(`Python client against ${name}`);
    const environment = {
      ...process.env,
      ...env,
      ARGILLA_API_URL: url,
      ARGILLA_API_KEY: "argilla.apikey",
      PYTHONPATH: packages,
      PYTHONDONTWRITEBYTECODE: "1",
      HF_HUB_OFFLINE: "1",
    };
    const { status } = runPython(
      ["-m", "pytest", "-q", "--tb=short", "--disable-warnings", "-p", "no:cacheprovider", ...tests],
      environment,
    );
    return status ?? 1;
  } finally {
    child.kill();
    await stopped;
    rmSync(data, { recursive: true, force: true });
  }
}

/**
 * @param {string} url
 * @param {import("node:child_process").ChildProcess} child
 */
async function untilReady(url, child) {
  const end = Date.now() + startMilliseconds;
  while (Date.now() < end && child.exitCode === null) {
    const reply = await fetch(`${url}/api/v1/version`).catch(() => undefined);
    if (reply?.ok) return;
    await wait(100);
  }
  throw new Error("The server did not start, so the Python client cannot be tried. Its output is above.");
}

/**
 * @param {string[]} typed
 * @param {NodeJS.ProcessEnv} [environment]
 */
function runPython(typed, environment = process.env) {
  return spawnSync("python3", typed, { stdio: "inherit", env: environment });
}

/** @param {string[]} typed */
function output(typed) {
  const { status, stdout } = spawnSync("python3", typed, { encoding: "utf8" });
  if (status !== 0) fail("There is no python3 here; the Python client needs Python 3.11 or newer with pip.");
  return stdout.trim();
}

/** @param {string} sentence */
function say(sentence) {
  process.stdout.write(`${sentence}\n`);
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function fail(sentence) {
  say(sentence);
  process.exit(1);
}
