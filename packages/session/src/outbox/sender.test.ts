import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isSameResponse, type UserResponse } from "../model/record/response";
import { DeliveryError } from "./deliver";
import { entryAfter, entryKey, isOpen } from "./entry";
import { fakeServer, type ServerBehaviour } from "./fake-server";
import { backoff, type SenderEvent, startSender } from "./sender";
import { memoryStore } from "./store";

const owner = { server: "http://here", userId: "ana" };
const response = (text: string): UserResponse => ({ status: "submitted", values: { q: { value: text } } });

function outbox(behaviour?: () => ServerBehaviour, checksBase = false) {
  const server = fakeServer(behaviour, checksBase);
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
  it("sends entries and settles them on confirmation", async () => {
    const { server, start, want, list, events } = outbox();
    await want("1", response("a"));
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("a"));
    expect(await list()).toEqual([]);
    expect(events.map(({ type }) => type)).toEqual(["sending", "recovered", "confirmed"]);
  });

  it("retries after 1, 2, 5, 15 and then every 30 seconds", () => {
    expect([1, 2, 3, 4, 5, 6].map(backoff)).toEqual([1000, 2000, 5000, 15_000, 30_000, 30_000]);
  });

  it("reports an outage once, however often it retries, and its end", async () => {
    let now: ServerBehaviour = "down";
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

  it("sends at most four responses at the same time, however often it is woken", async () => {
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

  it("applies a refusal to the response that was sent, not to a newer one", async () => {
    let now: ServerBehaviour = "refused";
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

  it("sends all waiting responses as soon as one succeeds after an outage (use A9)", async () => {
    let now: ServerBehaviour = "down";
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

  it("sends the responses that waited during an outage in the order in which they were given", async () => {
    let now: ServerBehaviour = "down";
    const { server, start, want } = outbox(() => now);
    const sender = start();
    const ids = Array.from({ length: 12 }, (_, index) => `r${index}`);
    for (const id of ids) {
      await want(id, response("a"));
      sender.wake();
      await vi.advanceTimersByTimeAsync(3700);
    }
    now = "fine";
    await vi.runAllTimersAsync();
    expect([...server.responses.keys()]).toEqual(ids);
  });

  it("distinguishes an error of one record from an outage, and holds it for the user with the reason (use G1)", async () => {
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

  it.each<ServerBehaviour>(["down", "lostBefore"])(
    "treats a server that is %s as unreachable, however often it fails (use G1)",
    async (behaviour) => {
      const { start, want, list, events } = outbox(() => behaviour);
      await want("1", response("a"));
      start().wake();
      await vi.advanceTimersByTimeAsync(600_000);
      expect(await list()).toMatchObject([{ hold: null }]);
      expect(events.filter(({ type }) => type === "outage")).toHaveLength(1);
    },
  );

  it("does not report a conflict with its own body that may have been stored although the server failed (use G1)", async () => {
    const behaviours: ServerBehaviour[] = ["failing", "fine"];
    const { server, start, want, list } = outbox(() => behaviours.shift() ?? "fine");
    await want("1", response("a"));
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("a"));
    expect(await list()).toEqual([]);
  });

  it.each([
    ["back", -3 * 3600_000],
    ["forward", 3 * 3600_000],
  ])("retries at the same time if the clock of the computer is set %s", async (_, shift) => {
    let now: ServerBehaviour = "down";
    const { server, start, want } = outbox(() => now);
    await want("1", response("a"));
    start().wake();
    await vi.advanceTimersByTimeAsync(500);
    vi.setSystemTime(Date.now() + shift);
    now = "fine";
    await vi.advanceTimersByTimeAsync(400);
    expect(server.responses.size).toBe(0);
    await vi.advanceTimersByTimeAsync(200);
    expect(server.responses.size).toBe(1);
  });

  it("gives new answers with the same wait after the clock was set back", async () => {
    const { start, want, events } = outbox(() => "down");
    await want("1", response("a"));
    const sender = start();
    sender.wake();
    await vi.advanceTimersByTimeAsync(500);
    vi.setSystemTime(Date.now() - 3 * 3600_000);
    await want("2", response("b"));
    sender.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(events.at(-1)).toEqual({ type: "waiting", recordId: "2", nextTryAt: Date.now() + 500 });
  });

  it("continues at once when the browser is online again", async () => {
    let now: ServerBehaviour = "down";
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

  it.each<[ServerBehaviour, string]>([
    ["signedOut", "signIn"],
    ["refused", "refused"],
  ])("holds the entry for the user when the server is %s", async (behaviour, kind) => {
    const { start, want, list } = outbox(() => behaviour);
    await want("1", response("a"));
    start().wake();
    await vi.runAllTimersAsync();
    expect(await list()).toMatchObject([{ target: response("a"), hold: { kind }, unconfirmedBodies: [] }]);
  });

  it.each([
    ["reads before it writes", false],
    ["lets the server check", true],
  ])("never replaces a response from elsewhere unseen: it %s", async (_, checksBase) => {
    const { server, start, want, list } = outbox(undefined, checksBase);
    server.write("1", response("as it was read"));
    await want("1", response("a"));
    server.write("1", response("from another device"));
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("from another device"));
    expect(await list()).toMatchObject([{ target: response("a"), hold: { kind: "conflict" } }]);
  });

  it("never replaces a first response from elsewhere unseen", async () => {
    const { server, start, want, list } = outbox();
    await want("1", response("a"));
    server.write("1", response("from another device"));
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("from another device"));
    expect(await list()).toMatchObject([{ target: response("a"), hold: { kind: "conflict" } }]);
  });

  it("changes a known response with one request if the server supports conditional writes", async () => {
    const { server, start, want } = outbox(undefined, true);
    server.write("1", response("as it was read"));
    await want("1", response("a"));
    const read = vi.spyOn(server.port, "readMine");
    start().wake();
    await vi.runAllTimersAsync();
    expect(server.responses.get("1")).toMatchObject(response("a"));
    expect(read).not.toHaveBeenCalled();
  });

  it("deletes a settled entry after a minute", async () => {
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

  it("undoes a response whose reply was lost by deleting exactly that response", async () => {
    const behaviours: ServerBehaviour[] = ["lostAfter"];
    const { server, start, want, list } = outbox(() => behaviours.shift() ?? "fine");
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
const behaviour = fc.constantFrom<ServerBehaviour>("fine", "fine", "lostBefore", "lostAfter", "down");
const step = fc.record({
  recordId: fc.constantFrom("1", "2", "3"),
  target: fc.option(fc.constantFrom("a", "b", "c").map(response)),
  pause: fc.constantFrom(0, 1, 500, 3000),
  isKilled: fc.boolean(),
});

describe.each([
  ["a server that has to be read first", false],
  ["a server that checks what it replaces", true],
])("with random failures and killed tabs, with %s", (_, checksBase) => {
  it("the server finally has the last response to each record once, and the outbox is empty", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 12 }),
        fc.array(behaviour, { maxLength: 40 }),
        async (steps, behaviours) => {
          const last = new Map<string, UserResponse | null>();
          const { server, start, want, list } = outbox(() => behaviours.shift() ?? "fine", checksBase);
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
