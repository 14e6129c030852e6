import type { Database } from "../database/database";
import { keysOf } from "../security/secret";
import { type DataStore, prepareStore } from "./data-store";
import { StartError } from "./start-error";

/** Opens a PostgreSQL database, which several servers may use at once. */
export async function openSharedDatabase(url: string, secret: string | undefined): Promise<DataStore> {
  const place = placeOf(url);
  if (secret === undefined) {
    throw new StartError(
      "DATABASE_URL requires GLOSSA_SECRET: set at least 32 bytes, the same for every server of this database.",
    );
  }
  const database = await connectTo(url);
  const keys = keysOf(secret);
  await prepareStore(database, keys, { place, remedy: "choose another database with DATABASE_URL" });
  const { notifyingBus } = await import("../resources/events/notifying-bus");
  const events = notifyingBus(url);
  const close = async () => {
    await events.close();
    await database.close();
  };
  return { database, keys, place, events, close };
}

/** Connects to a PostgreSQL database without changing it. */
export async function connectTo(url: string): Promise<Database> {
  const { openPostgres } = await import("../database/postgres/postgres");
  const { isTransactionPooled } = await import("../database/postgres/transaction-pooling");
  const isPooled = await isTransactionPooled(url).catch((error: Error) => refuse(url, error));
  if (isPooled)
    throw new StartError(
      `DATABASE_URL leads to a pooler in transaction mode, with which time limits and messages between servers do not work: set pool_mode = session for ${placeOf(url)}, or connect to PostgreSQL directly.`,
    );
  return openPostgres(url).catch((error: Error) => refuse(url, error));
}

function refuse(url: string, { message }: Error): never {
  throw new StartError(
    `There is no connection to the database ${placeOf(url)} (${message || "no reply"}): start it, or correct DATABASE_URL.`,
  );
}

/** The URL of a database or a server without its credentials. */
export function placeOf(url: string): string {
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}
