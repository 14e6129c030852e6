import { on } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import { HubError } from "./patient-fetch.mjs";

/** A table to be sent to the hub. */
export interface SendTask {
  hubUrl: string;
  token: string;
  repository: string;
  isPrivate: boolean;
  /** Where the table is written before it is sent; the file is deleted afterwards. */
  file: string;
  /** Where it is in the repository. */
  path: string;
  features: Record<string, unknown>;
  rowGroupSize: number;
  card: { title: string; subset: string; split: string; pattern: string; records: number; text: string };
  texts: Record<string, string>;
  firstPause: number;
}

type Message =
  | { kind: "taken" }
  | { kind: "written" }
  | { kind: "sent"; repository: string }
  | { kind: "failed"; status: number | null; code: string; message: string };

const maxUntaken = 2;

/** Writes rows as a parquet file and sends it, in a thread of its own. Returns the full name of the repository. */
export async function sendTable(
  task: SendTask,
  pages: AsyncIterable<Record<string, unknown>[]>,
  signal: AbortSignal,
): Promise<string> {
  await mkdir(dirname(task.file), { recursive: true, mode: 0o700 });
  const worker = new Worker(new URL("./export-worker.mjs", import.meta.url), { workerData: task });
  try {
    const turns = new Turns();
    const feeding = feed(worker, pages, turns);
    const outcome = follow(worker, turns, signal);
    // Whichever fails first ends both.
    await Promise.race([outcome, feeding.then(() => outcome)]);
    return await outcome;
  } finally {
    await worker.terminate();
    await rm(task.file, { force: true });
  }
}

/** How many pages were sent to the thread and not yet written. */
class Turns {
  #untaken = 0;
  #wake: () => void = () => undefined;

  async wait(): Promise<void> {
    while (this.#untaken >= maxUntaken)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    this.#untaken += 1;
  }

  release(): void {
    this.#untaken -= 1;
    this.#wake();
  }
}

async function feed(
  worker: Worker,
  pages: AsyncIterable<Record<string, unknown>[]>,
  turns: Turns,
): Promise<void> {
  for await (const rows of pages) {
    await turns.wait();
    worker.postMessage(rows);
  }
  worker.postMessage(null);
}

async function follow(worker: Worker, turns: Turns, signal: AbortSignal): Promise<string> {
  for await (const [message] of on(worker, "message", { close: ["exit"], signal })) {
    const event = message as Message;
    if (event.kind === "taken") turns.release();
    if (event.kind === "sent") return event.repository;
    if (event.kind !== "failed") continue;
    const error =
      event.status === null ? new Error(event.message) : new HubError(event.status, "", event.message);
    throw Object.assign(error, event.status === null && { code: event.code });
  }
  throw new Error("The thread that writes the export has ended");
}
