import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "./client";
import { workspacesQuery } from "./datasets";

let asked = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that refuses the given number of requests before it returns data. */
function refuse(times: number, status: number): void {
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    return asked > times ? Response.json({ items: [] }) : Response.json({ detail: "Later" }, { status });
  });
}

/** Sends a request and skips all pauses between retries. */
async function ask() {
  const outcome = queryClient.fetchQuery({ ...workspacesQuery, meta: { isQuiet: true } }).then(
    () => "answered",
    ({ status }: { status: number }) => status,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  return outcome;
}

test("a request refused with 429 succeeds on the next attempt, after a second or more (security M3)", async () => {
  refuse(1, 429);
  const outcome = ask();
  expect(asked).toBe(1);
  expect([await outcome, asked]).toEqual(["answered", 2]);
});

test.each([
  [429, 3],
  [422, 1],
  [503, 1],
])("a request that is always refused with %i is sent %i times (security M3)", async (status, times) => {
  refuse(10, status);
  expect([await ask(), asked]).toEqual([status, times]);
});
