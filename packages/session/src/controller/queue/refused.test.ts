import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isBulk } from "../../model/bulk/bulk";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const similarity = { recordId: "bare", vectorName: "v", limit: 10, order: "most" } as const;
const english = [{ name: "lang", terms: ["en"] }];
const byLength = [{ entity: "metadata", name: "length", order: "desc" }] as const;

/** A session that searches, filters and sorts, whose server refuses the search for similar records. */
async function openSearching(options: Parameters<typeof openTestSession>[0] = {}) {
  const opened = openTestSession({ ...options, refuses: ({ filters }) => filters.similarity !== undefined });
  await opened.settle();
  await opened.session.setSearch({ text: "late", field: "all" });
  await opened.session.setFilters({ metadata: english, sort: [...byLength] });
  await opened.settle();
  return opened;
}

describe("criteria that the server refuses", () => {
  it("leave the search, the filters, the order and the position as they were, and say why (spec 273)", async () => {
    const { session, settle, id, told } = await openSearching();
    await session.goTo(4);
    const { criteria } = session.getState();
    await session.setFilters({ similarity });
    await settle();
    expect(told).toEqual(["refused"]);
    expect([id(), session.getState().load]).toEqual(["r4", "ready"]);
    expect(session.getState().criteria.committed).toEqual(criteria.committed);
    expect(session.getState().announcement?.serial).toBe(3);
    await session.previous();
    expect(id()).toBe("r3");
  });

  it("leave bulk mode and its selection as they were", async () => {
    const { session, settle } = await openSearching({ many: 10 });
    session.bulk.select("r2", true);
    session.bulk.select("r4", true, true);
    await session.setFilters({ similarity });
    await settle();
    expect(isBulk(session.getState())).toBe(true);
    expect(session.getState().bulk.selected).toEqual(["r2", "r3", "r4"]);
  });

  it("leave the records that were on screen before several changes, of which none has arrived", async () => {
    const { session, settle, told, id } = await openSearching();
    const { committed } = session.getState().criteria;
    const first = session.setFilters({ similarity });
    await session.setFilters({ similarity: { ...similarity, order: "least" } });
    await first;
    await settle();
    expect(told).toEqual(["refused"]);
    expect([id(), session.getState().criteria.committed]).toEqual(["r1", committed]);
  });

  it("keep what was answered before: the record has left the queue, and can be gone back to", async () => {
    let reply = () => {};
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    const { session, settle, id } = await openSearching({ replied });
    session.setValue("topic", "a");
    await session.submit();
    expect(id()).toBe("r2");
    const asking = session.setFilters({ similarity });
    reply();
    await vi.advanceTimersByTimeAsync(3000);
    await asking;
    await settle();
    const { queue } = session.getState();
    expect([id(), queue.total, queue.slots[0]]).toEqual(["r2", 24, { id: "r1", hasLeft: true }]);
    await session.previous();
    expect(id()).toBe("r1");
  });
});
