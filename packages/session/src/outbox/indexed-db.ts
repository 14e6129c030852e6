import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from "idb";
import type { DraftDisk } from "../drafts/draft-store";
import type { KeptDraft } from "../drafts/kept-draft";
import type { DiskParts } from "./disk";
import { isOpen, type OutboxEntry } from "./entry";
import { indexedDbLeases, type Lease } from "./leases";
import { type OutboxStore, sortedFor } from "./store";

/** A pending entry. Settled entries lack `open`, so the index of that name contains the pending ones only. */
type OpenEntry = OutboxEntry & { open: 1 };

interface Schema extends DBSchema {
  entries: {
    key: string;
    value: OutboxEntry | OpenEntry;
    indexes: { owner: [string, string]; open: [string, string, 1] };
  };
  leases: { key: string; value: Lease };
  drafts: { key: string; value: KeptDraft; indexes: { owner: [string, string] } };
}

/** The open outbox database. */
export type OutboxDatabase = IDBPDatabase<Schema>;

/** A tab with an older version of the app keeps the database open. */
export class OlderTabError extends Error {}

/** Called when the database was closed without the app's doing. */
export interface Closings {
  /** A tab with a newer version of the app needs to upgrade it. */
  onSuperseded: () => void;
  /** The browser deletes it, or had to close it; what it contained may be gone. */
  onGone: () => void;
}

/** Opens the outbox database of this origin; rejects if the browser offers no storage (private windows). */
export async function openOutbox(
  name = "glossa-outbox",
  { onSuperseded, onGone }: Closings,
): Promise<DiskParts> {
  const database = await openDatabase(name, { onSuperseded, onGone });
  return {
    store: indexedDbStore(database),
    drafts: indexedDbDrafts(database),
    leases: indexedDbLeases(database),
    close: () => database.close(),
  };
}

function openDatabase(name: string, { onSuperseded, onGone }: Closings): Promise<OutboxDatabase> {
  return new Promise((resolve, reject) => {
    let isBlocked = false;
    const opening = openDB<Schema>(name, 5, {
      async upgrade(database, from, _to, transaction) {
        if (from < 1) {
          const entries = database.createObjectStore("entries", { keyPath: "key" });
          entries.createIndex("owner", ["server", "userId"]);
          database.createObjectStore("leases", { keyPath: "name" });
        }
        if (from < 2) {
          const drafts = database.createObjectStore("drafts", { keyPath: "key" });
          drafts.createIndex("owner", ["server", "userId"]);
        }
        await renameFields(transaction, from);
        if (from < 5) await indexOpenEntries(transaction);
      },
      // Do not wait until the user closes the other tab.
      blocked() {
        isBlocked = true;
        reject(new OlderTabError("Another tab has an older version of the database open."));
      },
      // Do not block a newer version of the app, later writes of this tab go to memory; nor a deletion.
      blocking(_from, to, event) {
        (event.target as IDBDatabase).close();
        if (to === null) onGone();
        else onSuperseded();
      },
      terminated: onGone,
    });
    opening.then((database) => (isBlocked ? database.close() : resolve(database)), reject);
  });
}

/** An entry as versions 1 and 2 of the database stored it. */
type EntryBefore3 = Omit<OutboxEntry, "target" | "unconfirmedBodies"> & {
  wanted: OutboxEntry["target"];
  sent: OutboxEntry["unconfirmedBodies"];
};

/** A draft as versions 2 and 3 of the database stored it. */
type DraftBefore4 = Omit<KeptDraft, "response"> & { answer: KeptDraft["response"] };

/** Gives the fields that an earlier version has stored their present names. */
async function renameFields(
  transaction: IDBPTransaction<Schema, StoreNames<Schema>[], "versionchange">,
  from: number,
) {
  const isStored = (since: number, until: number) => from >= since && from < until;
  const entries = isStored(1, 3) ? transaction.objectStore("entries") : [];
  for await (const cursor of entries) {
    const { wanted: target, sent: unconfirmedBodies, ...rest } = cursor.value as unknown as EntryBefore3;
    await cursor.update({ ...rest, target, unconfirmedBodies });
  }
  const drafts = isStored(2, 4) ? transaction.objectStore("drafts") : [];
  for await (const cursor of drafts) {
    const { answer: response, ...rest } = cursor.value as unknown as DraftBefore4;
    await cursor.update({ ...rest, response });
  }
}

async function indexOpenEntries(transaction: IDBPTransaction<Schema, StoreNames<Schema>[], "versionchange">) {
  const entries = transaction.objectStore("entries");
  entries.createIndex("open", ["server", "userId", "open"]);
  for await (const cursor of entries) await cursor.update(marked(cursor.value));
}

/** Marks an entry if it is pending. */
function marked(entry: OutboxEntry): OutboxEntry | OpenEntry {
  return isOpen(entry) ? { ...entry, open: 1 } : entry;
}

function unmarked(entry: OutboxEntry | OpenEntry): OutboxEntry {
  if (!("open" in entry)) return entry;
  const { open: _open, ...rest } = entry;
  return rest;
}

/**
 * Entries in IndexedDB. "Strict" makes the browser flush to disk before a transaction completes: only then may
 * the screen move on, because a power cut would lose a relaxed transaction.
 */
function indexedDbStore(database: OutboxDatabase): OutboxStore {
  return {
    async list(owner) {
      const entries = await database.getAllFromIndex("entries", "owner", [owner.server, owner.userId]);
      return sortedFor(owner, entries.map(unmarked));
    },
    async listOpen(owner) {
      const entries = await database.getAllFromIndex("entries", "open", [owner.server, owner.userId, 1]);
      return sortedFor(owner, entries.map(unmarked));
    },
    async change(key, change, { endsDraft, isNote } = {}) {
      const durability = isNote ? "relaxed" : "strict";
      const transaction = database.transaction(["entries", "drafts"], "readwrite", { durability });
      const entries = transaction.objectStore("entries");
      const stored = await entries.get(key);
      const next = change(stored && unmarked(stored));
      if (next) await entries.put(marked(next));
      else await entries.delete(key);
      if (endsDraft) await transaction.objectStore("drafts").delete(key);
      await transaction.done;
      return next;
    },
  };
}

/** Drafts in IndexedDB, next to the entries that they become. */
function indexedDbDrafts(database: OutboxDatabase): DraftDisk {
  const change = async (act: (drafts: DraftsInChange) => Promise<unknown>) => {
    const transaction = database.transaction("drafts", "readwrite", { durability: "strict" });
    const acting = act(transaction.store);
    // A page that is being unloaded receives no events; transactions that it started complete without it.
    transaction.commit();
    await Promise.all([acting, transaction.done]);
  };
  return {
    list: ({ server, userId }) => database.getAllFromIndex("drafts", "owner", [server, userId]),
    put: (draft) => change((drafts) => drafts.put(draft)),
    remove: (key) => change((drafts) => drafts.delete(key)),
  };
}

type DraftsInChange = IDBPObjectStore<Schema, ["drafts"], "drafts", "readwrite">;
