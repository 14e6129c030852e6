import { openSync, readSync } from "node:fs";

/** The longest turn of the event loop while something was watched. */
export interface TurnWatch {
  /** Milliseconds of processor time that the longest turn took of this thread. */
  stop(): number;
}

/**
 * Watches the turns of the event loop of this thread. They are measured in the thread's own processor time, so that
 * the figure is that of the program, not that of what else the machine does; where the system does not tell it, by the
 * clock.
 */
export function watchTurns(): TurnWatch {
  let last = threadTime();
  let longest = 0;
  let next = setImmediate(turn);

  function turn(): void {
    const now = threadTime();
    longest = Math.max(longest, now - last);
    last = now;
    next = setImmediate(turn);
  }

  return {
    stop: () => {
      clearImmediate(next);
      return Math.max(longest, threadTime() - last);
    },
  };
}

const schedule = openSchedule();
const read = Buffer.alloc(64);

/** Linux tells in nanoseconds for how long a thread has run. */
function openSchedule(): number | undefined {
  try {
    return openSync("/proc/thread-self/schedstat", "r");
  } catch {
    return undefined;
  }
}

/** Milliseconds. */
function threadTime(): number {
  if (schedule === undefined) return performance.now();
  const length = readSync(schedule, read, 0, read.length, 0);
  return Number(read.toString("latin1", 0, length).split(" ")[0]) / 1e6;
}
