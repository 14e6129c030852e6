import { Kysely, sql } from "kysely";
import type { DialectName } from "./dialects";
import { dialectFor, readerDialect, WriterDriver } from "./sqlite/sqlite-dialect";
import { processReaders, threadReaders } from "./sqlite/sqlite-reader";
import { SharedCommits } from "./sqlite/sqlite-shared-commits";
import { type FileHealth, SqliteThread } from "./sqlite/sqlite-thread";
import { transact } from "./sqlite/sqlite-transaction";
import type { Tables } from "./tables/schema";

/** Where statements of a repository run: directly on the database or inside a transaction. */
export type Handle = Kysely<Tables>;

/** Runs some work completely or not at all; what it returns has been stored durably. */
export type Write = <Result>(work: (db: Handle) => Promise<Result>) => Promise<Result>;

/** The dataset that a write locks: its public id, or that of one of its records or responses. */
export interface LockScope {
  of: "dataset" | "record" | "response";
  id: string;
}

/** The open database: reads run concurrently, writes one after the other. */
export interface Database {
  dialect: DialectName;
  /** For statements that take little time, with a time limit for each. */
  read: Handle;
  /**
   * For statements that may take long, such as searches, with the same limit. They never delay those of `read`, and a
   * statement that exceeds the limit ends.
   */
  search: Handle;
  /** Identifies users: independent of searches, so that searches never delay signing in. */
  credentials: Handle;
  /** Writes exclusively. */
  write: Write;
  /**
   * Writes to one dataset: concurrent with writes to others where the database can, never with `write`. Writes to a record
   * or a response go before those to a whole dataset that wait.
   */
  writeScoped<Result>(scope: LockScope, work: (db: Handle) => Promise<Result>): Promise<Result>;
  /** Writes what no other write reads: concurrent with all but `write`. */
  writeIndependent: Write;
  /** For migrations, which manage their own transactions. */
  writer: Handle;
  /** False once the part that writes has stopped for an unknown reason: only another start helps. */
  isWritable(): boolean;
  /** True once a statement has found that the file is damaged. */
  isDamaged(): boolean;
  close(): Promise<void>;
}

/** The maximum duration of a reading statement, in milliseconds. */
export const readLimit = 30_000;

/** The maximum duration of a pause within a writing transaction in PostgreSQL, in milliseconds. */
export const idleLimit = 30_000;

/** The settings that differ between the running server and tests. */
export interface DatabaseOptions {
  /** In milliseconds. Default: 30 seconds. */
  readLimit?: number;
  /** In milliseconds, only for PostgreSQL. Default: 30 seconds. */
  idleLimit?: number;
}

const readerCount = 2;
// A search counts in one process and reads its page in another.
const searcherCount = 3;
// Versions 3.7.0 to 3.51.2 can corrupt a write-ahead log that several connections use.
const oldestSafeVersion = [3, 51, 3];

/**
 * Opens a SQLite file with threads, one that writes, two for short reading statements and one that identifies users; and
 * up to three processes for searches.
 */
export async function openSqlite(file: string, options: DatabaseOptions = {}): Promise<Database> {
  const health: FileHealth = { isDamaged: false };
  const settings = { file, health, limit: options.readLimit ?? readLimit };
  // The writer is opened first: it creates the file and switches it to write-ahead logging.
  const writer = await SqliteThread.open({ file, isWriter: true }, health);
  const credentials = threadReaders(1, settings);
  const readers = threadReaders(readerCount, settings);
  const searchers = processReaders(searcherCount, settings);
  await Promise.all([...credentials, ...readers].map((reader) => reader.open()));
  const driver = new WriterDriver(writer);
  const writing = new Kysely<Tables>({ dialect: dialectFor(driver) });
  await refuseUnsafeVersion(writing);
  const write: Write = (work) => driver.alone("short", () => transact(writer, work));
  const shared = new SharedCommits(driver, writer);
  return {
    dialect: "sqlite",
    read: new Kysely<Tables>({ dialect: readerDialect(readers) }),
    search: new Kysely<Tables>({ dialect: readerDialect(searchers) }),
    credentials: new Kysely<Tables>({ dialect: readerDialect(credentials) }),
    write,
    // There is one writer. Small writes of responses and records share a commit.
    writeScoped: ({ of }, work) =>
      of === "dataset" ? driver.alone("long", () => transact(writer, work)) : shared.write(work),
    writeIndependent: write,
    writer: writing,
    isWritable: () => !writer.hasEnded,
    isDamaged: () => health.isDamaged,
    close: async () => {
      await Promise.all([...credentials, ...readers, ...searchers].map((reader) => reader.close()));
      // Last, because closing the last connection checkpoints the log.
      await writer.close();
    },
  };
}

async function refuseUnsafeVersion(db: Handle): Promise<void> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  const version = rows[0]?.version ?? "0";
  const parts = version.split(".").map(Number);
  const difference = oldestSafeVersion
    .map((part, index) => (parts[index] ?? 0) - part)
    .find((each) => each !== 0);
  if ((difference ?? 0) >= 0) return;
  throw new Error(
    `SQLite ${version} is too old: several connections can corrupt its log. Install the pinned driver again (npm ci).`,
  );
}
