import { setImmediate } from "node:timers/promises";
import type { Ask } from "./test-server";
import { watchTurns } from "./turn-watch";

/** The costs of a series of requests for other users. */
export interface LoopWatch {
  /** Sends a request and measures it; the test's own work before and after does not count. */
  during<Reply>(name: string, send: () => Promise<Reply>): Promise<Reply>;
  /** Sends an ordinary request, like the next user's, and records how long it took. */
  askHonestly(): Promise<void>;
  /** One line of figures, to be printed. */
  report(): string;
}

/** The milliseconds for which one request may block the event loop. */
const longestBlock = 50;

/** Measures how long the event loop is blocked, and how soon the next ordinary request gets its response. */
export function watchLoop(ask: Ask): LoopWatch {
  const turns: { name: string; turn: number }[] = [];
  let slowest = 0;
  let dearest = 0;
  return {
    during: async (name, send) => {
      await setImmediate();
      const watch = watchTurns();
      const before = process.cpuUsage();
      const reply = await send();
      const { user, system } = process.cpuUsage(before);
      turns.push({ name, turn: watch.stop() });
      dearest = Math.max(dearest, (user + system) / 1000);
      return reply;
    },
    askHonestly: async () => {
      const before = performance.now();
      const { status } = await ask("GET", "/me");
      if (status !== 200) throw new Error(`An honest request was answered with ${status}.`);
      slowest = Math.max(slowest, performance.now() - before);
    },
    report: () => {
      const [longest] = turns.toSorted((a, b) => b.turn - a.turn);
      const over = turns.filter(({ turn }) => turn > longestBlock).length;
      return [
        `longest block of the event loop ${longest?.turn.toFixed(0)} ms of processor time by ${longest?.name}`,
        `${over} of ${turns.length} above ${longestBlock} ms`,
        `most processor time of one, in all threads, ${dearest.toFixed(0)} ms`,
        `slowest honest request after one ${slowest.toFixed(0)} ms`,
      ].join(", ");
    },
  };
}
