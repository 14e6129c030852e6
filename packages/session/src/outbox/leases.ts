import type { OutboxDatabase } from "./indexed-db";

/** The lease that replaces Web Locks: the tab that may send, until `until` (ms since 1970). */
export interface Lease {
  name: string;
  holder: string;
  until: number;
}

/** Leases that all tabs of the origin share. */
export interface Leases {
  /** Takes or renews a lease; false while another tab has it. */
  take(name: string, holder: string, ms: number): Promise<boolean>;
  drop(name: string, holder: string): Promise<void>;
}

/** Leases in the outbox database. */
export function indexedDbLeases(database: OutboxDatabase): Leases {
  return {
    async take(name, holder, ms) {
      const transaction = database.transaction("leases", "readwrite");
      const now = Date.now();
      const isFree = isFreeFor(await transaction.store.get(name), { holder, now, ms });
      if (isFree) await transaction.store.put({ name, holder, until: now + ms });
      await transaction.done;
      return isFree;
    },
    async drop(name, holder) {
      const transaction = database.transaction("leases", "readwrite");
      if ((await transaction.store.get(name))?.holder === holder) await transaction.store.delete(name);
      await transaction.done;
    },
  };
}

/**
 * Whether a lease can be taken at a time. One that ends later than a lease taken now is none: the clock was set back since,
 * and its tab, if it is still there, would have renewed it.
 */
export function isFreeFor(
  lease: Lease | undefined,
  { holder, now, ms }: { holder: string; now: number; ms: number },
): boolean {
  if (!lease || lease.holder === holder) return true;
  return lease.until < now || lease.until > now + ms;
}
