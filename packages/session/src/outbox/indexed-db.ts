import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { OutboxEntry } from "./entry";
import { type OutboxStore, sortedFor } from "./store";

/** Who may send, where Web Locks are missing: the tab named here, until `until` (ms since 1970). */
export interface Lease {
  name: string;
  holder: string;
  until: number;
}

interface Schema extends DBSchema {
  entries: { key: string; value: OutboxEntry; indexes: { owner: [string, string] } };
  leases: { key: string; value: Lease };
}

/** The open outbox database. */
export type OutboxDatabase = IDBPDatabase<Schema>;

/** Opens the outbox database of this origin; rejects where the browser gives no storage (private windows). */
export async function openOutbox(name = "glossa-outbox"): Promise<OutboxDatabase> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      const entries = database.createObjectStore("entries", { keyPath: "key" });
      entries.createIndex("owner", ["server", "userId"]);
      database.createObjectStore("leases", { keyPath: "name" });
    },
  });
}

/**
 * Entries in IndexedDB. "Strict" makes the browser flush to disk before a transaction completes: only then
 * may the screen move on, since a power cut would take a relaxed one with it.
 */
export function indexedDbStore(database: OutboxDatabase): OutboxStore {
  return {
    list: async (owner) =>
      sortedFor(owner, await database.getAllFromIndex("entries", "owner", [owner.server, owner.userId])),
    async change(key, change) {
      const transaction = database.transaction("entries", "readwrite", { durability: "strict" });
      const next = change(await transaction.store.get(key));
      if (next) await transaction.store.put(next);
      else await transaction.store.delete(key);
      await transaction.done;
      return next;
    },
  };
}
