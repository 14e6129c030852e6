import type { ResponsesPort } from "./deliver";
import { openDisk } from "./disk";
import type { Owner } from "./entry";
import { OlderTabError, openOutbox } from "./indexed-db";
import { makeOutbox, type Outbox, type StorageLack } from "./outbox";
import { memoryStore } from "./store";

/** Whose outbox it is, and where it sends. */
export interface OutboxOptions {
  /** Its entries are sent only to this server and in the name of this user. */
  owner: Owner;
  /** Delivers the responses. */
  port: ResponsesPort;
  /**
   * Name of the database in the browser.
   *
   * @default "glossa-outbox"
   */
  database?: string;
}

/**
 * Opens the outbox of a person and starts, or joins, the one sender of this origin. What an earlier visit has left in it is
 * sent, apart from entries that wait for a sign-in or after a failure of the server: `release` sends these as well. Close
 * it after the sessions that use it.
 *
 * @param options the owner, and the port that delivers to a backend of your own; a Glossa or Argilla server has
 *   `openOutboxOver` of `@glossa/session/server`
 * @example
 * declare const port: ResponsesPort;
 * const outbox = await openOutboxFor({ owner: { server: "https://backend.example", userId: "user-1" }, port });
 * await outbox.release();
 */
export async function openOutboxFor({ owner, port, database: name }: OutboxOptions): Promise<Outbox> {
  let outbox: Outbox | undefined;
  let lack: StorageLack | undefined;
  const onSuperseded = () => {
    lack = "newerTab";
    outbox?.tellStorageRefused();
  };
  const disk = await openDisk((onGone) => openOutbox(name, { onSuperseded, onGone })).catch((error) => {
    lack = lackOf(error);
    return undefined;
  });
  const store = disk?.store ?? memoryStore();
  outbox = makeOutbox({ owner, port, store, drafts: disk?.drafts, disk, lack: () => lack });
  return outbox;
}

function lackOf(error: unknown): StorageLack {
  if (error instanceof OlderTabError) return "olderTab";
  // A newer version of the app has already upgraded the database.
  return error instanceof DOMException && error.name === "VersionError" ? "newerTab" : "refused";
}
