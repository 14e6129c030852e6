// @ts-check
import { createServer } from "node:net";

// Below the ports that systems give to outgoing connections: one of those could take the port before it is used. Browsers
// refuse 10080.
const FIRST = 11_000;
const LAST = 30_000;

/**
 * Returns a port of this machine that no program uses.
 *
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
