// @ts-check
// Runs the last build of the product until Ctrl+C; a fresh data folder gets the demo. `npm start` builds it first.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./lib/paths.mjs";
import { readStartOptions } from "./lib/start-options.mjs";

const built = (/** @type {string} */ file) => import(pathToFileURL(join(root, "apps", file)).href);

try {
  const { accountLines, parseOptions, startServer } = await built("server/dist/main.js");
  const hub = await startOfflineHub();
  const options = parseOptions(process.argv.slice(2), process.env);
  const running = await startServer(options);
  const output = { isTerminal: process.stdout.isTTY, folder: options.dataFolder };
  const accounts = await accountLines(running.accounts, output);
  const signInLink = options.demo ? await openDemo(running) : undefined;
  for (const line of greeting({ ...running, hub }, accounts, signInLink)) console.log(line);
  stopOnSignal(running);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Starts the stand-in of the hub if the options request it, and passes its address to the server. */
async function startOfflineHub() {
  if (!readStartOptions(process.argv.slice(2))["offline-hub"]) return undefined;
  const { startHub } = await import("../apps/hub-stand-in/src/start-hub.mjs");
  const hub = await startHub();
  Object.assign(process.env, { GLOSSA_HUB_URL: hub.url, GLOSSA_HUB_VIEWER_URL: hub.url });
  return hub;
}

/**
 * Fills a fresh data folder and creates a sign-in link to its first dataset.
 *
 * @param {any} running
 * @returns {Promise<string | undefined>}
 */
async function openDemo(running) {
  const owner = running.accounts.find((/** @type {any} */ account) => account.apiKey === "argilla.apikey");
  if (!owner) return undefined;
  const baseUrl = running.urls.at(-1);
  const headers = { "X-Argilla-Api-Key": owner.apiKey };
  if (running.isFresh) {
    console.log("  Loading the demo datasets …");
    const { loadDemo, makeClient } = await built("cli/dist/index.js");
    await loadDemo({ api: makeClient({ baseUrl, headers: () => headers }) });
  }
  const response = await fetch(`${baseUrl}/api/v1/me/datasets?status=ready`, { headers });
  const [dataset] = (await response.json()).items;
  return dataset && running.createSignInLink?.({ redirectTo: `/dataset/${dataset.id}/annotation-mode` });
}

/**
 * @param {any} running
 * @param {string[]} accounts
 * @param {string | undefined} signInLink
 */
function greeting(running, accounts, signInLink) {
  const [address] = running.urls;
  const forwarded = process.env.GLOSSA_API_URL;
  return [
    "",
    `  Glossa runs on ${address} (ready in ${process.uptime().toFixed(1)} s)`,
    "",
    ...(forwarded ? [`  API: forwarded to ${running.place}`] : [`  Data: ${running.place}`]),
    ...(accounts.length > 0 ? ["  Accounts:", ...accounts.map((line) => `    ${line}`)] : []),
    ...(running.hub ? [`  Hub: a stand-in on ${running.hub.url}`] : []),
    ...(signInLink ? ["", "  Start labelling (works once, for ten minutes):", `    ${signInLink}`] : []),
    "",
    "  Press Ctrl+C to stop.",
  ];
}

/** @param {{ close: () => Promise<void> }} running */
function stopOnSignal(running) {
  let isStopping = false;
  // The parent process may end without a signal: this process ends with it.
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) {
    process.on(signal, async () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      await running.close();
      process.exit(0);
    });
  }
}
