import { setImmediate } from "node:timers/promises";

/**
 * Returns a function to be awaited between the steps of long work: it gives other requests a turn whenever the work has
 * blocked the event loop for `milliseconds`.
 */
export function pausesAfter(milliseconds: number): () => Promise<void> | undefined {
  let since = performance.now();
  return () => (performance.now() - since < milliseconds ? undefined : pause());

  async function pause(): Promise<void> {
    await setImmediate();
    since = performance.now();
  }
}
