// @ts-check
// Installs an Argilla server and its dependencies once, outside the project: its Python packages, Elasticsearch from
// its published jars, redis from Debian, and a database with two accounts.
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { root } from "../../tools/lib/paths.mjs";
import { run } from "../../tools/lib/run.mjs";

const sources = join(root, "tests/argilla");
const ELASTICSEARCH = "8.17.2";
const MINUTES_15 = 900_000;

/**
 * The locations of the installed server's parts.
 *
 * @typedef {{ python: string, search: string, database: string, serve: string }} Installed
 */

/**
 * @param {(text: string) => void} say
 * @returns {Promise<Installed>}
 */
export async function installArgilla(say) {
  const cache = process.env.GLOSSA_CACHE ?? join(homedir(), ".cache", "glossa");
  const folder = join(cache, `argilla-${fingerprint()}`);
  if (!existsSync(folder)) {
    say(`Installing an Argilla server into ${folder} (once, some 200 MB)`);
    mkdirSync(cache, { recursive: true });
    // A virtual environment cannot be moved: it is created in its final folder, which is named in the last step.
    const unfinished = mkdtempSync(join(cache, "installing-"));
    const python = join(cache, `argilla-python-${fingerprint()}`);
    try {
      await installPython(python);
      await installSearch(join(unfinished, "search"));
      await makeDatabase(python, join(unfinished, "database"));
      renameSync(unfinished, folder);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      rmSync(python, { recursive: true, force: true });
      throw error;
    }
  }
  await needRedis();
  return {
    python: join(cache, `argilla-python-${fingerprint()}`, "bin/python"),
    search: join(folder, "search"),
    database: join(folder, "database/argilla.db"),
    serve: join(sources, "serve.py"),
  };
}

/** Returns a hash of everything that the installation depends on. */
function fingerprint() {
  const hash = createHash("sha256");
  const files = ["requirements.txt", "search/pom.xml", "search/log4j2.properties", ...javaSources()];
  for (const file of files) hash.update(readFileSync(join(sources, file)));
  return hash.digest("hex").slice(0, 16);
}

const javaSources = () =>
  readdirSync(join(sources, "search/src/glossa/search")).map((name) => `search/src/glossa/search/${name}`);

/** @param {string} folder */
async function installPython(folder) {
  const python = process.env.PYTHON ?? "python3.11";
  await must(
    python,
    ["-m", "venv", "--clear", folder],
    "Argilla needs Python 3.11 with venv; PYTHON may name one.",
  );
  const requirements = join(sources, "requirements.txt");
  const options = ["--quiet", "--no-input", "--disable-pip-version-check", "--requirement", requirements];
  await must(
    join(folder, "bin/python"),
    ["-m", "pip", "install", ...options],
    "pip could not install Argilla.",
  );
}

/** @param {string} folder */
async function installSearch(folder) {
  const jars = join(folder, "jars");
  const classes = join(folder, "classes");
  const own = join(folder, "home/modules/argilla");
  const transport = join(folder, "home/modules/transport-netty4");
  for (const path of [jars, classes, own, transport, "home/config", "home/lib", "home/plugins"])
    mkdirSync(path.startsWith("/") ? path : join(folder, path), { recursive: true });
  const pom = join(sources, "search/pom.xml");
  const copies = [`-Dserver=${jars}`, `-Dtransport=${transport}`];
  await must("mvn", ["--batch-mode", "--quiet", "--file", pom, "package", ...copies], "It needs Maven.");
  const java = javaSources().map((name) => join(sources, name));
  const options = ["--release", "17", "-nowarn", "-classpath", `${jars}/*`, "-d", classes];
  await must("javac", [...options, ...java], "It needs a JDK from 17 on.");
  const main = "glossa/search/SearchServer.class";
  await must("jar", ["--create", "--file", join(folder, "main.jar"), "-C", classes, main], "It needs a JDK.");
  // Elasticsearch loads the module in a class loader of its own, which must not contain the main class.
  rmSync(join(classes, main));
  await must("jar", ["--create", "--file", join(own, "argilla.jar"), "-C", classes, "."], "It needs a JDK.");
  copyFileSync(join(sources, "search/log4j2.properties"), join(folder, "home/config/log4j2.properties"));
  describe(own, "argilla", "Update scripts of Argilla and the page at /", "glossa.search.ArgillaModule");
  const netty = "org.elasticsearch.transport.netty4.Netty4Plugin";
  describe(transport, "transport-netty4", "HTTP and node transport", netty);
}

/**
 * @param {string} folder of the module
 * @param {string} name
 * @param {string} description
 * @param {string} classname
 */
function describe(folder, name, description, classname) {
  const properties = {
    name,
    description,
    version: ELASTICSEARCH,
    "elasticsearch.version": ELASTICSEARCH,
    "java.version": "17",
    classname,
    "has.native.controller": "false",
  };
  const lines = Object.entries(properties).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(join(folder, "plugin-descriptor.properties"), lines.join(""));
}

/**
 * Creates a database with the tables and two accounts; each start copies it.
 *
 * @param {string} python
 * @param {string} folder
 */
async function makeDatabase(python, folder) {
  mkdirSync(folder, { recursive: true });
  const env = { ...environment(), ARGILLA_HOME_PATH: folder };
  const database = ["-m", "argilla_server", "database"];
  const why = "The database of Argilla could not be made.";
  await must(join(python, "bin/python"), [...database, "migrate"], why, env);
  /** @type {[string, string][]} */
  const people = [
    ["argilla", "owner"],
    ["ana", "annotator"],
  ];
  for (const [name, role] of people) {
    const person = ["--first-name", name, "--username", name, "--role", role, "--password", "12345678"];
    const rest = ["--api-key", `${name}.apikey`, "--workspace", "main"];
    await must(join(python, "bin/python"), [...database, "users", "create", ...person, ...rest], why, env);
  }
}

/** Returns the variables for all programs: without the caller's settings of Argilla, and without requests to a hub. */
export function environment() {
  const others = Object.keys(process.env).filter((name) => name.startsWith("ARGILLA_"));
  return {
    ...Object.fromEntries(others.map((name) => [name, undefined])),
    PYTHONUTF8: "1",
    HF_HUB_OFFLINE: "1",
    HF_HUB_DISABLE_TELEMETRY: "1",
    NO_PROXY: "127.0.0.1,localhost",
    no_proxy: "127.0.0.1,localhost",
  };
}

async function needRedis() {
  if ((await run("redis-server", ["--version"])).code === 0) return;
  if (process.env.CI && process.getuid?.() === 0) {
    await run("apt-get", ["update"], { timeoutMs: MINUTES_15 });
    await run("apt-get", ["install", "-y", "redis-server"], { timeoutMs: MINUTES_15 });
  }
  await must("redis-server", ["--version"], "Argilla needs redis-server; Debian has a package of that name.");
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} otherwise the message when it fails
 * @param {Record<string, string | undefined>} [env]
 */
async function must(command, args, otherwise, env = environment()) {
  const { code, output } = await run(command, args, { env, timeoutMs: MINUTES_15 });
  if (code !== 0) throw new Error(`${otherwise}\n${output.split("\n").slice(-20).join("\n")}`);
}
