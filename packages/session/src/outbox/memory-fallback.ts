import type { OutboxEntry } from "./entry";
import { memoryStore, type OutboxStore } from "./store";

/** A store that keeps entries in memory if the disk refuses them. */
export interface StoreWithSpare extends OutboxStore {
  /** Whether any entry had to go to memory: from then on a response is safe only once it is confirmed. */
  isSpareInUse(): boolean;
  /** The entries that are only in memory: no other tab can send them. */
  spare: OutboxStore;
}

/**
 * Adds a memory fallback to a store on disk. A full disk refuses writes but can still be read, so an entry
 * moves to memory at its first refusal and stays there.
 */
export function withMemoryFallback(disk: OutboxStore, onRefused: () => void): StoreWithSpare {
  const spare = memoryStore();
  const moved = new Set<string>();

  async function move(key: string, change: Change): Promise<OutboxEntry | undefined> {
    const held = await readBack(disk, key);
    const next = await spare.change(key, (entry) => change(entry ?? held));
    const isFirst = moved.size === 0;
    moved.add(key);
    await disk.change(key, () => undefined).catch(() => {});
    if (isFirst) onRefused();
    return next;
  }

  async function both(list: (store: OutboxStore) => Promise<OutboxEntry[]>): Promise<OutboxEntry[]> {
    const onDisk = await list(disk).catch(() => []);
    const inMemory = await list(spare);
    return [...onDisk.filter(({ key }) => !moved.has(key)), ...inMemory].sort(
      (a, b) => a.queuedAt - b.queuedAt,
    );
  }

  return {
    spare,
    isSpareInUse: () => moved.size > 0,
    list: (owner) => both((store) => store.list(owner)),
    listOpen: (owner) => both((store) => store.listOpen(owner)),
    async change(key, change, options) {
      if (moved.has(key)) return spare.change(key, change);
      try {
        return await disk.change(key, change, options);
      } catch {
        return move(key, change);
      }
    },
  };
}

type Change = Parameters<OutboxStore["change"]>[1];

async function readBack(disk: OutboxStore, key: string): Promise<OutboxEntry | undefined> {
  const [server = "", userId = ""] = key.split("|");
  const entries = await disk.list({ server, userId }).catch(() => []);
  return entries.find((entry) => entry.key === key);
}
