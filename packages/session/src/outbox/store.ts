import type { OutboxEntry, Owner } from "./entry";

/** Where entries survive the page: IndexedDB in a browser, memory in tests. */
export interface OutboxStore {
  /** All entries of one person on one server, oldest first. */
  list(owner: Owner): Promise<OutboxEntry[]>;
  /**
   * Changes one entry in one transaction and resolves once that is on disk. Returning undefined removes it.
   * @throws where the browser refuses to store
   */
  change(
    key: string,
    change: (entry: OutboxEntry | undefined) => OutboxEntry | undefined,
  ): Promise<OutboxEntry | undefined>;
}

/** A store that lives as long as the page: for tests, and where the browser gives no storage. */
export function memoryStore(): OutboxStore {
  const entries = new Map<string, OutboxEntry>();
  return {
    list: async (owner) => structuredClone(sortedFor(owner, [...entries.values()])),
    async change(key, change) {
      const next = change(structuredClone(entries.get(key)));
      if (next) entries.set(key, structuredClone(next));
      else entries.delete(key);
      return next;
    },
  };
}

/** The entries of one owner in the order in which they were made. */
export function sortedFor(owner: Owner, entries: OutboxEntry[]): OutboxEntry[] {
  return entries
    .filter(({ server, userId }) => server === owner.server && userId === owner.userId)
    .sort((a, b) => a.queuedAt - b.queuedAt);
}
