import type { Leases } from "./leases";

const LEASE_MS = 6000;
const RENEW_MS = 2000;

/**
 * Runs `lead` in one tab at a time: by Web Locks, or by a lease in the database if the browser has none (plain
 * HTTP except on loopback). Returns a function that gives up the lead.
 */
export function elect(name: string, leases: Leases | undefined, lead: () => () => void): () => void {
  if (globalThis.navigator?.locks) return electByLock(name, lead);
  return leases ? electByLease(name, leases, lead) : lead();
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

function electByLease(name: string, leases: Leases, lead: () => () => void): () => void {
  const holder = `${Date.now()}-${Math.random()}`;
  let resign: (() => void) | undefined;
  const renew = async () => {
    const isMine = await leases.take(name, holder, LEASE_MS);
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
    void leases.drop(name, holder).catch(() => {});
  };
}
