import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { UserResponse } from "../model/record/response";
import { DeliveryError } from "./deliver";
import { entryAfter, entryKey } from "./entry";
import { fakeServer } from "./fake-server";
import { type SenderEvent, startSender } from "./sender";
import { memoryStore } from "./store";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const owner = { server: "http://here", userId: "ana" };
const target: UserResponse = { status: "submitted", values: {} };

/** A sender for a server that replies with an error, or stores. */
function open(error: () => DeliveryError | undefined) {
  const server = fakeServer();
  const store = memoryStore();
  const events: SenderEvent[] = [];
  const times: number[] = [];
  const { create } = server.port;
  const start = performance.now();
  server.port.create = async (...given) => {
    times.push(Math.round((performance.now() - start) / 1000));
    const now = error();
    if (now) throw now;
    return create(...given);
  };
  const sender = startSender({ owner, store, port: server.port, onEvent: (event) => events.push(event) });
  const put = async (recordId: string) => {
    await store.change(entryKey(owner, recordId), (previous) =>
      entryAfter({ ...owner, datasetId: "d", recordId, target, base: null }, previous, Date.now()),
    );
    sender.wake();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { server, sender, events, times, put };
}

const refusal = (status: number, retryAfterMs?: number) =>
  new DeliveryError("unreachable", "", status, retryAfterMs);

it.each([
  [429, 60_000, [0, 60, 120]],
  [503, 60_000, [0, 60, 120]],
  // At most five minutes.
  [503, 3_600_000, [0]],
  // Not less than without the wish.
  [429, 500, [0, 1, 3, 8, 23, 53, 83, 113]],
])("a %i is tried again after the time that it asks for: %i ms", async (status, retryAfterMs, expected) => {
  const { sender, times, put } = open(() => refusal(status, retryAfterMs));
  await put("1");
  await vi.advanceTimersByTimeAsync(130_000);
  expect(times).toEqual(expected);
  sender.stop();
});

it("an hour is cut to five minutes", async () => {
  const { sender, times, put } = open(() => refusal(503, 3_600_000));
  await put("1");
  await vi.advanceTimersByTimeAsync(310_000);
  expect(times).toEqual([0, 300]);
  sender.stop();
});

it("answers given meanwhile wait as well, and say so; the user may try at once", async () => {
  let now: DeliveryError | undefined = refusal(429, 60_000);
  const { server, sender, events, times, put } = open(() => now);
  await put("1");
  await vi.advanceTimersByTimeAsync(10_000);
  await put("2");
  expect(times).toEqual([0]);
  const nextTryAt = Date.now() + 50_000;
  expect(events.at(-1)).toEqual({ type: "waiting", recordId: "2", nextTryAt, why: "tooManyRequests" });
  now = undefined;
  sender.wake(true);
  await vi.advanceTimersByTimeAsync(0);
  expect([...server.responses.keys()].sort()).toEqual(["1", "2"]);
  sender.stop();
});

it("an outage says what the server has replied, again when that changes", async () => {
  let status = 429;
  const { sender, events, put } = open(() => (status ? refusal(status) : undefined));
  await put("1");
  for (const next of [507, 200, 502, 0]) {
    status = next;
    sender.wake(true);
    await vi.advanceTimersByTimeAsync(0);
    sender.wake(true);
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(events.filter(({ type }) => type === "outage" || type === "recovered")).toEqual([
    { type: "outage", why: "tooManyRequests" },
    { type: "outage", why: "diskFull" },
    { type: "outage", why: "noUsableReply" },
    { type: "outage" },
    { type: "recovered" },
  ]);
  sender.stop();
});

it("a limit of requests is told until it is over, though a request that was under way succeeds", async () => {
  const errors = [refusal(429, 60_000), undefined];
  const { sender, events, server, put } = open(() => errors.shift());
  await Promise.all([put("1"), put("2")]);
  const told = () =>
    events.filter(({ type }) => type === "outage" || type === "recovered").map(({ type }) => type);
  expect([...server.responses.keys()]).toEqual(["2"]);
  expect(told()).toEqual(["outage"]);
  expect(events.findLast(({ type }) => type === "waiting")).toMatchObject({ why: "tooManyRequests" });
  await vi.advanceTimersByTimeAsync(61_000);
  expect([...server.responses.keys()]).toEqual(["2", "1"]);
  expect(told()).toEqual(["outage", "recovered"]);
  sender.stop();
});

it("a server that was away and replies again is no longer spared", async () => {
  const errors = [refusal(503, 300_000), undefined, undefined];
  const { sender, server, put } = open(() => errors.shift());
  await Promise.all([put("1"), put("2")]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([...server.responses.keys()].sort()).toEqual(["1", "2"]);
  sender.stop();
});
