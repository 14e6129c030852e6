// @ts-check
import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

/**
 * Runs a program in the project's root and collects what it prints; `show` gets it at once.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, show?: (text: string) => void, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, cwd = root, show, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutMs,
    });
    let output = "";
    const take = (/** @type {string} */ chunk) => {
      output += chunk;
      show?.(chunk);
    };
    child.stdout.setEncoding("utf8").on("data", take);
    child.stderr.setEncoding("utf8").on("data", take);
    child.on("error", (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Runs a program from an npm package.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runBin(name, args, options) {
  const cwd = options?.cwd ?? root;
  return run(process.execPath, [`${cwd}/node_modules/.bin/${name}`, ...args], options);
}
