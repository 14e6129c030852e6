import { openSync, readSync } from "node:fs";

/** The longest turn of the event loop during a measurement. */
export interface TurnWatch {
  /** Returns the processor time of this thread's longest turn, in milliseconds. */
  stop(): number;
}

/**
 * Measures the turns of this thread's event loop in processor time of the thread, so that other work of the machine
 * does not count; in elapsed time if the system does not report it.
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

/** Linux reports the run time of a thread in nanoseconds. */
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
