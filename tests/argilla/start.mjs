// @ts-check
// Starts the installed Argilla server with redis and Elasticsearch, all on free ports of loopback.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../tools/lib/free-port.mjs";
import { environment } from "./install.mjs";
import { programIn } from "./program.mjs";

/**
 * @typedef {{
 *   url: string,
 *   port: number,
 *   kill: () => Promise<void>,
 *   restart: () => Promise<void>,
 *   stop: () => Promise<void>,
 * }} RunningArgilla `kill` and `restart` are about Argilla alone; `stop` ends everything and deletes the data
 */

/**
 * @param {import("./install.mjs").Installed} installed
 * @returns {Promise<RunningArgilla>}
 */
export async function startArgilla({ python, search, database, serve }) {
  const data = mkdtempSync(join(tmpdir(), "glossa-argilla-"));
  for (const name of ["argilla", "redis", "tmp"]) mkdirSync(join(data, name));
  copyFileSync(database, join(data, "argilla/argilla.db"));
  const [port, redisPort, searchPort, transportPort] = await freePorts(4);
  const env = {
    ...environment(),
    TMPDIR: join(data, "tmp"),
    ARGILLA_HOME_PATH: join(data, "argilla"),
    ARGILLA_ELASTICSEARCH: `http://127.0.0.1:${searchPort}`,
    ARGILLA_REDIS_URL: `redis://127.0.0.1:${redisPort}/0`,
    // The same for each start, so that users stay signed in.
    ARGILLA_AUTH_SECRET_KEY: "a key that only these tests have",
  };
  const program = programIn(data, env);
  const redis = program("redis", "redis-server", [
    ...["--bind", "127.0.0.1", "--port", String(redisPort), "--dir", join(data, "redis")],
    ...["--save", "", "--appendonly", "no"],
  ]);
  const elasticsearch = program("elasticsearch", "java", [
    ...["-Xms1g", "-Xmx1g", "-XX:+UseG1GC", "-XX:TieredStopAtLevel=1", "-Dfile.encoding=UTF-8"],
    ...[`-Djava.io.tmpdir=${join(data, "tmp")}`, `-Djna.tmpdir=${join(data, "tmp")}`],
    `-Dlog4j2.configurationFile=${join(search, "home/config/log4j2.properties")}`,
    ...["-Dlog4j2.disable.jmx=true", "-Dlog4j.shutdownHookEnabled=false"],
    ...["--module-path", join(search, "jars")],
    ...[
      "--add-modules",
      "jdk.incubator.vector,jdk.net,jdk.management,org.elasticsearch.server,ALL-MODULE-PATH",
    ],
    ...["--class-path", join(search, "main.jar"), "glossa.search.SearchServer"],
    ...[join(search, "home"), join(data, "elasticsearch"), String(searchPort), String(transportPort)],
  ]);
  const argilla = program("argilla", python, [serve, String(port)]);
  const worker = program("worker", python, ["-m", "argilla_server", "worker", "--num-workers", "1"]);
  // Argilla is stopped first, because it needs the others until it ends.
  const all = [argilla, worker, elasticsearch, redis];
  const restart = () => argilla.start(() => isOk(`http://127.0.0.1:${port}/api/v1/version`));
  async function stop() {
    for (const each of all) await each.end("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  }
  const endAll = () => {
    for (const each of all) each.forget();
  };
  process.once("exit", endAll);
  try {
    await redis.start(() => accepts(Number(redisPort)));
    await elasticsearch.start(() =>
      isOk(`http://127.0.0.1:${searchPort}/_cluster/health?wait_for_status=yellow`),
    );
    await restart();
    await worker.start(async () => true);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${port}`,
    port: Number(port),
    kill: () => argilla.end("SIGKILL"),
    restart,
    stop,
  };
}

/** @param {number} count */
async function freePorts(count) {
  const ports = new Set();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** @param {string} address */
async function isOk(address) {
  return (await fetch(address)).ok;
}

/** @param {number} port */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => {
      socket.destroy();
      resolve(true);
    });
    socket.on("error", () => resolve(false));
  });
}
