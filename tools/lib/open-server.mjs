// @ts-check

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./paths.mjs";

const server = () => import(pathToFileURL(join(root, "apps/server/dist/main.js")).href);
const commands = () => import(pathToFileURL(join(root, "apps/cli/dist/index.js")).href);

/**
 * Starts the built server in this process, fills a fresh data folder with the demo, and finds out where a
 * sign-in link should lead.
 *
 * @param {string[]} argv
 * @param {NodeJS.ProcessEnv} env
 * @param {(text: string) => void} say
 */
export async function openServer(argv, env, say) {
  const { accountLines, parseOptions, startServer } = await server();
  const options = parseOptions(argv, env);
  const running = await startServer(options);
  const told = { isTerminal: process.stdout.isTTY, folder: options.dataFolder };
  const accounts = await accountLines(running.accounts, told);
  const owner = running.accounts.find((/** @type {any} */ account) => account.apiKey === "argilla.apikey");
  if (!owner || !options.demo) return { running, accounts, signInLink: undefined };
  const baseUrl = running.urls.at(-1);
  const headers = { "X-Argilla-Api-Key": owner.apiKey };
  if (running.isFresh) {
    say("Loading the demo datasets");
    const { loadDemo, makeClient } = await commands();
    await loadDemo({ api: makeClient({ baseUrl, headers: () => headers }) });
  }
  const path = await firstDatasetPath(`${baseUrl}/api/v1/me/datasets?status=ready`, headers);
  const signInLink = path === undefined ? undefined : running.createSignInLink?.({ redirectTo: path });
  return { running, accounts, signInLink };
}

/**
 * @param {string} address
 * @param {Record<string, string>} headers
 */
async function firstDatasetPath(address, headers) {
  const response = await fetch(address, { headers });
  const { items } = await response.json();
  return items.length > 0 ? `/dataset/${items[0].id}/annotation-mode` : undefined;
}
