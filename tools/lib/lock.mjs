// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const WAIT_MS = 200;

/**
 * Does something that no other process may do at the same time; waits for its turn.
 *
 * @param {string} file names who is at it
 * @param {() => Promise<void>} action
 */
export async function inTurn(file, action) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  try {
    await action();
  } finally {
    rmSync(file, { force: true });
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch {
    // A process that was killed could not give its turn back.
    if (!isAlive(holder(file))) rmSync(file, { force: true });
    return false;
  }
}

/** @param {string} file */
function holder(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return process.pid;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
