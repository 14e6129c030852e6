import type { OutboxEntry } from "./entry";
import { memoryStore, type OutboxStore } from "./store";

/** A store that goes on in memory for the entries that the disk refuses. */
export interface StoreWithSpare extends OutboxStore {
  /** Whether anything had to go to memory: from then on an answer is safe only once it is confirmed. */
  isSpareInUse(): boolean;
  /** The entries in memory alone: no other tab can send them. */
  spare: OutboxStore;
}

/**
 * Puts a memory behind a store on disk. A disk that is full refuses what is written while it still gives what it
 * holds, so an entry moves to memory at its first refusal and stays there.
 */
export function withSpare(disk: OutboxStore, onRefused: () => void): StoreWithSpare {
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

  return {
    spare,
    isSpareInUse: () => moved.size > 0,
    async list(owner) {
      const onDisk = await disk.list(owner).catch(() => []);
      const inMemory = await spare.list(owner);
      return [...onDisk.filter(({ key }) => !moved.has(key)), ...inMemory].sort(
        (a, b) => a.queuedAt - b.queuedAt,
      );
    },
    async change(key, change) {
      if (moved.has(key)) return spare.change(key, change);
      try {
        return await disk.change(key, change);
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
