import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeServer } from "./fake-server";
import { makeOutbox } from "./outbox";
import { memoryStore } from "./store";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser without BroadcastChannel. Its tabs get storage events, the one that has written none. */
function withoutChannel() {
  const kept = new Map<string, string>();
  const listeners = new Set<(event: unknown) => void>();
  const later: (() => void)[] = [];
  const write = (key: string, newValue: string | null) => {
    if (newValue === null) kept.delete(key);
    else kept.set(key, newValue);
    const others = [...listeners].filter((listener) => listener !== writing);
    later.push(() => {
      for (const listener of others) listener({ key, newValue });
    });
  };
  let writing: ((event: unknown) => void) | undefined;
  vi.stubGlobal("BroadcastChannel", undefined);
  vi.stubGlobal("addEventListener", (type: string, listener: (event: unknown) => void) => {
    if (type === "storage") listeners.add(listener);
  });
  vi.stubGlobal("removeEventListener", (_: string, listener: (event: unknown) => void) => {
    listeners.delete(listener);
  });
  vi.stubGlobal("localStorage", {
    setItem: (key: string, value: string) => write(key, value),
    removeItem: (key: string) => write(key, null),
  });
  return {
    kept,
    listeners,
    async settle() {
      for (let times = 0; times < 5; times += 1) {
        await vi.advanceTimersByTimeAsync(10);
        for (const deliver of later.splice(0)) deliver();
      }
    },
  };
}

it("without BroadcastChannel, another tab's answer is sent, and that tab hears of it", async () => {
  const { kept, listeners, settle } = withoutChannel();
  const held = new Map<string, string>();
  const leases = {
    take: async (name: string, holder: string) => {
      if (!held.has(name)) held.set(name, holder);
      return held.get(name) === holder;
    },
    drop: async () => {},
  };
  vi.stubGlobal("navigator", {});
  const server = fakeServer();
  const store = memoryStore();
  const disk = { leases, close: () => {}, watch: () => {} };
  const owner = { server: "http://here", userId: "ana" };
  const open = () => makeOutbox({ owner, port: server.port, store, disk });
  const first = open();
  await settle();
  const second = open();
  const heard: string[] = [];
  second.subscribe(({ type }) => heard.push(type));
  const target = { status: "submitted" as const, values: {} };
  await second.put({ datasetId: "d", recordId: "r1", base: null, target });
  await settle();
  expect(server.responses.get("r1")).toMatchObject(target);
  expect(heard).toContain("confirmed");
  expect(kept.size).toBe(0);
  first.close();
  second.close();
  expect(listeners.size).toBe(0);
});
