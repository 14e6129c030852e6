import { isOpen, type OutboxEntry } from "./entry";
import { type ChangeOptions, memoryStore, type OutboxStore } from "./store";

/** A store that keeps entries in memory if the disk refuses them. */
export interface StoreWithSpare extends OutboxStore {
  /** Whether any entry had to go to memory: from then on a response is safe only once it is confirmed. */
  isSpareInUse(): boolean;
  /** The entries that are only in memory: no other tab can send them. */
  spare: OutboxStore;
  /** Another tab has changed an entry, or the server has confirmed it; null if nothing is pending. */
  note(key: string, entry: OutboxEntry | null): void;
  /** The browser has deleted what is on disk. */
  lose(): void;
  /** Stores the lost entries again; returns how many were no longer on disk. */
  restore(): Promise<number>;
}

/**
 * Adds a memory fallback to a store on disk. A full disk refuses writes but can still be read, so an entry
 * moves to memory at its first refusal and stays there. Pending entries are remembered, in case the browser deletes them.
 */
export function withMemoryFallback(disk: OutboxStore, onRefused: () => void): StoreWithSpare {
  const spare = memoryStore();
  const moved = new Set<string>();
  /** The pending entries on disk, as this page saw them last. */
  const known = new Map<string, OutboxEntry>();
  /** Those among them that the browser has deleted, until they are stored again. */
  let lost = new Map<string, OutboxEntry>();
  let losses = 0;

  function note(key: string, entry: OutboxEntry | null | undefined) {
    lost.delete(key);
    if (entry && isOpen(entry)) known.set(key, entry);
    else known.delete(key);
  }

  async function move(key: string, change: Change): Promise<OutboxEntry | undefined> {
    const held = (await readBack(disk, key)) ?? lost.get(key);
    const next = await spare.change(key, (entry) => change(entry ?? held));
    const isFirst = moved.size === 0;
    moved.add(key);
    note(key, undefined);
    await disk.change(key, () => undefined).catch(() => {});
    if (isFirst) onRefused();
    return next;
  }

  async function change(key: string, change: Change, options?: ChangeOptions) {
    if (moved.has(key)) return spare.change(key, change);
    const lossesBefore = losses;
    try {
      const next = await disk.change(key, (entry) => change(entry ?? lost.get(key)), options);
      note(key, next);
      // It may have been deleted since it was written.
      if (losses !== lossesBefore && isOpen(next)) lost.set(key, next);
      return next;
    } catch {
      return move(key, change);
    }
  }

  async function all(list: (store: OutboxStore) => Promise<OutboxEntry[]>): Promise<OutboxEntry[]> {
    const listed = await list(disk).catch(() => []);
    const inMemory = await list(spare);
    const onDisk = listed.filter(({ key }) => !moved.has(key));
    for (const entry of onDisk) if (isOpen(entry)) known.set(entry.key, entry);
    const keys = new Set(onDisk.map(({ key }) => key));
    const gone = [...lost.values()].filter(({ key }) => !keys.has(key));
    return [...onDisk, ...gone, ...inMemory].sort((a, b) => a.queuedAt - b.queuedAt);
  }

  return {
    spare,
    isSpareInUse: () => moved.size > 0,
    list: (owner) => all((store) => store.list(owner)),
    listOpen: (owner) => all((store) => store.listOpen(owner)),
    change,
    note,
    lose() {
      losses += 1;
      lost = new Map(known);
    },
    async restore() {
      let missing = 0;
      for (const [key, mine] of [...lost]) {
        let isMissing = false;
        await change(key, (there) => {
          isMissing = there === mine;
          return laterOf(there ?? mine, mine);
        });
        if (isMissing) missing += 1;
      }
      return missing;
    },
  };
}

type Change = Parameters<OutboxStore["change"]>[1];

async function readBack(disk: OutboxStore, key: string): Promise<OutboxEntry | undefined> {
  const [server = "", userId = ""] = key.split("|");
  const entries = await disk.list({ server, userId }).catch(() => []);
  return entries.find((entry) => entry.key === key);
}

/** Another tab may have stored a later state of the same entry already, or an earlier one. */
function laterOf(there: OutboxEntry, mine: OutboxEntry): OutboxEntry {
  if (there.revision !== mine.revision) return there.revision > mine.revision ? there : mine;
  return isOpen(there) && mine.unconfirmedBodies.length > there.unconfirmedBodies.length ? mine : there;
}
