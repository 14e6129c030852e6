import { on } from "node:events";
import { Worker } from "node:worker_threads";
import { HubError } from "./patient-fetch.mjs";

/** Some rows of a table, decoded; `start` is the number of the first one. */
export interface RowBatch {
  start: number;
  rows: Record<string, unknown>[];
  /** How many rows there are, as far as they are wanted. */
  total: number;
}

/** Which rows of which files are wanted. */
export interface ParquetTask {
  files: { url: string; size: number }[];
  columns: string[];
  features: Record<string, unknown> | null;
  from: number;
  to: number;
  firstPause?: number | undefined;
}

type Message =
  | { kind: "opened"; total: number; missing: string[] }
  | { kind: "rows"; start: number; rows: Record<string, unknown>[] }
  | { kind: "failed"; status: number | null; code: string; message: string };

/** The Parquet file cannot be read directly; the viewer may still return its rows. */
export class UnreadableFile extends Error {}

/** Columns that are wanted do not exist. */
export class MissingColumns extends Error {
  constructor(readonly columns: readonly string[]) {
    super(`There is no column ${columns.join(", ")}`);
  }
}

/** Reads rows of parquet files in a thread of its own. */
export async function* parquetRows(task: ParquetTask, signal?: AbortSignal): AsyncGenerator<RowBatch> {
  const worker = new Worker(new URL("./parquet-worker.mjs", import.meta.url), { workerData: task });
  let total = 0;
  try {
    for await (const [message] of on(worker, "message", { close: ["exit"], ...(signal && { signal }) })) {
      const reply = message as Message;
      if (reply.kind === "opened") total = totalOf(reply);
      else if (reply.kind === "failed") throw errorOf(reply);
      else {
        yield { start: reply.start, rows: reply.rows, total };
        worker.postMessage("written");
      }
    }
  } finally {
    await worker.terminate();
  }
}

function totalOf({ total, missing }: Extract<Message, { kind: "opened" }>): number {
  if (missing.length > 0) throw new MissingColumns(missing);
  return total;
}

function errorOf({ status, code, message }: Extract<Message, { kind: "failed" }>): Error {
  return status === null ? new UnreadableFile(message) : new HubError(status, code, message);
}
