import { type Kysely, sql } from "kysely";
import type { Tables } from "../tables/schema";
import type { WriterDriver } from "./sqlite-dialect";
import type { SqliteThread } from "./sqlite-thread";
import { transact } from "./sqlite-transaction";

type Work<Result> = (db: Kysely<Tables>) => Promise<Result>;

/** Work that waits for the writer. */
interface Waiting {
  /** Does the work. Returns a function that reports that it has been stored. */
  run: Work<() => void>;
  fail(error: unknown): void;
}

// Limits the wait of each piece; the disk flushes once for all of them.
const mostAtOnce = 50;

/**
 * Runs short pieces of work that wait at the same time in one transaction: most of the cost of a small write is the
 * flush to disk. Each piece succeeds or fails by itself, and resolves only after all of them are on the disk.
 */
export class SharedCommits {
  readonly #driver: WriterDriver;
  readonly #thread: SqliteThread;
  #waiting: Waiting[] = [];
  #hasAsked = false;

  constructor(driver: WriterDriver, thread: SqliteThread) {
    this.#driver = driver;
    this.#thread = thread;
  }

  write<Result>(work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = async (db: Kysely<Tables>) => {
        const result = await work(db);
        return () => resolve(result);
      };
      this.#waiting.push({ run, fail: reject });
      this.#askForWriter();
    });
  }

  #askForWriter(): void {
    if (this.#hasAsked || this.#waiting.length === 0) return;
    this.#hasAsked = true;
    void this.#driver.alone("short", async () => {
      this.#hasAsked = false;
      const group = this.#waiting.splice(0, mostAtOnce);
      this.#askForWriter();
      await this.#store(group);
    });
  }

  async #store(group: readonly Waiting[]): Promise<void> {
    const [only] = group;
    try {
      const stored = await transact(this.#thread, async (db) =>
        only && group.length === 1 ? [await only.run(db)] : runEach(db, group),
      );
      for (const tell of stored) tell();
    } catch (error) {
      for (const each of group) each.fail(error);
    }
  }
}

async function runEach(db: Kysely<Tables>, group: readonly Waiting[]): Promise<(() => void)[]> {
  const stored: (() => void)[] = [];
  for (const each of group) {
    await sql`SAVEPOINT piece`.execute(db);
    try {
      stored.push(await each.run(db));
    } catch (error) {
      // Fails if the transaction has ended by itself, as on a full disk: then the other pieces are not stored, either.
      await sql`ROLLBACK TO piece`.execute(db).catch(() => {
        throw error;
      });
      each.fail(error);
    }
    await sql`RELEASE piece`.execute(db);
  }
  return stored;
}
