import type { OutboxDatabase } from "./indexed-db";

const LEASE_MS = 6000;
const RENEW_MS = 2000;

/**
 * Runs `lead` in one tab at a time: by Web Locks, or by a lease in the database if the browser has none (plain
 * HTTP except on loopback). Returns a function that gives up the lead.
 */
export function elect(
  name: string,
  database: OutboxDatabase | undefined,
  lead: () => () => void,
): () => void {
  if (globalThis.navigator?.locks) return electByLock(name, lead);
  return database ? electByLease(name, database, lead) : lead();
}

function electByLock(name: string, lead: () => () => void): () => void {
  const controller = new AbortController();
  let release: () => void = () => {};
  navigator.locks
    .request(name, { signal: controller.signal }, () => {
      const resign = lead();
      return new Promise<void>((resolve) => {
        release = () => {
          resign();
          resolve();
        };
      });
    })
    // Aborting while waiting for the lock rejects; there is no lead to give up then.
    .catch(() => {});
  return () => {
    controller.abort();
    release();
  };
}

function electByLease(name: string, database: OutboxDatabase, lead: () => () => void): () => void {
  const holder = `${Date.now()}-${Math.random()}`;
  let resign: (() => void) | undefined;
  const renew = async () => {
    const isMine = await takeLease(database, name, holder);
    if (isMine && !resign) resign = lead();
    if (!isMine && resign) {
      resign();
      resign = undefined;
    }
  };
  const timer = setInterval(() => void renew().catch(() => {}), RENEW_MS);
  void renew().catch(() => {});
  return () => {
    clearInterval(timer);
    resign?.();
    void dropLease(database, name, holder).catch(() => {});
  };
}

async function takeLease(database: OutboxDatabase, name: string, holder: string): Promise<boolean> {
  const transaction = database.transaction("leases", "readwrite");
  const lease = await transaction.store.get(name);
  const isFree = !lease || lease.holder === holder || lease.until < Date.now();
  if (isFree) await transaction.store.put({ name, holder, until: Date.now() + LEASE_MS });
  await transaction.done;
  return isFree;
}

async function dropLease(database: OutboxDatabase, name: string, holder: string): Promise<void> {
  const transaction = database.transaction("leases", "readwrite");
  if ((await transaction.store.get(name))?.holder === holder) await transaction.store.delete(name);
  await transaction.done;
}
