import { StorageError } from "../storage-error";
import {
  type FileHealth,
  type Rows,
  SqliteThread,
  type StatementOptions,
  type StatementResult,
} from "./sqlite-thread";

/** A pending call of a thread; until it has a result, another thread may run it. */
interface Asked {
  askOf(thread: SqliteThread): void;
  refuse(error: Error): void;
}

/** The maximum number of abandoned threads that still run. */
const mostGivenUp = 2;
let givenUp = 0;

/**
 * A reading thread with a time limit. SQLite cannot interrupt a statement, so a thread whose statement takes too long
 * is abandoned and ends after that statement: the call is refused, and another thread runs the remaining ones.
 */
export class SqliteReader {
  readonly #file: string;
  readonly #limit: number;
  readonly #health: FileHealth;
  #thread: SqliteThread;
  /** In the order in which the thread runs them. */
  readonly #asked = new Set<Asked>();
  #firstSince = 0;
  #timer: NodeJS.Timeout | undefined;
  #opening: Promise<void> | undefined;

  private constructor(file: string, limit: number, health: FileHealth, thread: SqliteThread) {
    this.#file = file;
    this.#limit = limit;
    this.#health = health;
    this.#thread = thread;
  }

  /** Opens a reading connection; `limit` is in milliseconds. */
  static async open(file: string, limit: number, health: FileHealth): Promise<SqliteReader> {
    return new SqliteReader(file, limit, health, await SqliteThread.open(file, false, health));
  }

  run(sql: string, parameters: readonly unknown[], options?: StatementOptions): Promise<StatementResult> {
    return this.#ask((thread) => thread.run(sql, parameters, options));
  }

  runEach(sql: string, rows: Rows, options?: StatementOptions): Promise<Record<string, unknown>[]> {
    return this.#ask((thread) => thread.runEach(sql, rows, options));
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#opening;
    await this.#thread.close();
  }

  #ask<Result>(work: (thread: SqliteThread) => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const asked: Asked = {
        askOf: (thread) => {
          work(thread).then(
            (result) => this.#settle(asked, thread, () => resolve(result)),
            (error: unknown) => this.#settle(asked, thread, () => reject(error)),
          );
        },
        refuse: reject,
      };
      if (this.#asked.size === 0) this.#watch();
      this.#asked.add(asked);
      if (!this.#opening) asked.askOf(this.#thread);
    });
  }

  #settle(asked: Asked, thread: SqliteThread, tell: () => void): void {
    // The calls of an abandoned thread have been refused, or run on another thread.
    if (thread !== this.#thread || !this.#asked.delete(asked)) return;
    this.#firstSince = performance.now();
    if (this.#asked.size === 0) clearTimeout(this.#timer);
    tell();
  }

  #watch(): void {
    this.#firstSince = performance.now();
    this.#wait(this.#limit);
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const left = this.#firstSince + this.#limit - performance.now();
      if (left > 0) this.#wait(left);
      else this.#giveUp();
    }, milliseconds);
    this.#timer.unref();
  }

  #giveUp(): void {
    const [first] = this.#asked;
    if (!first || this.#opening) return;
    this.#refuse([first]);
    if (givenUp >= mostGivenUp) {
      // Another thread would leave no processor for the rest: the calls that wait for this one are refused with it.
      this.#refuse([...this.#asked]);
      return;
    }
    givenUp += 1;
    void this.#thread.giveUp().then(() => {
      givenUp -= 1;
    });
    this.#opening = this.#startAnew();
  }

  async #startAnew(): Promise<void> {
    try {
      this.#thread = await SqliteThread.open(this.#file, false, this.#health);
    } catch (error) {
      this.#refuse([...this.#asked], new StorageError(`No reading thread opened: ${error}`, "unavailable"));
    }
    this.#opening = undefined;
    if (this.#asked.size > 0) this.#watch();
    for (const asked of this.#asked) asked.askOf(this.#thread);
  }

  #refuse(all: readonly Asked[], error = tooSlow(this.#limit)): void {
    for (const asked of all) {
      this.#asked.delete(asked);
      asked.refuse(error);
    }
  }
}

function tooSlow(limit: number): StorageError {
  return new StorageError(`A statement took longer than ${limit} ms`, "slow");
}
