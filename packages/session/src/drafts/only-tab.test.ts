import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdByLock } from "./only-tab";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const longEnough = () => vi.advanceTimersByTimeAsync(5_000);

/** The locks of a browser: each name is held once, and the next one gets it when it is released. */
function browserLocks(): Pick<LockManager, "request"> {
  let last = Promise.resolve();
  return {
    request: (_name: string, options: LockOptions, callback?: (lock: null) => unknown) => {
      const before = last;
      const held = before.then(() => (options.signal?.aborted ? undefined : callback?.(null)));
      last = held.then(() => {});
      return held;
    },
  } as Pick<LockManager, "request">;
}

test("the first tab is the only one, one that comes later is not", async () => {
  const locks = browserLocks();
  const [first, second] = [holdByLock("work", locks), holdByLock("work", locks)];
  await longEnough();
  expect([await first.isOnly, await second.isOnly]).toEqual([true, false]);
});

test("a waiting tab keeps the hold when the first one ends", async () => {
  const locks = browserLocks();
  const [first] = [holdByLock("work", locks), holdByLock("work", locks)];
  await longEnough();
  first.release();
  const third = holdByLock("work", locks);
  await longEnough();
  expect(await third.isOnly).toBe(false);
});

test("a reloaded tab is the only one, although its last page ends two seconds later", async () => {
  const locks = browserLocks();
  const before = holdByLock("work", locks);
  const reloaded = holdByLock("work", locks);
  await vi.advanceTimersByTimeAsync(2_000);
  before.release();
  await longEnough();
  expect(await reloaded.isOnly).toBe(true);
});

test("a tab that was closed while waiting has no hold", async () => {
  const locks = browserLocks();
  const first = holdByLock("work", locks);
  holdByLock("work", locks).release();
  first.release();
  const next = holdByLock("work", locks);
  await longEnough();
  expect(await next.isOnly).toBe(true);
});

test("without Web Locks it is unknown", async () => {
  expect(await holdByLock("work", undefined).isOnly).toBe(false);
});
