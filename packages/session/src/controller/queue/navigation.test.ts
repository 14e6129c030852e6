import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { criteriaFrom } from "../../criteria/address";
import { noFilters } from "../../criteria/filters/filters";
import { settledPosition } from "../../model/queue/place";
import { canGo, positionOf } from "../../model/queue/position";
import { currentId } from "../../model/queue/queue";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = (text: string) => criteriaFrom(new URLSearchParams(text), "d");

/** A session in the submitted set, whose first record has an unsubmitted change. */
async function openChanged() {
  const all = openTestSession({ status: "submitted", count: 4 });
  for (const id of ["r1", "r2", "r3"]) {
    all.server.write(id, { status: "submitted", values: { topic: { value: "a" } } });
  }
  await all.settle();
  all.session.setValue("topic", "b");
  return all;
}

describe("navigating to other records", () => {
  it("has the position that a reload would show, and none while loading", async () => {
    const loading = openTestSession({ position: 3 });
    expect(settledPosition(loading.session.getState())).toBeUndefined();
    await loading.settle();
    expect(settledPosition(loading.session.getState())).toBe(3);
    const empty = openTestSession({ status: "draft" });
    await empty.settle();
    expect(settledPosition(empty.session.getState())).toBe(1);
    const { session } = await openChanged();
    expect(settledPosition(session.getState())).toBe(1);
    await session.next();
    expect(settledPosition(session.getState())).toBeUndefined();
    session.stay();
    expect(settledPosition(session.getState())).toBe(1);
  });

  it("commits the page on screen, whether the user or the session opened it (spec 239)", async () => {
    const { session, settle } = openTestSession();
    const criteria = () => session.getState().criteria;
    await settle();
    await session.next();
    expect(criteria()).toMatchObject({ committed: { page: { page: 2 } }, isAutomatic: false });
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    expect(criteria()).toMatchObject({
      committed: { page: { page: 3 } },
      previous: { page: { page: 2 } },
      isAutomatic: true,
    });
  });

  it("loads a page beyond the held records by its position in the set, without the records that responses removed", async () => {
    const { session, settle, id } = openTestSession({ count: 60 });
    await settle();
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    await session.read(address("page=40"));
    await settle();
    expect(id()).toBe("r41");
  });

  it("opens another queue at its first record and announces it (spec 240, 241)", async () => {
    const { session, settle, server, id } = openTestSession();
    server.write("r9", { status: "draft", values: {} });
    await settle();
    await session.next();
    await session.setStatus("draft");
    await settle();
    expect(id()).toBe("r9");
    expect(session.getState()).toMatchObject({
      criteria: { committed: { status: "draft", page: { page: 1, many: 1 } } },
      announcement: { kind: "found", status: "draft", count: 1 },
    });
  });

  it("follows a URL to a queue, to a held page and to another one, and announces only its place (spec 232)", async () => {
    const { session, settle, server, id } = openTestSession({ count: 60 });
    server.write("r60", { status: "discarded", values: {} });
    await settle();
    await session.read(address("page=5"));
    expect(id()).toBe("r5");
    await session.read(address("page=40"));
    await settle();
    expect([id(), positionOf(session.getState().queue)]).toEqual(["r40", 40]);
    await session.read(address("status=discarded"));
    await settle();
    expect([id(), session.getState().announcement?.kind]).toEqual(["r60", "arrived"]);
    await session.read(address("page=40"));
    await settle();
    expect(id()).toBe("r40");
  });

  it("counts the page of a URL as the server does, without records that were responded to meanwhile", async () => {
    const { session, settle, id } = openTestSession();
    await settle();
    await session.discard();
    await session.discard();
    await settle();
    await session.read(address("page=3"));
    expect(id()).toBe("r5");
    await session.read(address("page=1"));
    expect(id()).toBe("r3");
  });

  it("opens the first page if the requested page has no record (spec 306)", async () => {
    const { session, settle, id } = openTestSession({ position: 99 });
    await settle();
    await settle();
    expect([id(), positionOf(session.getState().queue), session.getState().load]).toEqual(["r1", 1, "ready"]);
  });

  it("resets the criteria if records cannot be loaded, and retries on request (spec 243, 458)", async () => {
    let isDown = true;
    const { session, settle, id, failed } = openTestSession({ position: 7, loads: () => !isDown });
    await settle();
    expect(session.getState()).toMatchObject({
      load: "failed",
      criteria: { committed: { page: { page: 1 } } },
    });
    session.retry();
    expect(session.getState().load).toBe("loading");
    await settle();
    expect(session.getState().load).toBe("failed");
    expect(failed).toEqual([new Error("down"), new Error("down")]);
    isDown = false;
    session.retry();
    await settle();
    expect(id()).toBe("r1");
    // What is loaded ahead fails quietly (requirement 308).
    isDown = true;
    for (let step = 0; step < 8; step += 1) await session.next();
    expect([session.getState().load, failed.length]).toEqual(["ready", 2]);
  });

  it("shows skipped records if the server is unreachable after the held ones, then reports it (spec 243, 306)", async () => {
    let isDown = false;
    const { session, settle, id, timesSkippedShown } = openTestSession({
      loads: () => !isDown,
      behaviour: () => (isDown ? "down" : "fine"),
    });
    await settle();
    isDown = true;
    const answer = async () => {
      session.setValue("topic", "a");
      await session.submit();
    };
    await answer();
    for (let step = 0; step < 8; step += 1) await session.next();
    expect(id()).toBe("r10");
    await session.next();
    expect([id(), session.getState().load]).toEqual(["r2", "ready"]);
    expect(timesSkippedShown()).toBe(1);
    expect(session.getState().criteria.committed.page.page).toBe(2);
    for (let step = 0; step < 9; step += 1) await answer();
    expect([id(), session.getState().load]).toEqual([undefined, "failed"]);
    expect(session.getState().criteria.committed.page.page).toBe(1);
    // Once responses reach the server again, the records are loaded without a request by the user.
    isDown = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect([id(), session.getState().load]).toEqual(["r11", "ready"]);
  });

  it("loads what could not be loaded once the server is back, by itself and without another message", async () => {
    let isDown = true;
    const { session, settle, id, failed } = openTestSession({ loads: () => !isDown });
    await settle();
    const seen = new Set<string>();
    session.subscribe(({ load }) => seen.add(load));
    await vi.advanceTimersByTimeAsync(30_000);
    expect([session.getState().load, failed.length, seen.has("loading")]).toEqual(["failed", 1, false]);
    isDown = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect([id(), session.getState().load]).toEqual(["r1", "ready"]);
    session.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("loads what could not be loaded once there is a network again, and nothing else", async () => {
    let isDown = true;
    const { session, settle, id, fetches } = openTestSession({ loads: () => !isDown });
    await settle();
    isDown = false;
    session.loadMissing();
    await settle();
    expect([id(), session.getState().load]).toEqual(["r1", "ready"]);
    const asked = fetches.length;
    session.loadMissing();
    await settle();
    expect(fetches).toHaveLength(asked);
  });
});

describe("prefetched records", () => {
  it("are loaded when five or fewer follow the one on screen, one request at a time (spec 279, 304, 307)", async () => {
    const { session, settle, fetches } = openTestSession({ count: 40 });
    await settle();
    for (let step = 0; step < 3; step += 1) void session.next();
    await settle();
    expect(fetches).toHaveLength(1);
    void session.next();
    void session.next();
    void session.next();
    await settle();
    expect(fetches).toHaveLength(2);
    expect(session.getState().queue.slots).toHaveLength(20);
  });

  it("are not loaded while going back or viewing similar records (spec 274, 305)", async () => {
    const { session, settle, fetches, id } = openTestSession({ count: 40 });
    await settle();
    const shown = [id()];
    for (let step = 0; step < 4; step += 1) {
      await session.next();
      shown.push(id());
    }
    await settle();
    expect([shown, fetches.length]).toEqual([["r1", "r2", "r3", "r4", "r5"], 2]);
    for (let step = 0; step < 4; step += 1) await session.previous();
    await settle();
    expect([id(), fetches.length]).toEqual(["r1", 2]);

    const filters = {
      ...noFilters,
      similarity: { recordId: "r0", vectorName: "v", limit: 10, order: "most" },
    } as const;
    const similar = openTestSession({ count: 40, criteria: { filters } });
    await similar.settle();
    for (let step = 0; step < 9; step += 1) await similar.session.next();
    await similar.settle();
    expect([similar.id(), similar.fetches]).toEqual(["r10", [{ offset: 0, limit: 10 }]]);
    await similar.session.next();
    expect([similar.id(), similar.fetches.length]).toEqual(["r1", 1]);
  });

  it("fail without a message, and are loaded again by the next step (spec 308)", async () => {
    let isDown = false;
    const { session, settle, id } = openTestSession({ loads: () => !isDown });
    await settle();
    isDown = true;
    for (let step = 0; step < 5; step += 1) await session.next();
    expect([id(), session.getState().load]).toEqual(["r6", "ready"]);
    isDown = false;
    await session.next();
    expect(session.getState().queue.slots).toHaveLength(20);
  });

  it("are in the order of their pages, with a first and a last one (spec 298, 301, 302)", async () => {
    const { session, settle } = openTestSession({ count: 12, position: 3 });
    await settle();
    const { queue } = session.getState();
    expect(queue.slots.map(({ id }) => id).slice(0, 3)).toEqual(["r3", "r4", "r5"]);
    await session.previous();
    await session.previous();
    expect([currentId(session.getState().queue), canGo(session.getState().queue).back]).toEqual([
      "r1",
      false,
    ]);
    expect(
      session
        .getState()
        .queue.slots.map(({ id }) => id)
        .slice(0, 3),
    ).toEqual(["r1", "r2", "r3"]);
    for (let step = 0; step < 11; step += 1) await session.next();
    expect([positionOf(session.getState().queue), canGo(session.getState().queue).on]).toEqual([12, false]);
  });
});

describe("a user who is faster than the server", () => {
  it("waits for the next records, and does not see the end", async () => {
    const { session, settle, id } = openTestSession({ count: 40 });
    await settle();
    const loads: string[] = [];
    session.subscribe(({ load }) => id() === undefined && loads.push(load));
    for (let step = 0; step < 20; step += 1) void session.next();
    expect(id()).toBeUndefined();
    await settle();
    expect(new Set(loads)).toEqual(new Set(["loading"]));
    expect(id()).toBeDefined();
  });

  it("can go back meanwhile, and is on that record when the server fails", async () => {
    let isDown = false;
    const { session, settle, id } = openTestSession({ count: 40, loads: () => !isDown });
    await settle();
    isDown = true;
    for (let step = 0; step < 10; step += 1) void session.next();
    expect([id(), session.getState().load]).toEqual([undefined, "loading"]);
    void session.previous();
    expect([id(), session.getState().load]).toEqual(["r10", "ready"]);
    await settle();
    expect([id(), session.getState().load]).toEqual(["r10", "ready"]);
    expect(settledPosition(session.getState())).toBe(10);
  });
});
