import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer, type ServerBehaviour } from "../outbox/fake-server";
import { makeOutbox } from "../outbox/outbox";
import { memoryStore } from "../outbox/store";
import { watchSignedOut } from "./watch-signed-out";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("reports how many responses wait for a sign-in, and when none does any more (use A15)", async () => {
  let now: ServerBehaviour = "signedOut";
  const server = fakeServer(() => now);
  const owner = { server: "http://here", userId: `ana${Math.random()}` };
  const outbox = makeOutbox({ owner, port: server.port, store: memoryStore() });
  const told: number[] = [];
  const stop = watchSignedOut(outbox, (count) => told.push(count));
  const target = { status: "draft" as const, values: {} };
  for (const recordId of ["r1", "r2"]) {
    await outbox.put({ datasetId: "d", recordId, base: null, target });
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(told).toEqual([1, 2]);
  now = "fine";
  await outbox.release();
  await vi.advanceTimersByTimeAsync(10);
  expect(told.at(-1)).toBe(0);
  expect(server.responses.size).toBe(2);
  stop();
  outbox.close();
});
