// @ts-check
import { spawn } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const READY_WITHIN_MS = 180_000;
const ENDED_WITHIN_MS = 30_000;

/**
 * Returns a function that creates programs that can be started and stopped, each with a log in a data folder.
 *
 * @param {string} data the folder
 * @param {Record<string, string | undefined>} env
 */
export function programIn(data, env) {
  return (/** @type {string} */ name, /** @type {string} */ command, /** @type {string[]} */ args) => {
    /** @type {import("node:child_process").ChildProcess | undefined} */
    let child;
    const log = join(data, `${name}.log`);
    const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
    return {
      /** @param {() => Promise<boolean>} isReady */
      async start(isReady) {
        const out = openSync(log, "a");
        child = spawn(command, args, {
          // No program must find settings in its working directory.
          cwd: join(data, "tmp"),
          env: { ...process.env, ...env },
          stdio: ["ignore", out, out],
          detached: true,
        });
        const end = Date.now() + READY_WITHIN_MS;
        while (!(await isReady().catch(() => false))) {
          if (hasEnded() || Date.now() > end)
            throw new Error(`${name} did not start:\n${readFileSync(log, "utf8").slice(-4000)}`);
          await wait(100);
        }
      },
      /** @param {NodeJS.Signals} signal */
      async end(signal) {
        if (!child || hasEnded()) return;
        const ended = new Promise((resolve) => child?.once("exit", resolve));
        signalGroup(child, signal);
        const timer = setTimeout(() => child && signalGroup(child, "SIGKILL"), ENDED_WITHIN_MS);
        await ended;
        clearTimeout(timer);
      },
      /** Kills it without waiting: for the exit of this process. */
      forget() {
        if (child && !hasEnded()) signalGroup(child, "SIGKILL");
      },
    };
  };
}

/**
 * Each program leads a process group, because Argilla's worker, for example, has child processes.
 *
 * @param {import("node:child_process").ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  try {
    if (child.pid) process.kill(-child.pid, signal);
  } catch {
    // It has ended in the meantime.
  }
}
