import { loadPage } from "@glossa/features/shell";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
  vi.stubGlobal("location", { href: "http://here/", reload });
  // The server replies, so that the code is gone and not late.
  vi.stubGlobal("fetch", async () => new Response());
});
afterEach(() => {
  vi.useRealTimers();
  reload.mockClear();
});

/** Whether loading ended with an error; false if it waits for the reload. */
async function fails(): Promise<boolean> {
  const loading = loadPage(() => Promise.reject(new Error("Failed to fetch a module")));
  const waits = new Promise<"waits">((resolve) => setTimeout(resolve, 50, "waits"));
  return Promise.race([loading, waits]).then(
    () => false,
    () => true,
  );
}

it("returns what it has loaded", async () => {
  expect(await loadPage(async () => ({ page: 1 }))).toEqual({ page: 1 });
  expect(reload).not.toHaveBeenCalled();
});

it("reloads the page if its code is gone, at most once in 60 seconds (spec 70)", async () => {
  expect(await fails()).toBe(false);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  vi.setSystemTime(1_000_000 + 59_000);
  expect(await fails()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  vi.setSystemTime(1_000_000 + 61_000);
  expect(await fails()).toBe(false);
  await expect.poll(() => reload.mock.calls.length).toBe(2);
});

it("loads the app again by the given function", async () => {
  const loadAgain = vi.fn();
  void loadPage(() => Promise.reject(new Error("Failed to fetch a module")), loadAgain);
  await expect.poll(() => loadAgain.mock.calls.length).toBe(1);
  expect(reload).not.toHaveBeenCalled();
});
