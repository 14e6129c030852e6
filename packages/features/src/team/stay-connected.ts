import type { DatasetEvent } from "@glossa/contract";

/** The delays before each further attempt, in ms; the last one applies to all that follow. */
const waits = [1000, 2000, 5000, 15_000, 30_000];

/** Refusals that are final: signed out, no longer a member, deleted, or an unsupported server. */
const finalStatuses: readonly unknown[] = [401, 403, 404, 405, 406];

function isFinal(error: unknown): boolean {
  return error instanceof Error && "status" in error && finalStatuses.includes(error.status);
}

/**
 * Reads a stream until the signal aborts, and opens it again whenever it ends. Each stream begins with a snapshot, so
 * nothing that happened in between is missed.
 */
export async function stayConnected(
  open: (signal: AbortSignal) => AsyncIterable<DatasetEvent>,
  onEvent: (event: DatasetEvent) => void,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    try {
      for await (const event of open(signal)) {
        failures = 0;
        if (!signal.aborted) onEvent(event);
      }
    } catch (error) {
      if (isFinal(error)) return;
    }
    await pause(waits[Math.min(failures, waits.length - 1)] ?? 0, signal);
    failures += 1;
  }
}

/** Waits for a time, or until the browser has a network again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    function end() {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      window.removeEventListener("online", end);
      resolve();
    }
    // Random delays keep many tabs that lost the same server from reconnecting at the same time.
    const timer = setTimeout(end, ms * (0.75 + Math.random() / 2));
    signal.addEventListener("abort", end);
    window.addEventListener("online", end);
  });
}
