import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { memoryDrafts } from "../drafts/draft-store";
import type { ResponsesPort } from "./deliver";
import { memoryParts } from "./fake-disk";
import { fakeServer, type ServerBehaviour } from "./fake-server";
import { makeOutbox } from "./outbox";
import { memoryStore, type OutboxStore } from "./store";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const owner = { server: "http://here", userId: "ana" };
const target = { status: "submitted" as const, values: { topic: { value: "a" } } };
const pendingWrite = { datasetId: "d", recordId: "r1", base: null, target };

/** An outbox whose database refuses everything once it is closed, with a server that reads on demand. */
function openOutbox() {
  const server = fakeServer();
  const disk = memoryStore();
  const state = { isClosed: false };
  const whileOpen = async () => {
    if (state.isClosed) throw new Error("InvalidStateError");
  };
  const store: OutboxStore = {
    list: (of) => whileOpen().then(() => disk.list(of)),
    listOpen: (of) => whileOpen().then(() => disk.listOpen(of)),
    change: (key, change) => whileOpen().then(() => disk.change(key, change)),
  };
  let read = () => {};
  const reading = new Promise<void>((resolve) => {
    read = resolve;
  });
  const readMine: ResponsesPort["readMine"] = async (record) => {
    await reading;
    return server.port.readMine(record);
  };
  const outbox = makeOutbox({ owner, port: { ...server.port, readMine }, store });
  const close = () => {
    outbox.close();
    state.isClosed = true;
  };
  return { server, disk, outbox, close, read };
}

test("an entry is emitted before `put` resolves, to the tab that has put it as well", async () => {
  const { outbox, disk } = openOutbox();
  const entries: unknown[] = [];
  outbox.subscribe((event) => event.type === "changed" && entries.push(event.entry));
  await outbox.put(pendingWrite);
  expect(entries).toEqual(await disk.list(owner));
});

describe("a tab that has given its database up to a newer version", () => {
  function superseded(behaviour: () => ServerBehaviour, isRefusing = false) {
    const asked = vi.fn(behaviour);
    const server = fakeServer(asked);
    const disk = memoryStore();
    const state = { lack: undefined as "newerTab" | undefined, isRefusing };
    const store: OutboxStore = {
      ...disk,
      change: async (...given) => {
        if (state.isRefusing) throw new Error("InvalidStateError");
        return disk.change(...given);
      },
    };
    const outbox = makeOutbox({ owner, port: server.port, store, lack: () => state.lack });
    const supersede = () => {
      state.lack = "newerTab";
      state.isRefusing = true;
      outbox.tellStorageRefused();
    };
    return { asked, server, outbox, supersede };
  }

  it("lets another tab send what is on disk", async () => {
    const { asked, outbox, supersede } = superseded(() => "lostBefore");
    await outbox.put(pendingWrite);
    await vi.advanceTimersByTimeAsync(10);
    supersede();
    const before = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(before).toBeGreaterThan(0);
    expect(asked).toHaveBeenCalledTimes(before);
    outbox.close();
  });

  it("sends what it is given afterwards itself", async () => {
    const { server, outbox, supersede } = superseded(() => "fine");
    supersede();
    await outbox.put({ ...pendingWrite, recordId: "r2" });
    await outbox.put({ ...pendingWrite, recordId: "r3" });
    await vi.advanceTimersByTimeAsync(10);
    expect([...server.responses.keys()]).toEqual(["r2", "r3"]);
    outbox.close();
  });

  it("goes on sending what a full disk had refused before", async () => {
    let now: ServerBehaviour = "lostBefore";
    const { server, outbox, supersede } = superseded(() => now, true);
    await outbox.put(pendingWrite);
    await vi.advanceTimersByTimeAsync(10);
    supersede();
    now = "fine";
    await vi.advanceTimersByTimeAsync(60_000);
    expect([...server.responses.keys()]).toEqual(["r1"]);
    outbox.close();
  });
});

test("a tab without a disk from the beginning sends its own answers, though another tab leads", async () => {
  vi.stubGlobal("navigator", { locks: { request: () => new Promise(() => {}) } });
  const { port, responses } = fakeServer();
  const outbox = makeOutbox({ owner, port, store: memoryStore(), lack: () => "olderTab" });
  await outbox.put(pendingWrite);
  await vi.advanceTimersByTimeAsync(10);
  expect([...responses.keys()]).toEqual(["r1"]);
  outbox.close();
  vi.unstubAllGlobals();
});

describe("an outbox that is closed because its user has signed out", () => {
  it("closes its database once the session has written its last changes", () => {
    const { server } = openOutbox();
    const disk = { close: vi.fn(), leases: memoryParts().leases, watch: () => {} };
    const hold = () => ({ isOnly: Promise.resolve(true), release: () => {} });
    const drafts = memoryDrafts();
    const outbox = makeOutbox({
      owner,
      port: server.port,
      store: memoryStore(drafts),
      drafts,
      disk,
      hold,
    });
    const held = outbox.drafts?.hold("d");
    outbox.close();
    expect(disk.close).not.toHaveBeenCalled();
    held?.release();
    held?.release();
    expect(disk.close).toHaveBeenCalledOnce();
  });

  it("sends nothing more and keeps its entries for the next visit", async () => {
    const { server, disk, outbox, close, read } = openOutbox();
    const known = server.write("r1", { status: "draft", values: {} });
    // The record is read before its response is replaced, and another user has signed in when it arrives.
    await outbox.put({ ...pendingWrite, base: known });
    await vi.advanceTimersByTimeAsync(10);
    close();
    read();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.responses.get("r1")).toMatchObject({ status: "draft" });
    expect(await disk.list(owner)).toMatchObject([{ target, settledAt: null }]);
  });
});

describe("a response that the server has refused", () => {
  it("is sent again only if the user asks for it", async () => {
    let now: ServerBehaviour = "refused";
    const server = fakeServer(() => now);
    const outbox = makeOutbox({ owner, port: server.port, store: memoryStore() });
    await outbox.put(pendingWrite);
    await vi.advanceTimersByTimeAsync(10);
    now = "fine";
    await outbox.release();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outbox.list()).toMatchObject([{ target, hold: { kind: "refused" } }]);
    await outbox.release({ includesRefused: true, datasetId: "another" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outbox.list()).toMatchObject([{ hold: { kind: "refused" } }]);
    await outbox.release({ includesRefused: true, recordId: "r2" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outbox.list()).toMatchObject([{ hold: { kind: "refused" } }]);
    await outbox.release({ includesRefused: true, datasetId: pendingWrite.datasetId, recordId: "r1" });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.responses.get("r1")).toMatchObject(target);
    outbox.close();
  });
});

describe("a response that causes server errors while other calls succeed", () => {
  it("is held with the reason, and sent again on request (use G1)", async () => {
    let now: ServerBehaviour = "failing";
    const server = fakeServer(() => now);
    const outbox = makeOutbox({ owner, port: server.port, store: memoryStore() });
    await outbox.put(pendingWrite);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outbox.list()).toMatchObject([{ target, hold: { kind: "refused", status: 500 } }]);
    now = "fine";
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.responses.size).toBe(0);
    await outbox.release();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.responses.get("r1")).toMatchObject(target);
    expect(await outbox.list()).toEqual([]);
    outbox.close();
  });
});
