import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { type WriteLength, WriteTurns } from "../write-turns";
import type { SqliteReader } from "./sqlite-reader";
import type { SqliteThread, StatementOptions } from "./sqlite-thread";

type Thread = Pick<SqliteThread, "run" | "runEach">;

/** Lets Kysely run its statements on whichever reader is free. */
export function readerDialect(readers: readonly SqliteReader[]): Dialect {
  return dialectFor(new ReaderDriver(readers));
}

/** Lets Kysely run its statements with a driver. */
export function dialectFor(driver: Driver): Dialect {
  return {
    createDriver: () => driver,
    createAdapter: () => new TransactionalAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  };
}

class TransactionalAdapter extends SqliteAdapter {
  // A migration that fails half-way must leave nothing behind.
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** A thread in the form of a Kysely connection. */
export class ThreadConnection implements DatabaseConnection {
  readonly #thread: Thread;

  constructor(
    thread: Thread,
    readonly options: StatementOptions = {},
  ) {
    this.#thread = thread;
  }

  get thread(): Thread {
    return this.#thread;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = this.thread.run(query.sql, query.parameters, this.options);
    const { rows, changes, lastInsertRowid } = await result;
    return {
      // Kysely infers the row from the statement; the thread cannot know it.
      rows: rows as Row[],
      numAffectedRows: changes === undefined ? undefined : BigInt(changes),
      insertId: lastInsertRowid === undefined ? undefined : BigInt(lastInsertRowid),
    };
  }

  streamQuery<Row>(): AsyncIterableIterator<QueryResult<Row>> {
    throw new Error(
      "Rows cannot be streamed from a database thread, as it holds one statement at a time. Read pages.",
    );
  }
}

/** Common to all drivers: how a transaction begins and ends. */
export abstract class ThreadDriver implements Driver {
  abstract acquireConnection(): Promise<ThreadConnection>;
  abstract releaseConnection(connection: ThreadConnection): Promise<void>;

  async init(): Promise<void> {}

  async destroy(): Promise<void> {}

  async beginTransaction(connection: ThreadConnection): Promise<void> {
    // A deferred transaction that reads first fails immediately when it writes.
    await connection.executeQuery(CompiledQuery.raw("BEGIN IMMEDIATE"));
  }

  async commitTransaction(connection: ThreadConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("COMMIT"));
  }

  async rollbackTransaction(connection: ThreadConnection): Promise<void> {
    // A full disk has ended the transaction by itself. The reason of the rollback is more useful than that there is none.
    await connection.executeQuery(CompiledQuery.raw("ROLLBACK")).catch(() => undefined);
  }
}

// A flush to disk each, or one for several of them: a batch waits some tenths of a second.
const mostShortWrites = 10;

/** Runs statements on the one writing thread, one transaction at a time. */
export class WriterDriver extends ThreadDriver {
  readonly #connection: ThreadConnection;
  readonly #turns = new WriteTurns(mostShortWrites);

  constructor(thread: SqliteThread) {
    super();
    this.#connection = new ThreadConnection(thread);
  }

  /** Runs some work while no other work writes. */
  alone<Result>(length: WriteLength, work: () => Promise<Result>): Promise<Result> {
    return this.#turns.run(length, work);
  }

  async acquireConnection(): Promise<ThreadConnection> {
    await this.#turns.take("short");
    return this.#connection;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.release();
  }
}

/** Statements wait in one queue, from which each free reader takes the next one. */
class ReaderDriver extends ThreadDriver {
  readonly #free: ReaderConnection[];
  readonly #queue: Array<(connection: ReaderConnection) => void> = [];

  constructor(readers: readonly SqliteReader[]) {
    super();
    this.#free = readers.map((reader) => new ReaderConnection(reader));
  }

  async acquireConnection(): Promise<ReaderConnection> {
    // A reader that is open is preferred: another one may never be needed.
    const open = this.#free.findIndex(({ reader }) => reader.isOpen);
    const [connection] = this.#free.splice(Math.max(open, 0), 1);
    return connection ?? new Promise((resolve) => this.#queue.push(resolve));
  }

  async releaseConnection(connection: ReaderConnection): Promise<void> {
    const next = this.#queue.shift();
    // Handed over directly, so that no later statement gets in between.
    if (next) next(connection);
    else this.#free.push(connection);
  }
}

class ReaderConnection extends ThreadConnection {
  constructor(readonly reader: SqliteReader) {
    super(reader);
  }
}
