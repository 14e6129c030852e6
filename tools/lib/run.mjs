// @ts-check
import { spawn } from "node:child_process";
import { root } from "./paths.mjs";

/**
 * Runs a program in the project's root and collects what it prints.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, cwd?: string, isShown?: boolean, timeoutMs?: number }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { env = {}, cwd = root, isShown = false, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: timeoutMs,
    });
    let output = "";
    const take = (/** @type {Buffer} */ chunk) => {
      output += chunk;
      if (isShown) process.stdout.write(chunk);
    };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
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
