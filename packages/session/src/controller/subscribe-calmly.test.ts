import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstCriteria, openCriteria } from "../criteria/criteria";
import type { BulkProgress } from "../model/bulk/bulk-run";
import { openState } from "../model/state";
import { makeStore } from "./store";
import { subscribeCalmly } from "./subscribe-calmly";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const running: BulkProgress = { kind: "submit", direction: "done", saved: 0, total: 9, isCancelled: false };

function open() {
  const store = makeStore(openState([], openCriteria(firstCriteria("d"))));
  const listener = vi.fn();
  const stop = subscribeCalmly(store)(listener);
  const setProgress = (progress: BulkProgress | undefined) =>
    store.update((state) => ({ ...state, bulk: { ...state.bulk, progress } }));
  return { store, listener, stop, setProgress };
}

it("notifies of each change at once while no bulk action runs", () => {
  const { store, listener, stop } = open();
  store.update((state) => ({ ...state, confirmations: 1 }));
  store.update((state) => ({ ...state, confirmations: 2 }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.update((state) => ({ ...state, confirmations: 3 }));
  expect(listener).toHaveBeenCalledTimes(2);
});

it("notifies once in 100 ms of the records of a chunk, and at once of its end", () => {
  const { store, listener, setProgress } = open();
  setProgress(running);
  expect(listener).toHaveBeenCalledTimes(1);
  for (let confirmations = 1; confirmations < 9; confirmations += 1)
    store.update((state) => ({ ...state, confirmations }));
  expect(listener).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(100);
  expect(listener).toHaveBeenCalledTimes(2);
  const [now, before] = listener.mock.lastCall ?? [];
  expect([now, before.confirmations]).toEqual([store.getState(), 0]);
  store.update((state) => ({ ...state, confirmations: 9 }));
  setProgress({ ...running, saved: 9 });
  setProgress(undefined);
  expect(listener).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(4);
});

it("notifies at once of what the user does while a bulk action runs", () => {
  const { store, listener, setProgress } = open();
  setProgress(running);
  store.update((state) => ({
    ...state,
    bulk: { ...state.bulk, draft: { note: { value: "a", isPencil: false } } },
  }));
  expect(listener).toHaveBeenCalledTimes(2);
  setProgress({ ...running, isCancelled: true });
  expect(listener).toHaveBeenCalledTimes(3);
});
