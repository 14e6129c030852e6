import { describe, expect, it } from "vitest";
import { entryAfter, entryKey, type OutboxEntry } from "./entry";
import { withMemoryFallback } from "./memory-fallback";
import { memoryStore, type OutboxStore } from "./store";

const owner = { server: "http://here", userId: "ana" };
const entry = (recordId: string, text: string, previous?: OutboxEntry) =>
  entryAfter(
    {
      ...owner,
      datasetId: "d",
      recordId,
      target: { status: "draft", values: { q: { value: text } } },
      base: null,
    },
    previous,
    Number(recordId),
  );

/** A disk that can be full: then it still reads and removes, but takes nothing. */
function disk() {
  const store = memoryStore();
  const state = { isFull: false, isBroken: false };
  const filling: OutboxStore = {
    list: (of) => (state.isBroken ? Promise.reject(new Error("broken")) : store.list(of)),
    listOpen: (of) => (state.isBroken ? Promise.reject(new Error("broken")) : store.listOpen(of)),
    change: async (key, change) => {
      if (state.isBroken) throw new Error("broken");
      return store.change(key, (held) => {
        const next = change(held);
        if (next && state.isFull) throw new Error("QuotaExceededError");
        return next;
      });
    },
  };
  return { state, filling, store };
}

describe("the memory fallback on a full disk", () => {
  it("keeps refused entries, reports it once, and removes their older state on disk", async () => {
    const { state, filling, store } = disk();
    let refusals = 0;
    const safe = withMemoryFallback(filling, () => {
      refusals += 1;
    });
    await safe.change(entryKey(owner, "1"), (previous) => entry("1", "first", previous));
    expect(safe.isSpareInUse()).toBe(false);

    state.isFull = true;
    await safe.change(entryKey(owner, "1"), (previous) => entry("1", "second", previous));
    await safe.change(entryKey(owner, "2"), (previous) => entry("2", "other", previous));
    expect(refusals).toBe(1);
    expect(safe.isSpareInUse()).toBe(true);
    const listed = await safe.list(owner);
    expect(listed.map(({ recordId, target }) => [recordId, target?.values.q?.value])).toEqual([
      ["1", "second"],
      ["2", "other"],
    ]);
    // It builds on the entry from the disk instead of beginning anew.
    expect(listed[0]?.revision).toBe(2);
    expect(await store.list(owner)).toEqual([]);
  });

  it("lists an entry once even if it cannot be removed from the disk", async () => {
    const { state, filling } = disk();
    const safe = withMemoryFallback(
      {
        list: filling.list,
        listOpen: filling.listOpen,
        change: (key, change) =>
          state.isFull ? Promise.reject(new Error("full")) : filling.change(key, change),
      },
      () => {},
    );
    await safe.change(entryKey(owner, "1"), (previous) => entry("1", "first", previous));
    state.isFull = true;
    await safe.change(entryKey(owner, "1"), (previous) => entry("1", "second", previous));
    expect((await safe.list(owner)).map(({ target }) => target?.values.q?.value)).toEqual(["second"]);
  });

  it("works if the disk cannot be read either", async () => {
    const { state, filling } = disk();
    const safe = withMemoryFallback(filling, () => {});
    state.isBroken = true;
    await safe.change(entryKey(owner, "1"), (previous) => entry("1", "kept", previous));
    expect((await safe.list(owner)).map(({ target }) => target?.values.q?.value)).toEqual(["kept"]);
  });
});
