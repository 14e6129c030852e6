// @ts-check
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";

const TIME_LIMIT_MS = 180_000;

const usualPlaces = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const placesOfFirefox = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

/**
 * Finds a Chromium, or installs one: the configured one, the one that the lockfile pins, an installed one, Debian's
 * package, Playwright's own. The pinned one takes precedence over an installed one, so that a run depends as little as
 * possible on the machine.
 *
 * @param {(text: string) => void} say
 * @returns {Promise<string>} the path of the program
 */
export async function findBrowser(say) {
  /** @type {[string, () => Promise<string | undefined>][]} */
  const ways = [
    ["CHROMIUM_PATH", async () => process.env.CHROMIUM_PATH || undefined],
    ["the Chromium that npm installed", fromNpm],
    ["an installed Chromium", async () => installedBrowser()],
    ["Debian's package", fromDebian],
    ["Playwright's download", fromPlaywright],
  ];
  const tried = [];
  for (const [name, find] of ways) {
    const path = await find().catch(() => undefined);
    const works = path !== undefined && (await starts(path));
    tried.push(`${name}: ${works ? path : "no"}`);
    if (!works) continue;
    say(`Browser: ${tried.join("; ")}.`);
    return path;
  }
  throw new Error(
    `No Chromium could be had (${tried.join("; ")}). Install one, or name one in CHROMIUM_PATH.`,
  );
}

/** @param {string} path */
async function starts(path) {
  const { code } = await run(path, ["--version"], { timeoutMs: 30_000 });
  return code === 0;
}

/** The pinned Chromium of a package in the lockfile; Linux on x64 only. It is unpacked on first use. */
export async function fromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

/** Returns the path of an installed browser, or undefined. */
export function installedBrowser() {
  return usualPlaces.find((path) => existsSync(path));
}

/**
 * Debian's package, as root with `CI` set, without the recommended fonts: pictures would differ with them.
 *
 * @returns {Promise<string | undefined>} the path of the program
 */
export async function fromDebian() {
  return (await installFromDebian("chromium-headless-shell")) ? installedBrowser() : undefined;
}

/**
 * An installed Firefox, or Debian's package, as root with `CI` set.
 *
 * @returns {Promise<string | undefined>} the path of the program
 */
export async function findFirefox() {
  const find = () => placesOfFirefox.find((path) => existsSync(path));
  return find() ?? ((await installFromDebian("firefox-esr")) ? find() : undefined);
}

/** @param {string} name */
async function installFromDebian(name) {
  if (!process.env.CI || process.getuid?.() !== 0) return false;
  await run("apt-get", ["update"], { timeoutMs: TIME_LIMIT_MS });
  const args = ["install", "-y", "--no-install-recommends", name];
  return (await run("apt-get", args, { timeoutMs: TIME_LIMIT_MS })).code === 0;
}

async function fromPlaywright() {
  const cli = join(root, "node_modules/playwright/cli.js");
  const { code } = await run(process.execPath, [cli, "install", "chromium"], { timeoutMs: TIME_LIMIT_MS });
  if (code !== 0) return undefined;
  const { chromium } = await import("playwright");
  return chromium.executablePath();
}
