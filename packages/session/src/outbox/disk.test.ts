import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDisk } from "./disk";
import type { Owner } from "./entry";
import { fakeBrowserDisk, memoryParts } from "./fake-disk";
import { fakeServer, type ServerBehaviour } from "./fake-server";
import { makeOutbox } from "./outbox";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);
const response = (text: string) => ({ status: "submitted" as const, values: { q: { value: text } } });
const write = (recordId: string, text = "a") => ({
  datasetId: "d",
  recordId,
  base: null,
  target: response(text),
});
const draftOf = (owner: Owner) => ({
  ...owner,
  key: "r1",
  datasetId: "d",
  recordId: "r1",
  draft: {},
  response: null,
  base: null,
});

/** An outbox on a disk that the browser can delete, with a server that is away at first. */
async function open({ userId = `ana${Math.random()}`, browser = fakeBrowserDisk() } = {}) {
  let now: ServerBehaviour = "down";
  const server = fakeServer(() => now);
  const owner = { server: "http://here", userId };
  const disk = await openDisk(browser.open);
  const outbox = makeOutbox({ owner, port: server.port, store: disk.store, drafts: disk.drafts, disk });
  const events: string[] = [];
  outbox.subscribe(({ type }) => events.push(type));
  const onDisk = async () => (await browser.parts.store.listOpen(owner)).map(({ recordId }) => recordId);
  const goOnline = () => {
    now = "fine";
  };
  return { browser, server, outbox, disk, owner, events, onDisk, goOnline };
}

it("answers that the browser deletes while the page is open are stored again, and sent", async () => {
  const { browser, server, outbox, events, onDisk, goOnline } = await open();
  await outbox.put(write("r1"));
  await outbox.put(write("r2"));
  await settle();
  browser.remove();
  await settle();
  // A reload now would find them.
  expect(await onDisk()).toEqual(["r1", "r2"]);
  expect([events.includes("storedAgain"), events.includes("storageRefused")]).toEqual([true, false]);
  expect(outbox.isDurable).toBe(true);
  goOnline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...server.responses.keys()]).toEqual(["r1", "r2"]);
  expect(await outbox.list()).toEqual([]);
  outbox.close();
});

it("an answer that replaces a deleted one keeps what is known of the earlier one", async () => {
  const { browser, outbox } = await open();
  await outbox.put(write("r1"));
  await settle();
  let end = () => {};
  browser.deletion = new Promise((resolve) => {
    end = resolve;
  });
  browser.remove();
  const putting = outbox.put(write("r1", "b"));
  end();
  await putting;
  await settle();
  // The first body may be on the server: its reply was lost.
  expect(await outbox.list()).toMatchObject([
    { target: response("b"), revision: 2, unconfirmedBodies: [response("a")] },
  ]);
  outbox.close();
});

it("answers go to memory and are sent if the browser stores nothing any more", async () => {
  const { browser, server, outbox, events, goOnline } = await open();
  await outbox.put(write("r1"));
  await settle();
  browser.isBlocked = true;
  browser.remove();
  await settle();
  expect([events.includes("storedAgain"), events.includes("storageRefused")]).toEqual([false, true]);
  expect(outbox.isDurable).toBe(false);
  goOnline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([...server.responses.keys()]).toEqual(["r1"]);
  outbox.close();
});

it("a browser that deletes again and again is given up", async () => {
  const { browser, outbox } = await open();
  await outbox.put(write("r1"));
  for (let times = 0; times < 4; times += 1) {
    browser.remove();
    await settle();
  }
  expect(outbox.isDurable).toBe(false);
  expect(await outbox.list()).toMatchObject([{ recordId: "r1" }]);
  outbox.close();
});

it("what the server has confirmed is not stored again", async () => {
  const { browser, outbox, events, onDisk, goOnline } = await open();
  goOnline();
  await outbox.put(write("r1"));
  await settle();
  browser.remove();
  await settle();
  expect([await onDisk(), events.includes("storedAgain")]).toEqual([[], false]);
  outbox.close();
});

it("unsaved changes that the browser deletes are stored again", async () => {
  const { browser, owner, outbox, events } = await open();
  const draft = { datasetId: "d", draft: {}, response: null, base: null };
  await outbox.drafts?.keep({ ...draft, recordId: "r1" });
  await outbox.drafts?.keep({ ...draft, recordId: "r2" });
  await outbox.drafts?.drop("r2");
  browser.remove();
  await settle();
  expect((await browser.parts.drafts.list(owner)).map(({ recordId }) => recordId)).toEqual(["r1"]);
  expect(events).toContain("storedAgain");
  outbox.close();
});

it("unsaved changes of which another tab has stored a later state stay as they are", async () => {
  const { browser, owner, disk, outbox } = await open();
  const draft = draftOf(owner);
  await disk.drafts.put({ ...draft, keptAt: 5 });
  const open2 = browser.open;
  const disk2 = await openDisk(async (onGone) => {
    const parts = await open2(onGone);
    await parts.drafts.put({ ...draft, keptAt: 9 });
    return parts;
  });
  await disk2.drafts.put({ ...draft, keptAt: 7 });
  browser.remove();
  await settle();
  expect(await browser.parts.drafts.list(owner)).toMatchObject([{ keptAt: 9 }]);
  outbox.close();
});

/** A storage that the browser closes and does not delete; as in a database, what is read is a copy. */
function closingStorage() {
  const parts = memoryParts();
  const { change } = parts.store;
  parts.store.change = (key, to, options) => change(key, (entry) => to(structuredClone(entry)), options);
  const storage = {
    parts,
    openings: 0,
    /** What fails when it is opened the next times. */
    failures: [] as (() => void)[],
    close: () => {},
    async open(onGone: () => void) {
      storage.openings += 1;
      storage.close = onGone;
      await Promise.resolve();
      storage.failures.shift()?.();
      return parts;
    },
  };
  return storage;
}

it("a storage that was closed and not deleted is opened again without a word", async () => {
  const storage = closingStorage();
  const disk = await openDisk(storage.open);
  const owner = { server: "http://here", userId: `ana${Math.random()}` };
  const { port } = fakeServer(() => "down");
  const outbox = makeOutbox({ owner, port, store: disk.store, drafts: disk.drafts, disk });
  const events: string[] = [];
  outbox.subscribe(({ type }) => events.push(type));
  await outbox.put(write("r1"));
  await settle();
  storage.close();
  await settle();
  expect([storage.openings, events.includes("storedAgain")]).toEqual([2, false]);
  expect(await outbox.list()).toMatchObject([{ recordId: "r1", target: response("a") }]);
  outbox.close();
});

it("a storage that is closed again while it is opened is opened once more", async () => {
  const storage = closingStorage();
  const disk = await openDisk(storage.open);
  const onBack = vi.fn();
  disk.watch({ onGone: () => {}, onBack });
  storage.failures = [
    () => {
      storage.close();
      throw new Error("InvalidStateError");
    },
  ];
  storage.close();
  await settle();
  expect(storage.openings).toBe(3);
  expect(onBack).toHaveBeenCalledOnce();
  disk.close();
});

it("closings over a whole day do not end the storage, those in a row do", async () => {
  const storage = closingStorage();
  const disk = await openDisk(storage.open);
  for (let hour = 0; hour < 8; hour += 1) {
    storage.close();
    await vi.advanceTimersByTimeAsync(3_600_000);
  }
  expect(storage.openings).toBe(9);
  for (let time = 0; time < 8; time += 1) {
    storage.close();
    await settle();
  }
  expect(storage.openings).toBe(12);
  disk.close();
});

it("unsaved changes that another tab has removed are not stored again", async () => {
  const { browser, owner, disk, outbox } = await open();
  const draft = draftOf(owner);
  await disk.drafts.put({ ...draft, keptAt: 5 });
  await browser.parts.drafts.remove("r1");
  expect(await disk.drafts.list(owner)).toEqual([]);
  browser.remove();
  await settle();
  expect(await browser.parts.drafts.list(owner)).toEqual([]);
  outbox.close();
});
