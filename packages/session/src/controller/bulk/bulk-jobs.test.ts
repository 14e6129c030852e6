import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isForServer } from "../../model/bulk/all-results";
import { idsOnPage } from "../../model/bulk/bulk";
import { MOST_BY_SERVER, MOST_RESULTS } from "../../model/bulk/most-results";
import { selectRunning } from "../../model/bulk/select-bulk";
import { fakeServer } from "../../outbox/fake-server";
import { CriteriaRefusedError } from "../ports";
import { fakeBulkJobs } from "./fake-bulk-jobs";
import { openBulk } from "./test-bulk";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const search = { search: { text: "refund", field: undefined } } as never;

/** What a tab stores. */
function memoryTab() {
  let text: string | null = null;
  return {
    read: () => text,
    write: (next: string | null) => {
      text = next;
    },
  };
}

/** What an earlier page leaves. */
interface Earlier {
  server: ReturnType<typeof fakeServer>;
  jobs: ReturnType<typeof fakeBulkJobs>;
  tab: ReturnType<typeof memoryTab>;
}

/** A page with 1,500 results, on a server that runs actions on them; `before` is an earlier page. */
async function openMany(before?: Earlier, count = 1500) {
  const server = before?.server ?? fakeServer();
  const jobs = before?.jobs ?? fakeBulkJobs(server, { count });
  const tab = before?.tab ?? memoryTab();
  const all = await openBulk({ criteria: search, count, server, bulkJobs: jobs.port, tab });
  const selectAll = () => {
    all.session.bulk.selectAll(true);
    all.session.bulk.affectAll(true);
    all.choose();
  };
  return { ...all, jobs, tab, selectAll };
}

describe("very many results", () => {
  it("are affected by an action of the server, with its progress, and undone and redone as one step", async () => {
    const { session, bulk, jobs, server, selectAll, act } = await openMany();
    selectAll();
    expect(bulk()).toMatchObject({ isAll: true, allResults: 1500, isByServer: true, isConfirmed: true });
    const seen = new Set<string>();
    session.subscribe(({ bulk: { progress } }) => {
      if (progress) seen.add(`${progress.direction} ${progress.saved} of ${progress.total}`);
    });
    await act(session.bulk.submit());
    expect(jobs.requests()).toMatchObject([
      { status: "submitted", values: { topic: { value: "a" } }, own: [], exceptIds: [] },
    ]);
    expect([...seen]).toEqual(["done 0 of 1500", "done 500 of 1500", "done 1000 of 1500"]);
    expect(bulk()?.outcome).toMatchObject({ isAll: true, saved: 1500, total: 1500, direction: "done" });
    expect([bulk()?.draft, idsOnPage(session.getState())]).toEqual([{}, []]);

    await act(session.undo());
    expect(server.responses.size).toBe(0);
    expect(bulk()?.outcome).toMatchObject({ saved: 1500, direction: "undone" });
    expect(idsOnPage(session.getState())).toHaveLength(10);
    expect(bulk()?.draft).toMatchObject({ topic: { value: "a" } });
    expect(session.getState().announcement).toMatchObject({ kind: "undone", step: { count: 1500 } });

    await act(session.redo());
    expect(server.responses.size).toBe(1500);
    expect(bulk()?.outcome).toMatchObject({ saved: 1500, direction: "redone" });
  });

  it("up to 200 are affected by this browser, and more by the server", () => {
    const isByServer = (mostResults: number, total: number) => isForServer({ mostResults }, total);
    expect([200, 201, 1000, 1001].map((total) => isByServer(MOST_BY_SERVER, total))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect([200, 201, 1000].map((total) => isByServer(MOST_RESULTS, total))).toEqual([false, false, false]);
  });

  it("of which there are few are affected by this browser, as on other servers", async () => {
    const { session, bulk, jobs, server, selectAll, act } = await openMany(undefined, 25);
    selectAll();
    expect(bulk()?.isByServer).toBe(false);
    await act(session.bulk.submit());
    expect([jobs.requests().length, server.responses.size]).toEqual([0, 25]);
  });

  it("are too many on other servers, which is told", async () => {
    const { session, bulk } = await openBulk({ criteria: search, count: 1500 });
    session.bulk.selectAll(true);
    session.bulk.affectAll(true);
    expect(bulk()).toMatchObject({ isAll: false, tooManyResults: 1500, mostResults: 1000 });
  });

  it("keep values that the user has begun to give to single records, and leave out pending writes", async () => {
    let isUp = true;
    const server = fakeServer(() => (isUp ? "fine" : "down") as never);
    const jobs = fakeBulkJobs(server, { count: 1500 });
    const { session, choose, act, select } = await openBulk({
      criteria: search,
      count: 1500,
      server,
      bulkJobs: jobs.port,
    });
    isUp = false;
    select("r2");
    choose("b");
    await act(session.bulk.discard());
    session.bulk.setRowValue("r1", "note", "mine");
    session.bulk.selectAll(true);
    session.bulk.affectAll(true);
    choose();
    await act(session.bulk.submit());
    expect(jobs.requests().at(-1)).toMatchObject({
      own: [{ recordId: "r1", values: { note: { value: "mine" } } }],
      exceptIds: ["r2"],
    });
    expect(session.getState().recordStates.r1).toBeUndefined();
  });

  it("have their suggestions accepted from a score on, and what was left is told", async () => {
    const { session, bulk, jobs, selectAll, act } = await openMany();
    selectAll();
    await act(session.bulk.acceptSuggestions("submit", { leastScore: 0.7, results: ["r1"] }));
    expect(jobs.requests()).toMatchObject([{ status: "submitted", leastScore: 0.7 }]);
    expect(bulk()?.outcome).toMatchObject({ saved: 1500, isAll: true, left: { unaffected: 0 } });
    await act(session.undo());
    expect(bulk()?.outcome).toMatchObject({ saved: 1500, direction: "undone" });
  });

  it("are found again after a reload in the middle, and undone after another one", async () => {
    const first = await openMany();
    first.selectAll();
    void first.session.bulk.submit();
    // The request would end with the page.
    expect(first.bulk()?.progress?.mayClose).toBeUndefined();
    await vi.advanceTimersByTimeAsync(350);
    expect(first.bulk()?.progress?.mayClose).toBe(true);
    expect(first.bulk()?.progress).toMatchObject({ isByServer: true, saved: 500 });
    first.session.close();

    const second = await openMany(first);
    await second.settle();
    expect(second.bulk()?.progress).toMatchObject({ isByServer: true, direction: "done", total: 1500 });
    await vi.advanceTimersByTimeAsync(5000);
    expect(second.bulk()?.outcome).toMatchObject({ saved: 1500, isAll: true });
    await vi.advanceTimersByTimeAsync(500);
    second.session.close();

    const third = await openMany(second);
    await vi.advanceTimersByTimeAsync(1000);
    // The result was told.
    expect(third.bulk()?.outcome).toBeUndefined();
    await third.act(third.session.undo());
    expect(third.server.responses.size).toBe(0);
  });

  it("that ended while no page was open are told on the next one, once", async () => {
    const now = new Date("2026-03-01T09:40:00Z");
    vi.setSystemTime(now);
    const first = await openMany();
    first.selectAll();
    void first.session.bulk.submit();
    await vi.advanceTimersByTimeAsync(100);
    first.session.close();
    while ((await first.jobs.port.latest())?.state === "running");
    const second = await openMany(first);
    await vi.advanceTimersByTimeAsync(1000);
    expect(second.bulk()?.outcome).toMatchObject({ saved: 1500 });
    second.session.close();
    const third = await openMany(second);
    await vi.advanceTimersByTimeAsync(1000);
    expect(third.bulk()?.outcome).toBeUndefined();
  });

  it("are cancelled at once; what was saved is undone as one step", async () => {
    const { session, bulk, server, selectAll, act } = await openMany();
    selectAll();
    const done = session.bulk.submit();
    await vi.advanceTimersByTimeAsync(350);
    session.bulk.cancel();
    expect(bulk()?.progress).toMatchObject({ isCancelled: true });
    await act(done);
    const saved = server.responses.size;
    expect(saved).toBeLessThan(1500);
    expect(bulk()?.outcome).toMatchObject({ isCancelled: true, saved });
    await act(session.undo());
    expect(server.responses.size).toBe(0);
  });

  it("are cancelled before the server has replied to the start", async () => {
    const { session, bulk, server, selectAll, act } = await openMany();
    selectAll();
    const done = session.bulk.submit();
    session.bulk.cancel();
    await act(done);
    expect(server.responses.size).toBeLessThan(1500);
    expect(bulk()?.outcome).toMatchObject({ isCancelled: true });
  });

  it("go on while the server cannot be reached, and are told when it can", async () => {
    const { session, bulk, jobs, server, selectAll } = await openMany();
    selectAll();
    void session.bulk.submit();
    await vi.advanceTimersByTimeAsync(350);
    jobs.fail(new Error("down"));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(bulk()?.progress).toMatchObject({ isByServer: true });
    jobs.fail(undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([bulk()?.progress, server.responses.size]).toEqual([undefined, 1500]);
  });

  it("are not affected if nothing can be started, and a refusal is told", async () => {
    const { session, bulk, jobs, server, told, selectAll, act } = await openMany();
    selectAll();
    jobs.fail(new Error("down"));
    await act(session.bulk.submit());
    expect(bulk()?.outcome).toMatchObject({ isNotLoaded: true, saved: 0 });
    jobs.fail(new CriteriaRefusedError("no", { cause: "refused" }));
    selectAll();
    await act(session.bulk.submit());
    expect([told, server.responses.size, bulk()?.progress]).toEqual([["refused"], 0, undefined]);
  });

  it("leave the user at work in focus mode", async () => {
    const { session, bulk, server, selectAll, act } = await openMany();
    selectAll();
    const done = session.bulk.discard();
    await vi.advanceTimersByTimeAsync(100);
    expect(selectRunning(session.getState())).toBeUndefined();
    session.setPageSize(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(selectRunning(session.getState())).toMatchObject({
      kind: "discard",
      total: 1500,
      isByServer: true,
    });
    session.setValue("note", "begun");
    await act(done);
    expect(selectRunning(session.getState())).toBeUndefined();
    expect(session.getState().bulk.outcome).toMatchObject({ saved: 1500, kind: "discard" });
    expect(server.responses.size).toBe(1500);
    expect(bulk()).toBeUndefined();
    const open = session.getState().queue;
    const recordState = session.getState().recordStates[open.slots[open.index]?.id ?? ""];
    expect(recordState?.draft.note?.value).toBe("begun");
  });
});
