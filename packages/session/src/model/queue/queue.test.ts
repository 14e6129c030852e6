import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canGo, positionOf } from "./position";
import {
  currentId,
  type Fetch,
  isBehindPendingWrites,
  needsMore,
  nextFetch,
  openQueue,
  previousFetch,
  type Queue,
  withCounted,
  withIndex,
  withMembership,
  withMoved,
  withPage,
  withPrevious,
} from "./queue";

/** A server's pending set: answering, by anyone, takes records out of it. */
function pendingSet(count: number) {
  const ids = Array.from({ length: count }, (_, index) => `r${index + 1}`);
  return {
    ids,
    take: (id: string | undefined) => void (id && ids.includes(id) && ids.splice(ids.indexOf(id), 1)),
    fetch: (queue: Queue) => {
      const page = nextFetch(queue);
      return withPage(queue, fetched(ids.slice(page.offset, page.offset + page.limit), ids.length, page));
    },
  };
}

const fetched = (ids: readonly string[], total: number, fetch: Fetch, leaving: readonly string[] = []) => ({
  fetch,
  ids,
  total,
  leaving: new Set(leaving),
});

const filled = (count = 30, position = 1) => pendingSet(count).fetch(openQueue("pending", position));

describe("the queue", () => {
  it("opens at a position and has that position and the total", () => {
    const queue = filled(30, 17);
    expect([currentId(queue), positionOf(queue), queue.total]).toEqual(["r17", 17, 30]);
  });

  it("prefetches if five or fewer records follow the one on screen", () => {
    const queue = filled();
    expect(queue.slots).toHaveLength(10);
    expect(needsMore(withIndex(queue, 3))).toBe(false);
    expect(needsMore(withIndex(queue, 4))).toBe(true);
  });

  it("requests the held records and one more page from the start", () => {
    const queue = withMembership(filled(), "r1", false);
    expect(nextFetch(queue)).toEqual({ offset: 0, limit: 19 });
  });

  it("does not request more than a thousand records at once", () => {
    const ids = Array.from({ length: 995 }, (_, index) => `r${index}`);
    const queue = withPage(openQueue("pending"), fetched(ids, 5000, { offset: 0, limit: 995 }));
    expect(nextFetch(queue)).toEqual({ offset: 5, limit: 1000 });
  });

  it("begins after the records with pending writes, and shows them when the user goes back", () => {
    const page = { offset: 0, limit: 2 };
    const one = withPage(openQueue("pending"), fetched(["r1", "r2"], 3, page, ["r1"]));
    expect([currentId(one), canGo(one).back, positionOf(one)]).toEqual(["r2", true, 1]);

    const none = withPage(openQueue("pending"), fetched(["r1", "r2"], 3, page, ["r1", "r2"]));
    expect([currentId(none), isBehindPendingWrites(openQueue("pending"), none)]).toEqual([undefined, true]);
    const more = withPage(none, fetched(["r1", "r2", "r3"], 3, nextFetch(none, 2)));
    expect([currentId(more), isBehindPendingWrites(none, more)]).toEqual(["r3", false]);
  });

  it("loads one record before the first slot", () => {
    const queue = filled(30, 17);
    expect(previousFetch(queue, 1)).toEqual({ offset: 15, limit: 1 });
    const back = withPrevious(queue, ["r16"]);
    expect([currentId(back), positionOf(withIndex(back, 0))]).toEqual(["r17", 16]);
    expect(previousFetch(openQueue("pending"), 1)).toBeUndefined();
  });

  it("knows that another record is missing if the one before the first slot is already held (use G4)", () => {
    const asked = { ...filled(30, 17), isExhausted: true };
    const queue = withPrevious(asked, ["r20"]);
    expect([currentId(queue), queue.start, queue.isExhausted]).toEqual(["r17", 15, false]);
    expect(withPrevious(asked, ["r16"])).toMatchObject({ start: 15, isExhausted: true });
  });

  it("of a list requests a page before the first slot, but not more than there are", () => {
    const list = openQueue("pending", 8, { many: 10 });
    expect(nextFetch(list)).toEqual({ offset: 7, limit: 10 });
    expect(previousFetch(list, 10)).toEqual({ offset: 0, limit: 7 });
  });

  it("of a list prefetches a page, and ends with its last page (spec 279, 297, 301)", () => {
    const list = pendingSet(35).fetch(openQueue("pending", 1, { many: 10 }));
    expect([list.slots.length, needsMore(list), canGo(list)]).toEqual([10, true, { back: false, on: true }]);
    const next = pendingSet(35).fetch(list);
    expect([next.slots.length, needsMore(next), needsMore(withIndex(next, 10))]).toEqual([20, true, true]);
    const all = { ...pendingSet(21).fetch(next), isExhausted: true };
    expect([canGo(withIndex(all, 10)).on, canGo(withIndex(all, 20))]).toEqual([
      true,
      { back: true, on: false },
    ]);
  });

  it("of similar records is loaded at once, from the first one on", () => {
    const similar = openQueue("pending", 7, { limit: 50 });
    expect([nextFetch(similar), similar.start]).toEqual([{ offset: 0, limit: 50 }, 0]);
    const ids = Array.from({ length: 50 }, (_, index) => `r${index + 1}`);
    const queue = withPage(similar, fetched(ids, 50, { offset: 0, limit: 50 }));
    expect([currentId(queue), positionOf(queue), queue.isExhausted, needsMore(queue)]).toEqual([
      "r7",
      7,
      true,
      false,
    ]);
    // A position that does not exist is the first one.
    const few = withPage(similar, fetched(["r1", "r2"], 2, { offset: 0, limit: 50 }));
    expect(currentId(few)).toBe("r1");
  });

  it("adjusts its start if a returned record moved before the first slot (use G4)", () => {
    const asked = filled(30, 25);
    const back = withMembership(withMembership(asked, "r27", false), "r27", true);
    const page = { fetch: { offset: 24, limit: 16 }, ids: ["r24", "r25", "r26", "r28", "r29", "r30"] };
    const after = withPage(back, fetched(page.ids, 30, page.fetch));
    expect(withMoved(after, page, true).start).toBe(23);
    // If writes were pending, the page is requested again.
    expect(withMoved(after, page, false)).toMatchObject({ start: 24, isExhausted: false });
    // Where nothing was taken back, a colleague took what is missing.
    expect(withMoved({ ...after, isMixed: false }, page, true).start).toBe(24);
  });

  it("does not count a record that left the set, and gives it no position", () => {
    const queue = withMembership(withIndex(filled(), 1), "r1", false);
    expect(positionOf(queue)).toBe(1);
    expect(positionOf(withIndex(queue, 0))).toBeUndefined();
    expect(positionOf(withIndex(withMembership(queue, "r1", true), 0))).toBe(1);
  });

  it.each([
    [true, false, 29],
    [false, true, 31],
    [false, false, 30],
  ])("moves the total where a record was a member: %s, and is one: %s", (before, after, total) => {
    expect(withCounted(filled(), before, after).total).toBe(total);
  });

  it("has a first and a last record", () => {
    const queue = filled(10);
    expect(canGo(queue)).toEqual({ back: false, on: true });
    const all = pendingSet(3).fetch(openQueue("pending"));
    expect(canGo(withIndex(all, 2))).toEqual({ back: true, on: false });
  });
});

const runs = process.env.GLOSSA_TEST_LEVEL === "full" ? 5000 : 300;

describe("thirty responses in a row, while a colleague responds too", () => {
  it("show each record once and in order, except those that the colleague responded to first", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ isAnswered: fc.boolean(), colleague: fc.option(fc.nat(60)) }), {
          minLength: 30,
          maxLength: 30,
        }),
        (steps) => {
          const set = pendingSet(60);
          const order = [...set.ids];
          let queue = set.fetch(openQueue("pending"));
          const shown: string[] = [];
          const taken = new Set<string>();
          for (const { isAnswered, colleague } of steps) {
            const id = currentId(queue) as string;
            shown.push(id);
            if (colleague !== null && order[colleague] !== id) {
              taken.add(order[colleague] as string);
              set.take(order[colleague]);
            }
            if (isAnswered) {
              set.take(id);
              queue = withMembership(queue, id, false);
            }
            queue = withIndex(queue, queue.index + 1);
            if (needsMore(queue)) queue = set.fetch(queue);
          }
          const expected = order.filter((id) => shown.includes(id) || !taken.has(id)).slice(0, 30);
          expect(shown).toEqual(expected);
        },
      ),
      { numRuns: runs },
    );
  });
});
