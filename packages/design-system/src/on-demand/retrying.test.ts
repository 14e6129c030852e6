// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { retrying } from "./retrying";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failsFor = (times: number) => {
  const load = vi.fn(async () => "part");
  for (let failure = 0; failure < times; failure += 1) load.mockRejectedValueOnce(new Error("no network"));
  return load;
};

it("returns a loaded module at once", async () => {
  await expect(retrying(failsFor(0))).resolves.toBe("part");
});

it("retries at once, then every two seconds", async () => {
  const load = failsFor(4);
  const loaded = retrying(load);
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(4000);
  expect(load).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(2000);
  await expect(loaded).resolves.toBe("part");
});

it("retries as soon as the browser is online", async () => {
  const load = failsFor(2);
  const loaded = retrying(load);
  await vi.advanceTimersByTimeAsync(100);
  window.dispatchEvent(new Event("online"));
  await expect(loaded).resolves.toBe("part");
});

it("stops if the module no longer exists", async () => {
  const load = failsFor(5);
  await expect(retrying(load, async () => true)).rejects.toThrow("no network");
  expect(load).toHaveBeenCalledTimes(2);
});
