/** Runs one task at a time, and calls `onEnd` after each. */
export function makeSingleFlight(onEnd: () => void) {
  let running: Promise<void> | undefined;
  /** Starts a task, or waits for the running one instead. */
  function join(task: () => Promise<void>): Promise<void> {
    running ??= task().finally(() => {
      running = undefined;
      onEnd();
    });
    return running;
  }
  return {
    join,
    /** Starts a task once none is running. */
    async follow(task: () => Promise<void>): Promise<void> {
      while (running) await running;
      await join(task);
    },
    isRunning: () => running !== undefined,
  };
}

/** Returns a value to the first caller only. */
export function once<T>(given: T | undefined): () => T | undefined {
  let left = given;
  return () => {
    const taken = left;
    left = undefined;
    return taken;
  };
}
