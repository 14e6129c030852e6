// @ts-check
// Installs and builds what is missing or has changed, then runs the product until Ctrl+C.

import { buildIfNeeded } from "./lib/build.mjs";
import { installIfNeeded } from "./lib/install.mjs";
import { requireNode } from "./lib/node-version.mjs";
import { openServer } from "./lib/open-server.mjs";
import { readStartOptions } from "./lib/start-options.mjs";

requireNode();
readStartOptions(process.argv.slice(2));
const started = Date.now();
const say = (/** @type {string} */ text) => console.log(`  ${text} …`);

try {
  await installIfNeeded(say);
  await buildIfNeeded(say);
  const { running, accounts, signInLink } = await openServer(process.argv.slice(2), process.env, say);
  for (const line of greeting(running, accounts, signInLink)) console.log(line);
  stopOnSignal(running);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/**
 * @param {any} running
 * @param {string[]} accounts
 * @param {string | undefined} signInLink
 */
function greeting(running, accounts, signInLink) {
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const [address] = running.urls;
  const forwarded = process.env.GLOSSA_API_URL;
  return [
    "",
    `  Glossa runs on ${address} (ready in ${seconds} s)`,
    "",
    ...(forwarded ? [`  API: forwarded to ${running.place}`] : [`  Data: ${running.place}`]),
    ...(accounts.length > 0 ? ["  Accounts:", ...accounts.map((line) => `    ${line}`)] : []),
    ...(signInLink ? ["", "  Start labelling (works once, for ten minutes):", `    ${signInLink}`] : []),
    "",
    "  Press Ctrl+C to stop.",
  ];
}

/** @param {{ close: () => Promise<void> }} running */
function stopOnSignal(running) {
  let isStopping = false;
  // Another program that started it may end without a word: what it started ends with it.
  for (const signal of ["SIGINT", "SIGTERM", "disconnect"]) {
    process.on(signal, async () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      await running.close();
      process.exit(0);
    });
  }
}
