import { Kysely } from "kysely";
import type { Tables } from "../tables/schema";
import { dialectFor, ThreadConnection, ThreadDriver } from "./sqlite-dialect";
import type { SqliteThread } from "./sqlite-thread";

/**
 * Runs some work on the writing thread, completely or not at all. Statements that the work does not await are sent
 * together, and run in the order of their calls.
 */
export async function transact<Result>(
  thread: SqliteThread,
  work: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const connection = new TransactionConnection(thread);
  // Not awaited: it is sent with the first statement, which the thread refuses if there is no transaction.
  const begun = thread.run("BEGIN IMMEDIATE", []);
  begun.catch(() => undefined);
  try {
    const result = await work(new Kysely({ dialect: dialectFor(new TransactionDriver(connection)) }));
    connection.end();
    await thread.run("COMMIT", [], { isWithin: true });
    return result;
  } catch (error) {
    connection.end();
    // A full disk has ended the transaction by itself.
    await thread.run("ROLLBACK", [], { isWithin: true }).catch(() => undefined);
    // The reason why the transaction could not begin is more useful than the error that there is none.
    await begun;
    throw error;
  }
}

/** A connection for one transaction: nothing may be written after its end, because that would be outside of it. */
class TransactionConnection extends ThreadConnection {
  #hasEnded = false;

  constructor(thread: SqliteThread) {
    super(thread, { isWithin: true });
  }

  end(): void {
    this.#hasEnded = true;
  }

  override get thread() {
    if (!this.#hasEnded) return super.thread;
    throw new Error("The transaction has ended, so nothing can be asked in it. Wait for all of its work.");
  }
}

class TransactionDriver extends ThreadDriver {
  constructor(readonly connection: ThreadConnection) {
    super();
  }

  async acquireConnection(): Promise<ThreadConnection> {
    return this.connection;
  }

  async releaseConnection(): Promise<void> {}
}
