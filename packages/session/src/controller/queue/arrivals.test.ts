import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer } from "../../outbox/fake-server";
import { fakeBulkJobs } from "../bulk/fake-bulk-jobs";
import { openBulk } from "../bulk/test-bulk";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const record = (position: number, total: number) => ({ kind: "record", position, total });

/** A session whose first records are on screen, and its announcements since, each once. */
async function openHearing(options: Parameters<typeof openTestSession>[0] = {}) {
  const opened = openTestSession(options);
  await opened.settle();
  const { session } = opened;
  expect(session.getState().announcement).toBeUndefined();
  const heard: unknown[] = [];
  // As the page renders it: of several announcements in one task, the last one.
  const hear = async () => {
    await opened.settle();
    const { announcement } = session.getState();
    if (!announcement || announcement.serial === last) return heard.splice(0);
    last = announcement.serial;
    const { serial: _serial, ...said } = announcement;
    return [said];
  };
  let last = 0;
  return { ...opened, hear };
}

describe("other records on screen", () => {
  it("are announced with their place, and the first ones are not", async () => {
    const { session, hear } = await openHearing();
    await session.next();
    expect(await hear()).toEqual([{ kind: "arrived", place: record(2, 25) }]);
    await session.goTo(20);
    expect(await hear()).toEqual([{ kind: "arrived", place: record(20, 25) }]);
    await session.previous();
    expect(await hear()).toEqual([{ kind: "arrived", place: record(19, 25) }]);
  });

  it("are not announced as new if only a response removes the record from the queue: what was done says so", async () => {
    const { session, hear, id } = await openHearing();
    const left = (status: string) => ({ kind: "left", status, total: 24 });
    session.setValue("topic", "a");
    await session.saveDraft();
    expect(await hear()).toEqual([{ kind: "draftSaved", place: left("draft") }]);
    await session.saveDraft();
    expect(await hear()).toEqual([{ kind: "draftSaved" }]);
    await session.undo();
    await hear();
    await session.undo();
    expect(await hear()).toMatchObject([{ kind: "undone", place: record(1, 25) }]);
    await session.redo();
    expect(await hear()).toMatchObject([{ kind: "redone", place: left("draft") }]);
    await session.clear();
    expect(await hear()).toEqual([{ kind: "cleared", place: record(1, 25) }]);
    expect(id()).toBe("r1");
  });

  it("do not follow the last one or precede the first one, which is announced", async () => {
    const { session, hear } = await openHearing({ count: 2 });
    await session.previous();
    expect(await hear()).toEqual([{ kind: "atStart" }]);
    await session.next();
    expect(await hear()).toEqual([{ kind: "arrived", place: record(2, 2) }]);
    // Past the end, the skipped records follow.
    await session.next();
    expect(await hear()).toEqual([{ kind: "arrived", place: record(1, 2) }]);
    await session.setPageSize(10);
    await hear();
    await session.next();
    expect(await hear()).toEqual([{ kind: "atEnd" }]);
    await session.previous();
    expect(await hear()).toEqual([{ kind: "atStart" }]);
  });

  it("are announced together with what was submitted, undone and done again", async () => {
    const { session, hear, id } = await openHearing();
    await session.next();
    await hear();
    session.setValue("topic", "a");
    await session.submit();
    expect(await hear()).toEqual([{ kind: "submitted", place: record(2, 24) }]);
    await session.discard();
    expect(await hear()).toEqual([{ kind: "discarded", place: record(2, 23) }]);
    const { serial = 0 } = session.getState().announcement ?? {};
    await session.undo();
    expect(id()).toBe("r3");
    expect(await hear()).toMatchObject([{ kind: "undone", place: record(2, 24) }]);
    expect(session.getState().announcement?.serial).toBe(serial + 1);
    await session.redo();
    // The record is still on screen, but no longer in the queue.
    const left = { kind: "left", status: "discarded", total: 23 };
    expect(await hear()).toMatchObject([{ kind: "redone", place: left }]);
  });

  it("are announced with their number after a search or another status, even if the first one is the same", async () => {
    const { session, hear, server } = await openHearing();
    await session.setSearch({ text: "r", field: "all" });
    const first = record(1, 25);
    expect(await hear()).toEqual([{ kind: "found", status: "pending", count: 25, place: first }]);
    server.write("r9", { status: "draft", values: {} });
    await session.setStatus("draft");
    expect(await hear()).toEqual([{ kind: "found", status: "draft", count: 1, place: record(1, 1) }]);
    await session.setStatus("discarded");
    expect(await hear()).toEqual([]);
    await session.setStatus("draft");
    expect(await hear()).toMatchObject([{ kind: "found", status: "draft" }]);
  });

  it("are announced as answered if responses have removed them from the queue", async () => {
    const { session, hear } = await openHearing();
    session.setValue("topic", "a");
    await session.submit();
    await hear();
    await session.previous();
    const place = { kind: "left", status: "submitted", total: 24 };
    expect(await hear()).toEqual([{ kind: "arrived", place }]);
  });

  it("are announced with the last of two steps that are undone at once", async () => {
    const { session, hear, id } = await openHearing();
    for (const label of ["a", "b"]) {
      session.setValue("topic", label);
      await session.next();
    }
    await hear();
    await Promise.all([session.undo(), session.undo()]);
    expect(id()).toBe("r1");
    expect(await hear()).toMatchObject([{ kind: "undone", place: record(1, 25) }]);
    await session.next();
    expect(await hear()).toEqual([{ kind: "arrived", place: record(2, 25) }]);
  });

  it("are announced while the server undoes a bulk action", async () => {
    const server = fakeServer();
    const jobs = fakeBulkJobs(server, { count: 1500, pace: 100 });
    const search = { text: "refund", field: undefined };
    const { session, choose } = await openBulk({
      criteria: { search } as never,
      ...{ count: 1500, server, bulkJobs: jobs.port },
    });
    session.bulk.selectAll(true);
    session.bulk.affectAll(true);
    choose();
    void session.bulk.submit();
    await vi.advanceTimersByTimeAsync(60_000);
    const undoing = session.undo();
    await vi.advanceTimersByTimeAsync(100);
    expect(session.getState().bulk.progress).toBeDefined();
    await session.setStatus("submitted");
    await vi.advanceTimersByTimeAsync(10);
    expect(session.getState().announcement).toMatchObject({ kind: "found", status: "submitted" });
    await vi.advanceTimersByTimeAsync(60_000);
    await undoing;
    expect(session.getState().announcement).toMatchObject({ kind: "undone" });
  });

  it("are announced once if they are opened by their id", async () => {
    const { session, hear } = await openHearing();
    await session.openRecord("r25");
    expect(session.getState().announcement?.serial).toBe(1);
    expect(await hear()).toMatchObject([{ kind: "arrived" }]);
  });

  it("are announced at the end of the queue, together with the last response, if they were skipped", async () => {
    const { session, hear } = await openHearing({ count: 3 });
    await session.next();
    await session.next();
    await hear();
    session.setValue("topic", "a");
    await session.submit();
    expect(await hear()).toEqual([{ kind: "submitted", place: record(1, 2) }]);
  });

  it("are not announced if there are none; the page says why", async () => {
    const { session, hear } = await openHearing({ count: 1 });
    session.setValue("topic", "a");
    await session.submit();
    expect(await hear()).toEqual([{ kind: "submitted" }]);
    await session.undo();
    expect(await hear()).toMatchObject([{ kind: "undone", place: record(1, 1) }]);
  });

  it("are announced as a page of a list", async () => {
    const { session, hear } = await openHearing({ count: 102, many: 10 });
    await session.next();
    expect(await hear()).toEqual([
      { kind: "arrived", place: { kind: "page", from: 11, to: 20, total: 102 } },
    ]);
    session.bulk.select("r12", true);
    expect(await hear()).toEqual([]);
    await session.setPageSize(1);
    expect(await hear()).toEqual([{ kind: "arrived", place: record(1, 102) }]);
  });
});
