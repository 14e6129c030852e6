import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { idsOnPage } from "../../model/bulk/bulk";
import { openBulk } from "./test-bulk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const search = { search: { text: "refund", field: undefined } } as never;

describe("all results", () => {
  it("are affected, each once, and the queue loads again (spec 288, 291)", async () => {
    const { session, bulk, server, members, choose, act } = await openBulk({ criteria: search });
    session.bulk.selectAll(true);
    expect(bulk()?.allResults).toBe(25);
    session.bulk.affectAll(true);
    expect(bulk()?.isAll).toBe(true);
    choose();
    await act(session.bulk.submit());
    expect(members("submitted")).toHaveLength(25);
    expect(server.history).toHaveLength(25);
    expect(bulk()?.outcome).toMatchObject({ isAll: true, saved: 25, total: 25, failures: [] });
    expect(idsOnPage(session.getState())).toEqual([]);
    await act(session.undo());
    expect([members("pending").length, idsOnPage(session.getState()).length]).toEqual([25, 10]);
    // Another action right after it affects all of them again.
    expect(bulk()?.isAll).toBe(true);
  });

  it("are compared before their suggestions are accepted, and only those compared are affected", async () => {
    const { session, bulk, members, server, act } = await openBulk({ criteria: search });
    const acceptFor = async (results: readonly string[]) => {
      session.bulk.selectAll(true);
      session.bulk.affectAll(true);
      await act(session.bulk.acceptSuggestions("submit", { leastScore: 0, results }));
    };
    const results = (await session.bulk.loadResults()) ?? [];
    expect(results).toHaveLength(25);
    await acceptFor(results.filter((id) => id !== "r3"));
    expect(server.responses.size).toBe(0);
    await acceptFor(results);
    expect(members("submitted")).toEqual(["r3"]);
    expect(bulk()?.outcome).toMatchObject({ isAll: true, saved: 1, total: 1 });
    await act(session.undo());
    expect(server.responses.size).toBe(0);
  });

  it("show the progress of each chunk (spec 292)", async () => {
    const { session, choose, act } = await openBulk({ criteria: search });
    session.bulk.selectAll(true);
    session.bulk.affectAll(true);
    choose();
    const seen = new Set<string>();
    session.subscribe(({ bulk: { progress } }) => {
      if (progress) seen.add(`${progress.saved} of ${progress.total}`);
    });
    await act(session.bulk.submit());
    expect([...seen]).toEqual(["0 of 10", "0 of 25", "10 of 25", "20 of 25", "25 of 25"]);
  });

  it("are left out after a cancellation in the middle, and the rest is undone as one step", async () => {
    const { session, bulk, server, choose, act } = await openBulk({ criteria: search });
    session.bulk.selectAll(true);
    session.bulk.affectAll(true);
    choose();
    const stop = session.subscribe(({ bulk: { progress } }) => {
      if (progress?.saved !== 10) return;
      stop();
      session.bulk.cancel();
    });
    await act(session.bulk.submit());
    expect(bulk()?.outcome).toMatchObject({ isCancelled: true, saved: 10, total: 25 });
    expect(server.responses.size).toBe(10);
    await act(session.undo());
    expect(server.responses.size).toBe(0);
  });

  it("are not affected if they cannot be loaded", async () => {
    let isUp = true;
    const { session, bulk, server, choose, act } = await openBulk({ criteria: search, loads: () => isUp });
    session.bulk.selectAll(true);
    session.bulk.affectAll(true);
    choose();
    isUp = false;
    await act(session.bulk.submit());
    expect(bulk()?.outcome).toMatchObject({ isNotLoaded: true, saved: 0 });
    expect([server.responses.size, bulk()?.selected.length]).toEqual([0, 10]);
  });

  it("are no longer affected once that is cancelled, which clears the selection", async () => {
    const { session, bulk } = await openBulk({ criteria: search });
    session.bulk.selectAll(true);
    session.bulk.affectAll(true);
    session.bulk.affectAll(false);
    expect(bulk()).toMatchObject({ isAll: false, selected: [] });
  });
});
