// @ts-check
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./paths.mjs";
import { run } from "./run.mjs";

const stamp = join(root, "node_modules/.glossa-lockfile");

/**
 * Installs the packages of the lockfile, unless exactly these are installed.
 *
 * @param {(text: string) => void} say
 */
export async function installIfNeeded(say) {
  const expected = hashOf(join(root, "package-lock.json"));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === expected) return;
  say("Installing packages (a minute or two the first time)");
  // No package needs its install script: compiled files are included in the packages.
  const { code, output } = await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]);
  if (code !== 0) {
    console.error(output.split("\n").slice(-30).join("\n"));
    throw new Error(
      "The packages could not be installed. Check the connection to the package registry and try again.",
    );
  }
  writeFileSync(stamp, expected);
}

/** @param {string} file */
function hashOf(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}
