import { StorageError } from "../storage-error";
import { type StartPort, startProcess, startThread } from "./sqlite-ports";
import {
  type FileHealth,
  type Rows,
  SqliteThread,
  type StatementOptions,
  type StatementResult,
} from "./sqlite-thread";

/** How the readers of a file work. */
export interface ReaderSettings {
  file: string;
  health: FileHealth;
  /** The maximum duration of a statement, in milliseconds. */
  limit: number;
  start: StartPort;
}

/**
 * A reading connection with a time limit, which runs one statement at a time. A statement that takes too long is refused,
 * and the next one has another connection. The driver cannot interrupt a statement: a process ends with it, but a thread
 * after it.
 */
export class SqliteReader {
  readonly #settings: ReaderSettings;
  /** Undefined until the first statement, and again from the end of one until the next statement. */
  #thread: SqliteThread | undefined;
  #isClosed = false;

  constructor(settings: ReaderSettings) {
    this.#settings = settings;
  }

  /** Whether it has a connection, so that the next statement need not wait for one. */
  get isOpen(): boolean {
    return this.#thread !== undefined && !this.#thread.hasEnded;
  }

  async open(): Promise<SqliteThread> {
    if (this.#isClosed) throw new StorageError("The database is closed", "unavailable");
    if (this.#thread && !this.#thread.hasEnded) return this.#thread;
    const { file, health, start } = this.#settings;
    const opened = await SqliteThread.open({ file, isWriter: false }, health, start).catch((error) => {
      throw new StorageError(`No reading connection opened: ${error}`, "unavailable");
    });
    if (this.#isClosed) await opened.giveUp();
    this.#thread = opened;
    return opened;
  }

  async run(
    sql: string,
    parameters: readonly unknown[],
    options?: StatementOptions,
  ): Promise<StatementResult> {
    const thread = await this.open();
    return this.#limited(thread, thread.run(sql, parameters, options));
  }

  async runEach(sql: string, rows: Rows, options?: StatementOptions): Promise<Record<string, unknown>[]> {
    const thread = await this.open();
    return this.#limited(thread, thread.runEach(sql, rows, options));
  }

  /** Ends it; a thread first finishes its statement. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread?.giveUp();
  }

  async #limited<Result>(thread: SqliteThread, result: Promise<Result>): Promise<Result> {
    const { limit } = this.#settings;
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        this.#thread = undefined;
        void thread.giveUp();
        reject(new StorageError(`A statement took longer than ${limit} ms`, "slow"));
      }, limit);
      timer.unref();
    });
    try {
      return await Promise.race([result, tooLong]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Readers for short statements: asking a thread takes a third of the time that asking a process takes. */
export function threadReaders(count: number, settings: Omit<ReaderSettings, "start">): SqliteReader[] {
  return Array.from({ length: count }, () => new SqliteReader({ ...settings, start: startThread }));
}

/** Readers for statements that may take long: a process ends together with its statement. They start when needed. */
export function processReaders(count: number, settings: Omit<ReaderSettings, "start">): SqliteReader[] {
  return Array.from({ length: count }, () => new SqliteReader({ ...settings, start: startProcess }));
}
