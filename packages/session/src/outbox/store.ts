import type { DraftDisk } from "../drafts/draft-store";
import { isOpen, type OutboxEntry, type Owner } from "./entry";

/** How an entry is changed. */
export interface ChangeOptions {
  /** Removes the kept draft of the record in the same transaction, because it has become the response. */
  endsDraft?: boolean;
  /**
   * A power cut may lose the change: it only notes how far the sending is. Without the note the entry is sent again, and
   * the server's reply shows that it has the response.
   */
  isNote?: boolean;
}

/** Stores entries beyond the life of the page: IndexedDB in a browser, memory in tests. */
export interface OutboxStore {
  /** All entries of one user on one server, oldest first. */
  list(owner: Owner): Promise<OutboxEntry[]>;
  /** The pending ones among them: after a bulk action, many settled ones are kept. */
  listOpen(owner: Owner): Promise<OutboxEntry[]>;
  /**
   * Changes one entry in one transaction and resolves once that is on disk. Returning undefined removes it.
   *
   * @throws where the browser refuses to store
   */
  change(
    key: string,
    change: (entry: OutboxEntry | undefined) => OutboxEntry | undefined,
    options?: ChangeOptions,
  ): Promise<OutboxEntry | undefined>;
}

/**
 * A store in memory: for tests, and if the browser offers no storage.
 *
 * @param drafts where the drafts of stored responses are removed
 * @example
 * const owner = { server: "https://glossa.example", userId: "user-1" };
 * await memoryStore().list(owner); // []
 */
export function memoryStore(drafts?: Pick<DraftDisk, "remove">): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    list: async (owner) => structuredClone(sortedFor(owner, [...entries.values()])),
    listOpen: async (owner) => structuredClone(sortedFor(owner, [...entries.values()].filter(isOpen))),
    async change(key, change, { endsDraft } = {}) {
      const next = change(structuredClone(entries.get(key)));
      if (endsDraft) void drafts?.remove(key);
      if (next) entries.set(key, structuredClone(next));
      else entries.delete(key);
      return next;
    },
  };
}

/** The entries of one owner in the order of their creation. */
export function sortedFor(owner: Owner, entries: OutboxEntry[]): OutboxEntry[] {
  return entries
    .filter(({ server, userId }) => server === owner.server && userId === owner.userId)
    .sort((a, b) => a.queuedAt - b.queuedAt);
}
