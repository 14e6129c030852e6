// @ts-check
import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../../tools/lib/free-port.mjs";
import { root } from "../../tools/lib/paths.mjs";

/**
 * The product as `npm start` runs it, for scripts that measure it from outside.
 *
 * @typedef {{ url: string, signInLink: string | undefined, startedInMs: number, stop: () => Promise<void> }} Product
 */

/**
 * Starts the product on a free port and waits until it reports that it is ready.
 *
 * @param {string} dataFolder
 * @param {Record<string, string>} [environment]
 * @returns {Promise<Product>}
 */
export async function startProduct(dataFolder, environment = {}) {
  const port = await freePort();
  const started = performance.now();
  const args = [join(root, "tools/start.mjs"), "--port", String(port), "--data", dataFolder];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    // Through the fourth channel it notices that this process has ended.
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const printed = await untilReady(child);
  return {
    url: `http://localhost:${port}`,
    signInLink: /https?:\S+#link=\S+/.exec(printed)?.[0],
    startedInMs: performance.now() - started,
    stop: () => ended(child),
  };
}

/** @param {import("node:child_process").ChildProcess} child @returns {Promise<string>} what it printed */
function untilReady(child) {
  return new Promise((resolve, reject) => {
    let printed = "";
    const read = (/** @type {Buffer} */ chunk) => {
      printed += chunk;
      if (printed.includes("Press Ctrl+C to stop")) resolve(printed);
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", (code) => reject(new Error(`The product ended with ${code}:\n${printed}`)));
  });
}

/** @param {import("node:child_process").ChildProcess} child @returns {Promise<void>} */
function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
