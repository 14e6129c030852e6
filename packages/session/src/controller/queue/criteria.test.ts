import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { noFilters } from "../../criteria/filters/filters";
import { selectPage } from "../../model/bulk/select-bulk";
import { canGo, pageOf } from "../../model/queue/position";
import { selectQueue } from "../../model/selectors";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("changing the criteria", () => {
  it("resets criteria that the server refuses, says why, and shows the records without them (spec 243)", async () => {
    const { session, settle, id, told } = openTestSession({
      refuses: ({ filters, search }) => filters.metadata.length > 0 || search.text === "((",
    });
    await settle();
    await session.setFilters({ metadata: [{ name: "lang", terms: ["en"] }] });
    await settle();
    const shown = () => {
      const { load, criteria } = session.getState();
      return [load, criteria.committed.filters.metadata.length, criteria.committed.search.text, id()];
    };
    expect([shown(), told]).toEqual([["ready", 0, "", "r1"], ["refused"]]);
    await session.setSearch({ text: "((", field: "all" });
    await settle();
    expect([shown(), told]).toEqual([
      ["ready", 0, "", "r1"],
      ["refused", "refused"],
    ]);
  });

  it("says whether a search or filters narrow the queue", async () => {
    const { session, settle } = openTestSession();
    await settle();
    const isFiltered = () => selectQueue(session.getState()).isFiltered;
    await session.setFilters({ sort: [{ entity: "record", name: "inserted_at", order: "desc" }] });
    expect(isFiltered()).toBe(false);
    await session.setFilters({ metadata: [{ name: "lang", terms: ["en"] }] });
    expect(isFiltered()).toBe(true);
    await session.resetFilters();
    expect(isFiltered()).toBe(false);
    await session.setSearch({ text: "refund", field: "all" });
    expect(isFiltered()).toBe(true);
  });

  it("announces how many records a filter leaves, unless the URL sets it (spec 240, 265, 266)", async () => {
    const { session, settle } = openTestSession();
    await settle();
    await session.setFilters({ sort: [{ entity: "record", name: "inserted_at", order: "desc" }] });
    const said = () => session.getState().announcement;
    expect(said()).toMatchObject({ kind: "found", count: 25, serial: 1 });
    await session.setFilters({ sort: [{ entity: "record", name: "inserted_at", order: "desc" }] });
    const similarity = { recordId: "r0", vectorName: "v", limit: 10, order: "most" } as const;
    await session.read({ ...session.getState().criteria.committed, filters: { ...noFilters, similarity } });
    expect(said()?.serial).toBe(1);
    // A reset leaves the similar record, whose own button removes it (requirement 266).
    await session.setFilters({ sort: [{ entity: "record", name: "inserted_at", order: "desc" }] });
    await session.resetFilters();
    expect(session.getState().criteria.committed.filters).toEqual({ ...noFilters, similarity });
    await session.setFilters({ similarity: undefined });
    expect(session.getState().criteria.committed.filters.similarity).toBeUndefined();
  });

  it("shows lists of the offered sizes from the first record on, page by page (spec 299, 300, 302)", async () => {
    const { session, settle, fetches } = openTestSession({ count: 60, position: 3 });
    await settle();
    const shown = () => selectPage(session.getState()).filter((_, index) => index % 2 === 0).length;
    const place = () => [pageOf(session.getState().queue), shown()];
    await session.setPageSize(25);
    await settle();
    expect([place(), fetches.at(-1)]).toEqual([[1, 25], { offset: 0, limit: 25 }]);
    await session.next();
    expect(place()).toEqual([26, 25]);
    await session.next();
    expect([place(), canGo(session.getState().queue)]).toEqual([[51, 10], { back: true, on: false }]);
    // The last page stays.
    await session.next();
    expect(place()).toEqual([51, 10]);
    await session.previous();
    await session.previous();
    await session.previous();
    expect([place(), canGo(session.getState().queue).back]).toEqual([[1, 25], false]);
    await session.setPageSize(26);
    expect(place()).toEqual([1, 25]);
    await session.setPageSize(1);
    expect(place()).toEqual([1, 1]);
  });

  it("goes back to the first record if the page size changes (spec 295)", async () => {
    const { session, settle } = openTestSession({ count: 60, many: 10 });
    await settle();
    await session.next();
    const place = () => pageOf(session.getState().queue);
    expect(place()).toBe(11);
    await session.setPageSize(50);
    await settle();
    expect([place(), session.getState().criteria.committed.page]).toEqual([1, { page: 1, many: 50 }]);
  });

  it("loads the record that others are compared with, if it is not loaded (spec 269)", async () => {
    const { session, settle } = openTestSession({ count: 60 });
    await settle();
    const { queue } = session.getState();
    expect(session.getState().records.r50).toBeUndefined();
    expect([await session.loadRecord("r50"), await session.loadRecord("none")]).toEqual([true, false]);
    expect(session.getState().records.r50?.id).toBe("r50");
    expect(session.getState().queue).toBe(queue);
  });

  it("goes back to the records before a list that begins anywhere (spec 299)", async () => {
    const { session, settle, fetches } = openTestSession({ count: 60, position: 8, many: 10 });
    await settle();
    await session.previous();
    expect([fetches.at(-1), pageOf(session.getState().queue)]).toEqual([{ offset: 0, limit: 7 }, 1]);
    expect(new Set(session.getState().queue.slots.map((slot) => slot.id)).size).toBe(17);
  });

  it("shows what a filter set selects from the first record on, and says so", async () => {
    const { session, settle } = openTestSession();
    await settle();
    await session.goTo(4);
    await session.select({ ...session.getState().criteria.committed, search: { text: "r", field: "all" } });
    await settle();
    const { criteria, announcement } = session.getState();
    expect(criteria).toMatchObject({
      committed: { page: { page: 1 }, search: { text: "r" } },
      isAutomatic: false,
    });
    expect(announcement).toMatchObject({ kind: "found" });
    await session.select({ ...criteria.committed, status: "draft" });
    expect(session.getState().criteria.committed).toMatchObject({ status: "draft", search: { text: "r" } });
    // There is none, and the page says so.
    expect(session.getState().announcement).toBe(announcement);
  });
});
