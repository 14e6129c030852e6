import {
  type Dialect,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  type RawNode,
} from "kysely";
import { type CustomTypesConfig, DatabaseError, Pool, types } from "pg";
import { postgresWordingOf } from "../dialects";
import { StorageError } from "../storage-error";
import { bindable } from "./bindable";
import { connectionTo } from "./connection";

/** What PostgreSQL ends by itself, in milliseconds. */
interface PoolLimits {
  /** The longest time that a statement may take. */
  statement?: number;
  /** The longest time that a transaction may wait for its next statement; then its connection ends. */
  idle?: number;
}

/** The settings of a session, as one statement. Poolers refuse them as parameters of the connection. */
function settingsOf({ statement, idle }: PoolLimits): string {
  const settings = {
    // Compiling a search takes longer than it saves: the planner expects far more rows than a page has.
    jit: "off",
    statement_timeout: statement,
    idle_in_transaction_session_timeout: idle && Math.round(idle),
  };
  return Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `SET ${name} = ${value}`)
    .join("; ");
}

/** Returns the pool of connections to a database, opened when needed. */
export function openPool(url: string, connections: number, { statement, idle }: PoolLimits = {}): Pool {
  const settings = settingsOf({ statement, idle });
  const pool = new Pool({
    ...connectionTo(url),
    max: connections,
    types: numbersAsNumbers,
    onConnect: (client) => client.query(settings),
  });
  // The next connection replaces a broken one; without a listener, the error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** The Kysely dialect for PostgreSQL over a pool from `adaptedPool`. */
export function postgresDialect(pool: PostgresPool): Dialect {
  return {
    createDriver: () => new PostgresDriver({ pool }),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresWordingCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class PostgresWordingCompiler extends PostgresQueryCompiler {
  protected override visitRaw(node: RawNode): void {
    super.visitRaw(postgresWordingOf(node));
  }
}

const { INT8, NUMERIC } = types.builtins;

// Otherwise counts and averages are returned as texts; all of them are safe integers.
const numbersAsNumbers: CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    id === INT8 || id === NUMERIC ? Number : types.getTypeParser(id, format as "text"),
};

/** A pool whose clients accept our values, throw our errors, and run statements in the order of their calls. */
export function adaptedPool(pool: Pool): PostgresPool {
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch(throwStorageError);
      // A client does one thing at a time; concurrent calls wait here.
      let last: Promise<unknown> = Promise.resolve();
      const query = (text: string, parameters: readonly unknown[]) => {
        const result = last.then(() => client.query(text, parameters.map(bindable)));
        last = result.catch(() => undefined);
        return result.catch(throwStorageError);
      };
      // The overload of `query` for cursors is not used here.
      return { query, release: () => client.release() } as unknown as PostgresPoolClient;
    },
  };
}

function throwStorageError(error: unknown): never {
  const { message, code } = error as Error & { code?: string };
  const isFromServer = error instanceof DatabaseError;
  throw new StorageError(message, isFromServer ? kindOf(code) : "unavailable", { cause: error });
}

function kindOf(code = ""): StorageError["kind"] {
  if (code === "23505") return "unique";
  if (code === "23503") return "foreign-key";
  if (code === "42P01") return "missing-table";
  if (code === "53100") return "full";
  if (code === "57014") return "slow";
  // All connections are taken; the transaction has been idle for too long; or the server is shutting down, or recovering
  // from a crash.
  return code === "53300" || code === "25P03" || code.startsWith("57P") ? "unavailable" : "other";
}
