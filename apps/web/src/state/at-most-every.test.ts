import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { atMostEvery } from "./at-most-every";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("acts at once, and once more for all calls during an interval", () => {
  const act = vi.fn();
  const call = atMostEvery(1000, act);
  call();
  expect(act).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 10; count += 1) call();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(2);
  call();
  expect(act).toHaveBeenCalledTimes(3);
});
