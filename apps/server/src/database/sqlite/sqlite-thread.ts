import { damageIn } from "../damage";
import { StorageError } from "../storage-error";
import { type Port, type PortData, type StartPort, startThread } from "./sqlite-ports";

/** The result of one statement. */
export interface StatementResult {
  rows: Record<string, unknown>[];
  changes?: number;
  lastInsertRowid?: number | bigint;
}

interface Reply extends StatementResult {
  id: number;
  error?: string;
}

/** How a statement is to be run. */
export interface StatementOptions {
  /** Whether it belongs to a transaction: it is refused if that has not begun or has ended. */
  isWithin?: boolean;
}

interface Statement extends StatementOptions {
  id: number;
  sql: string;
  parameters: unknown[];
  /** The number of parameters of each row, if the statement runs for several. */
  width?: number;
}

/** Parameters of rows, one row after the other: one long list transfers to a thread faster than many short ones. */
export interface Rows {
  width: number;
  values: readonly unknown[];
}

/** What the threads of one file have found out about it. */
export interface FileHealth {
  isDamaged: boolean;
}

interface PendingStatement {
  resolve(result: StatementResult): void;
  reject(error: Error): void;
}

/** A thread or process with its own connection: SQL never runs on the thread that serves requests. */
export class SqliteThread {
  readonly #port: Port;
  readonly #waiting = new Map<number, PendingStatement>();
  #outgoing: Statement[] = [];
  #lastId = 0;
  /** Why it has ended, if it has. */
  #ended: StorageError | undefined;
  readonly #health: FileHealth;
  /** Resolves once its connection is open. */
  readonly #opened: Promise<void>;
  /** Resolves once it has ended. */
  readonly #closed: Promise<void>;

  private constructor(data: PortData, health: FileHealth, start: StartPort) {
    this.#health = health;
    let isReady = () => {};
    let hasClosed = () => {};
    this.#closed = new Promise((resolve) => {
      hasClosed = resolve;
    });
    this.#opened = new Promise((resolve, reject) => {
      isReady = resolve;
      void this.#closed.then(() => reject(this.#ended));
    });
    this.#port = start<Reply[] | "ready">(data, {
      message: (replies) => {
        if (replies === "ready") isReady();
        else for (const reply of replies) this.#settle(reply);
      },
      end: (reason) => {
        this.#fail(reason);
        hasClosed();
      },
    });
  }

  /** Starts a thread, or in another way, and waits until its connection is open. */
  static async open(
    data: PortData,
    health: FileHealth,
    start: StartPort = startThread,
  ): Promise<SqliteThread> {
    const thread = new SqliteThread(data, health, start);
    await thread.#opened;
    return thread;
  }

  /** Whether it has ended, so that nothing can be asked any more. */
  get hasEnded(): boolean {
    return this.#ended !== undefined;
  }

  run(sql: string, parameters: readonly unknown[], options?: StatementOptions): Promise<StatementResult> {
    return this.#ask({ sql, parameters: parameters.map(bindable), ...options });
  }

  /** Runs one statement for each row of so many parameters. Returns its result for each of them. */
  async runEach(
    sql: string,
    { width, values }: Rows,
    options?: StatementOptions,
  ): Promise<Record<string, unknown>[]> {
    return (await this.#ask({ sql, width, parameters: values.map(bindable), ...options })).rows;
  }

  #ask(question: Omit<Statement, "id">): Promise<StatementResult> {
    if (this.#ended) return Promise.reject(this.#ended);
    this.#lastId += 1;
    const id = this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#outgoing.push({ id, ...question });
      // Waking a thread costs more than most statements: calls of the same tick are sent together.
      if (this.#outgoing.length === 1) process.nextTick(() => this.#send());
    });
  }

  #send(): void {
    if (this.#outgoing.length === 0) return;
    this.#port.post(this.#outgoing);
    this.#outgoing = [];
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    this.#send();
    this.#port.post("close");
    await this.#closed;
  }

  /** Ends without a reply to what was asked: a process at once, a thread after its running statement. */
  async giveUp(): Promise<void> {
    if (this.#ended) return;
    this.#outgoing = [];
    this.#port.giveUp();
    await this.#closed;
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (reply.error === undefined) {
      waiting?.resolve(reply);
      return;
    }
    const error = new StorageError(reply.error, kindOf(reply.error));
    if (damageIn(error) !== undefined) this.#health.isDamaged = true;
    waiting?.reject(error);
  }

  #fail(reason: string): void {
    this.#ended ??= new StorageError(`The database thread stopped: ${reason}`, "unavailable");
    for (const waiting of this.#waiting.values()) waiting.reject(this.#ended);
    this.#waiting.clear();
  }
}

function bindable(value: unknown): unknown {
  if (value === undefined) return null;
  return typeof value === "boolean" ? Number(value) : value;
}

// The driver identifies errors only by their messages.
function kindOf(message: string): StorageError["kind"] {
  if (/database or disk is full|disk I\/O error|no space left/i.test(message)) return "full";
  if (message.startsWith("UNIQUE constraint failed")) return "unique";
  if (message.startsWith("FOREIGN KEY constraint failed")) return "foreign-key";
  // The index of each dataset is a table of its own.
  return message.startsWith("no such table") ? "missing-table" : "other";
}
