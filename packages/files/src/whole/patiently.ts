import { ApiError } from "@glossa/contract/client";

/** Milliseconds between the tries of a call: a restart of a server takes as long. */
const pauses = [1000, 2000, 4000, 8000, 16_000];

/** How a call is tried again. */
export interface Patience {
  signal?: AbortSignal | undefined;
  /** Milliseconds before each further try. */
  pauses?: readonly number[] | undefined;
}

/**
 * Calls a server, and tries again if it cannot be reached or is overloaded.
 *
 * @param call may be made twice
 * @param patience how long to try, and what ends the trying
 * @throws ApiError of the last try, or of one that the server has refused
 * @example
 * declare const api: Client;
 * const me = await patiently(() => api.getMe());
 */
export async function patiently<Result>(
  call: () => Promise<Result>,
  { signal, pauses: before = pauses }: Patience = {},
): Promise<Result> {
  for (const pause of before) {
    try {
      return await call();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await wait(pause, signal);
    }
  }
  return call();
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind === "network" || [429, 500, 502, 503, 504].includes(error.status ?? 0);
}

function wait(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener("abort", stop, { once: true });
  });
}
