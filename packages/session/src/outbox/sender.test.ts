import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSameResponse, type UserResponse } from "../model/record/response";
import { DeliveryError } from "./deliver";
import { entryAfter, entryKey, isOpen } from "./entry";
import { fakeServer, type Weather } from "./fake-server";
import { backoff, type SenderEvent, startSender } from "./sender";
import { memoryStore } from "./store";

const owner = { server: "http://here", userId: "ana" };
const response = (text: string): UserResponse => ({ status: "submitted", values: { q: { value: text } } });

function outbox(weather?: () => Weather, checksBase = false) {
  const server = fakeServer(weather, checksBase);
  const store = memoryStore();
  const events: SenderEvent[] = [];
  const start = () =>
    startSender({ owner, store, port: server.port, onEvent: (event) => events.push(event) });
  const want = (recordId: string, target: UserResponse | null) => {
    const base = structuredClone(server.responses.get(recordId)) ?? null;
    return store.change(entryKey(owner, recordId), (previous) =>
      entryAfter({ ...owner, datasetId: "d", recordId, target, base }, previous, Date.now()),
    );
  };
  return { server, store, events, start, want, list: async () => (await store.list(owner)).filter(isOpen) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the sender", () => {
  it("sends what waits and clears the entry on the server's yes", async () => {
    const { server, start, want, list, events } = outbox();
    await want("1", response("a"));
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("a"));
    expect(await list()).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(["sending", "confirmed"]);
  });

  it("tries again after 1, 2, 5, 15 and then every 30 seconds", () => {
    expect([1, 2, 3, 4, 5, 6].map(backoff)).toEqual([1000, 2000, 5000, 15_000, 30_000, 30_000]);
  });

  it("raises an outage once, however often it tries, and says when it is over", async () => {
    let now: Weather = "down";
    const { start, want, events } = outbox(() => now);
    await want("1", response("a"));
    await want("2", response("b"));
    start().wake();
    await vi.advanceTimersByTimeAsync(10_000);
    now = "fine";
    await vi.runAllTimersAsync();
    expect(events.filter(({ type }) => type === "outage")).toHaveLength(1);
    expect(events.filter(({ type }) => type === "recovered")).toHaveLength(1);
    expect(events.filter(({ type }) => type === "confirmed")).toHaveLength(2);
  });

  it("has four answers on their way at the most, however often it is woken", async () => {
    const { server, start, want } = outbox();
    let onTheirWay = 0;
    server.port.create = () => {
      onTheirWay += 1;
      return new Promise(() => undefined);
    };
    for (const id of ["1", "2", "3", "4", "5", "6"]) await want(id, response("a"));
    const sender = start();
    sender.wake();
    await vi.advanceTimersByTimeAsync(0);
    sender.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(onTheirWay).toBe(4);
  });

  it("holds a refusal against the answer that was refused, not against a better one that came meanwhile", async () => {
    let now: Weather = "refused";
    const { server, start, want } = outbox(() => now);
    await want("1", response("bad"));
    const refuse = server.port.create;
    server.port.create = async (recordId, body) => {
      if (now === "refused") await want("1", response("better"));
      const refusal = refuse(recordId, body);
      now = "fine";
      return refusal;
    };
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("better"));
  });

  it("sends all five that wait as soon as one gets through after an outage (use A9)", async () => {
    let now: Weather = "down";
    const { server, start, want, list } = outbox(() => now);
    const sender = start();
    for (const id of ["1", "2", "3", "4", "5"]) {
      await want(id, response("a"));
      sender.wake();
      await vi.advanceTimersByTimeAsync(4000);
    }
    now = "fine";
    while (server.responses.size === 0) await vi.advanceTimersToNextTimerAsync();
    await vi.advanceTimersByTimeAsync(0);
    expect(await list()).toEqual([]);
  });

  it("tells a fault of one record from an outage: it is held for a person with its reason (use G1)", async () => {
    const { server, start, want, list, events } = outbox();
    const create = server.port.create;
    server.port.create = async (recordId, body) => {
      if (recordId === "bad") throw new DeliveryError("unreachable", "Internal Server Error", 500);
      return create(recordId, body);
    };
    await want("bad", response("a"));
    const sender = start();
    sender.wake();
    await vi.advanceTimersByTimeAsync(500);
    // Once is no proof: it may be over in a second.
    expect(await list()).toMatchObject([{ hold: null, attempts: 1 }]);
    await want("good", response("b"));
    sender.wake();
    await vi.runAllTimersAsync();
    expect([...server.responses.keys()]).toEqual(["good"]);
    const hold = { kind: "refused", reason: "Internal Server Error", status: 500 };
    expect(await list()).toMatchObject([{ recordId: "bad", target: response("a"), hold }]);
    expect(events.filter(({ type }) => type === "outage")).toEqual([]);
  });

  it.each<Weather>(["down", "lostBefore"])(
    "takes a server that is %s for away, however often it fails (use G1)",
    async (weather) => {
      const { start, want, list, events } = outbox(() => weather);
      await want("1", response("a"));
      start().wake();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(await list()).toMatchObject([{ hold: null }]);
      expect(events.filter(({ type }) => type === "outage")).toHaveLength(1);
    },
  );

  it("holds no answer against a body that may have been stored although the server failed (use G1)", async () => {
    const weathers: Weather[] = ["failing", "fine"];
    const { server, start, want, list } = outbox(() => weathers.shift() ?? "fine");
    await want("1", response("a"));
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("a"));
    expect(await list()).toEqual([]);
  });

  it("goes on at once when the browser is online again", async () => {
    let now: Weather = "down";
    const { start, want, list } = outbox(() => now);
    await want("1", response("a"));
    const sender = start();
    sender.wake();
    await vi.advanceTimersByTimeAsync(30_000);
    now = "fine";
    sender.wake(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(await list()).toEqual([]);
  });

  it.each<[Weather, string]>([
    ["signedOut", "signIn"],
    ["refused", "refused"],
  ])("keeps the entry for a person when the server is %s", async (weather, kind) => {
    const { start, want, list } = outbox(() => weather);
    await want("1", response("a"));
    start().wake();
    await vi.runAllTimersAsync();
    expect(await list()).toMatchObject([{ target: response("a"), hold: { kind }, unconfirmedBodies: [] }]);
  });

  it.each([
    ["reads before it writes", false],
    ["lets the server check", true],
  ])("never replaces an answer from elsewhere unseen: it %s", async (_, checksBase) => {
    const { server, start, want, list } = outbox(undefined, checksBase);
    server.write("1", response("as it was read"));
    await want("1", response("a"));
    server.write("1", response("from another device"));
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("from another device"));
    expect(await list()).toMatchObject([{ target: response("a"), hold: { kind: "conflict" } }]);
  });

  it("never replaces a first answer from elsewhere unseen", async () => {
    const { server, start, want, list } = outbox();
    await want("1", response("a"));
    server.write("1", response("from another device"));
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("from another device"));
    expect(await list()).toMatchObject([{ target: response("a"), hold: { kind: "conflict" } }]);
  });

  it("changes a known answer by one request where the server checks what it replaces", async () => {
    const { server, start, want } = outbox(undefined, true);
    server.write("1", response("as it was read"));
    await want("1", response("a"));
    const read = vi.spyOn(server.port, "readMine");
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("a"));
    expect(read).not.toHaveBeenCalled();
  });

  it("forgets a settled entry after a minute", async () => {
    const { store, start, want } = outbox();
    await want("1", response("a"));
    const sender = start();
    sender.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(await store.list(owner)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(61_000);
    sender.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(await store.list(owner)).toHaveLength(0);
  });

  it("undoes an answer whose reply was lost by removing just that", async () => {
    const weathers: Weather[] = ["lostAfter"];
    const { server, start, want, list } = outbox(() => weathers.shift() ?? "fine");
    await want("1", response("a"));
    start().wake();
    await vi.advanceTimersByTimeAsync(10);
    expect(server.responses.has("1")).toBe(true);
    await want("1", null);
    await vi.runAllTimersAsync();
    expect(server.responses.has("1")).toBe(false);
    expect(await list()).toEqual([]);
  });
});

const runs = process.env.GLOSSA_TEST_LEVEL === "full" ? 5000 : 200;
const weather = fc.constantFrom<Weather>("fine", "fine", "lostBefore", "lostAfter", "down");
const step = fc.record({
  recordId: fc.constantFrom("1", "2", "3"),
  target: fc.option(fc.constantFrom("a", "b", "c").map(response)),
  pause: fc.constantFrom(0, 1, 500, 3000),
  isKilled: fc.boolean(),
});

describe.each([
  ["a server that has to be read first", false],
  ["a server that checks what it replaces", true],
])("through any weather, kills included, before %s", (_, checksBase) => {
  it("the server ends with the last answer of each record, once, and nothing is left in the outbox", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.array(weather, { maxLength: 40 }),
        async (steps, weathers) => {
          const last = new Map<string, UserResponse | null>();
          const { server, start, want, list } = outbox(() => weathers.shift() ?? "fine", checksBase);
          let sender = start();
          for (const { recordId, target, pause, isKilled } of steps) {
            await want(recordId, target);
            last.set(recordId, target);
            sender.wake();
            await vi.advanceTimersByTimeAsync(pause);
            if (!isKilled) continue;
            sender.stop();
            sender = start();
          }
          sender.wake(true);
          await vi.advanceTimersByTimeAsync(600_000);
          sender.stop();
          expect(await list()).toEqual([]);
          for (const [recordId, target] of last) {
            expect(isSameResponse(server.responses.get(recordId) ?? null, target)).toBe(true);
          }
        },
      ),
      { numRuns: runs },
    );
  }, 120_000);
});
