import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { criteriaFrom } from "../../criteria/address";
import { isAsking, settledPosition } from "../../model/queue/place";
import { canGo, currentId, positionOf } from "../../model/queue/queue";
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

describe("looking at other records", () => {
  it("is settled on what a reload would show again, and on nothing while there is something to wait for", async () => {
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

  it("commits the page that is on screen, asked for or led to (spec 239)", async () => {
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

  it("asks for a page beyond what is held by its place in the set, which answers given here have shortened", async () => {
    const { session, settle, id } = openTestSession({ count: 60 });
    await settle();
    session.setValue("topic", "a");
    await session.submit();
    await settle();
    await session.read(address("page=40"));
    await settle();
    expect(id()).toBe("r41");
  });

  it("begins another set at its first record and says so (spec 240, 241)", async () => {
    const { session, settle, server, id } = openTestSession();
    server.write("r9", { status: "draft", values: {} });
    await settle();
    await session.next();
    await session.setStatus("draft");
    await settle();
    expect(id()).toBe("r9");
    expect(session.getState()).toMatchObject({
      criteria: { committed: { status: "draft", page: { page: 1, many: 1 } } },
      announcement: { kind: "showing", status: "draft" },
    });
  });

  it("follows an address to a set, to a page held and to one that is not, and says nothing (spec 232)", async () => {
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
    expect([id(), session.getState().announcement]).toEqual(["r60", undefined]);
    await session.read(address("page=40"));
    await settle();
    expect(id()).toBe("r40");
  });

  it("counts a page of the address as the server does, past what was answered meanwhile", async () => {
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

  it("goes to the first page where the page that was asked for has no record (spec 306)", async () => {
    const { session, settle, id } = openTestSession({ position: 99 });
    await settle();
    await settle();
    expect([id(), positionOf(session.getState().queue), session.getState().load]).toEqual(["r1", 1, "ready"]);
  });

  it("drops the criteria when records can't be loaded, and begins anew when asked to (spec 243)", async () => {
    let isDown = true;
    const { session, settle, id } = openTestSession({ position: 7, loads: () => !isDown });
    await settle();
    expect(session.getState()).toMatchObject({
      load: "failed",
      criteria: { committed: { page: { page: 1 } } },
    });
    isDown = false;
    session.retry();
    await settle();
    expect(id()).toBe("r1");
  });

  it("shows what was passed over where the server is gone at the end of what is held, then says so (spec 243, 306)", async () => {
    let isDown = false;
    const { session, settle, id } = openTestSession({
      loads: () => !isDown,
      weather: () => (isDown ? "down" : "fine"),
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
    expect(session.getState().criteria.committed.page.page).toBe(2);
    for (let step = 0; step < 9; step += 1) await answer();
    expect([id(), session.getState().load]).toEqual([undefined, "failed"]);
    expect(session.getState().criteria.committed.page.page).toBe(1);
  });
});

describe("records that are fetched ahead", () => {
  it("come when five or fewer lie beyond the one on screen, one fetch at a time (spec 279, 304, 307)", async () => {
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

  it("come one load at a time, and not while going back or looking at what is like another (spec 274, 305)", async () => {
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

    const similar = openTestSession({ count: 40, criteria: { filters: { similarity: "record.1" } } });
    await similar.settle();
    for (let step = 0; step < 9; step += 1) await similar.session.next();
    await similar.settle();
    expect([similar.id(), similar.fetches.length]).toEqual(["r10", 1]);
    await similar.session.next();
    expect(similar.id()).toBe("r11");
  });

  it("are missed in silence, and asked for again by the next step (spec 308)", async () => {
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

  it("stand in the order of their pages, and end at the first and the last (spec 298, 301, 302)", async () => {
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

describe("the total", () => {
  it("is asked for again once all is quiet, where answers were on their way while a page was counted", async () => {
    let off = 0;
    const { session, settle, fetches } = openTestSession({ count: 40, miscounts: () => off });
    await settle();
    for (let step = 0; step < 3; step += 1) await session.next();
    session.setValue("topic", "a");
    off = 1;
    const submitted = session.submit();
    while (fetches.length < 2) await Promise.resolve();
    off = 0;
    await submitted;
    while (fetches.length < 3) await Promise.resolve();
    // Going to the next record meanwhile does not change the counts.
    session.setValue("topic", "b");
    await settle();
    expect(session.getState().queue).toMatchObject({ total: 39, isTotalSure: true });
    expect(fetches.at(-1)).toEqual({ offset: 0, limit: 1 });
    const asked = fetches.length;
    await session.next();
    await settle();
    expect(fetches).toHaveLength(asked);
  });
});

describe("a submitted answer with changes", () => {
  it.each([
    ["another page", (session: Changed) => session.next(), "r2"],
    ["another set", (session: Changed) => session.setStatus("pending"), "r4"],
    ["an address", (session: Changed) => session.read(address("status=submitted&page=3")), "r3"],
  ])("stays on screen when %s is asked for, until somebody says to go (spec 244)", async (_name, go, to) => {
    const { session, settle, id, work } = await openChanged();
    await go(session);
    await settle();
    expect([id(), isAsking(session.getState())]).toEqual(["r1", true]);
    await session.ignoreChanges();
    await settle();
    expect([id(), isAsking(session.getState())]).toEqual([to, false]);
    if (to === "r4") return;
    await session.read(address("status=submitted&page=1"));
    expect(work()?.draft).toMatchObject({ topic: { value: "b" } });
  });

  it("stays when somebody says to stay, and takes the wish back when it is submitted (spec 244)", async () => {
    const { session, settle, id } = await openChanged();
    await session.setStatus("draft");
    session.stay();
    expect(session.getState().criteria.working.status).toBe("submitted");
    await session.setStatus("draft");
    await session.submit();
    await settle();
    expect([id(), session.getState().criteria.working.status]).toEqual(["r2", "submitted"]);
  });

  it("is a matter of submitted answers: others wait on their record", async () => {
    const { session, settle, id } = openTestSession();
    await settle();
    session.setValue("topic", "b");
    await session.next();
    expect(id()).toBe("r2");
  });
});

type Changed = Awaited<ReturnType<typeof openChanged>>["session"];
