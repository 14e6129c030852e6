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
import { postgresWordingOf } from "./dialects";
import { StorageError } from "./storage-error";

/** Makes the connections to a database; they are opened as they are needed. `limit` ends slow statements, in milliseconds. */
export function openPool(url: string, connections: number, limit?: number): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types: numbersAsNumbers,
    statement_timeout: limit,
  });
  // A connection that breaks is replaced by the next one; without listeners it ends the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Lets Kysely run its statements on PostgreSQL, over connections that take our values and throw our errors. */
export function postgresDialect(pool: PostgresPool): Dialect {
  return {
    createDriver: () => new PostgresDriver({ pool }),
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new OwnWordsCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  };
}

class OwnWordsCompiler extends PostgresQueryCompiler {
  protected override visitRaw(node: RawNode): void {
    super.visitRaw(postgresWordingOf(node));
  }
}

const { INT8, NUMERIC } = types.builtins;

// Counts and averages arrive as texts otherwise; none of them comes near the limit of a number.
const numbersAsNumbers: CustomTypesConfig = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    id === INT8 || id === NUMERIC ? Number : types.getTypeParser(id, format as "text"),
};

/** A pool whose clients take our values, throw our errors, and run statements in the order in which they were asked. */
export function translating(pool: Pool): PostgresPool {
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch(refuse);
      // A client does one thing at a time; who asks for several at once waits here.
      let last: Promise<unknown> = Promise.resolve();
      const query = (text: string, parameters: readonly unknown[]) => {
        const answer = last.then(() => client.query(text, parameters.map(bindable)));
        last = answer.catch(() => undefined);
        return answer.catch(refuse);
      };
      // Its other form is for cursors, which nothing here uses.
      return { query, release: () => client.release() } as unknown as PostgresPoolClient;
    },
  };
}

function refuse(error: unknown): never {
  const { message, code } = error as Error & { code?: string };
  const isTold = error instanceof DatabaseError;
  throw new StorageError(message, isTold ? kindOf(code) : "unavailable", { cause: error });
}

function kindOf(code = ""): StorageError["kind"] {
  if (code === "23505") return "unique";
  if (code === "23503") return "foreign-key";
  if (code === "53100") return "full";
  if (code === "57014") return "slow";
  // All connections are taken; or the server is being shut down, or has just crashed and recovers.
  return code === "53300" || code.startsWith("57P") ? "unavailable" : "other";
}

/** A value as PostgreSQL takes it. */
export function bindable(value: unknown): unknown {
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "string") return writable(value);
  if (value instanceof Uint8Array) return Buffer.from(value);
  return Array.isArray(value) ? value.map(bindable) : value;
}

// PostgreSQL has no text with the character zero or half of a character in it.
function writable(text: string): string {
  return text.includes("\0") || !text.isWellFormed() ? text.toWellFormed().replaceAll("\0", "\uFFFD") : text;
}
