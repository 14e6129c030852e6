/** Longer than it takes a tab that is closed or reloaded to give up what it held, on a busy machine too. */
const PATIENCE_MS = 5_000;

/** A tab's hold on kept drafts, until the tab releases it or ends. */
export interface TabHold {
  /** Whether no other tab had it before; false where the browser can't tell. */
  isOnly: Promise<boolean>;
  release(): void;
}

/** Holds a name in one tab at a time, by Web Locks; tabs that come later wait for it. Plain HTTP has no Web Locks. */
export function holdByLock(
  name: string,
  locks: Pick<LockManager, "request"> | undefined = globalThis.navigator?.locks,
): TabHold {
  if (!locks) return { isOnly: Promise.resolve(false), release: () => {} };
  const controller = new AbortController();
  let release: () => void = () => {};
  const isOnly = new Promise<boolean>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE_MS);
    const hold = () => {
      resolve(true);
      return new Promise<void>((end) => {
        release = end;
      });
    };
    // Aborting while waiting for the lock rejects; there is nothing to release then.
    locks.request(name, { signal: controller.signal }, hold).catch(() => resolve(false));
  });
  return {
    isOnly,
    release() {
      controller.abort();
      release();
    },
  };
}
