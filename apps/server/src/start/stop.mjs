// @ts-check

/** A second more than running requests may take after the server was asked to stop, in ms. */
const lastMoment = 11_000;

/**
 * Stops when the system asks for it, at the latest after eleven seconds: what takes longer than that is interrupted, as by
 * a crash, and a job continues at the next start.
 * @param {{ close(): Promise<void> }} server
 * @param {number} latest
 */
export function stopOnSignals(server, latest = lastMoment) {
  const stop = () => {
    setTimeout(() => {
      // Otherwise the process would wait for its threads. The listeners before this one end the other processes.
      process.once("exit", () => process.kill(process.pid, "SIGKILL"));
      process.exit(1);
    }, latest).unref();
    void server.close();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, stop);
}
