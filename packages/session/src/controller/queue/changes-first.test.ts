import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { criteriaFrom } from "../../criteria/address";
import { isAsking } from "../../model/queue/place";
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

describe("a submitted response with changes", () => {
  it.each([
    ["another page", (session: Changed) => session.next(), "r2"],
    ["another set", (session: Changed) => session.setStatus("pending"), "r4"],
    ["an address", (session: Changed) => session.read(address("status=submitted&page=3")), "r3"],
  ])("stays on screen when %s is requested, until the user confirms (spec 244)", async (_name, go, to) => {
    const { session, settle, id, recordState } = await openChanged();
    await go(session);
    await settle();
    expect([id(), isAsking(session.getState())]).toEqual(["r1", true]);
    await session.ignoreChanges();
    await settle();
    expect([id(), isAsking(session.getState())]).toEqual([to, false]);
    if (to === "r4") return;
    await session.read(address("status=submitted&page=1"));
    expect(recordState()?.draft).toMatchObject({ topic: { value: "b" } });
  });

  it("stays if the user decides to stay (spec 244)", async () => {
    const { session } = await openChanged();
    await session.setStatus("draft");
    session.stay();
    expect(session.getState().criteria.working.status).toBe("submitted");
  });

  it.each<[string, (session: Changed) => unknown, string]>([
    ["a search", (session) => session.setSearch({ text: "sofa", field: "all" }), "sofa: r1"],
    ["another set", (session) => session.setStatus("pending"), ": r4"],
    ["another page", (session) => session.goTo(3), ": r3"],
    ["a record by its id", (session) => session.openRecord("r4"), ": r4"],
  ])("goes to %s that was asked for once it is submitted (spec 244)", async (_name, go, to) => {
    const { session, settle, id, recordState } = await openChanged();
    void go(session);
    await settle();
    const here = () => `${session.getState().criteria.committed.search.text}: ${id()}`;
    expect([here(), isAsking(session.getState())]).toEqual([": r1", true]);
    await session.submit();
    await settle();
    expect(here()).toBe(to);
    if (to === ": r1") expect(recordState()?.confirmed?.values).toEqual({ topic: { value: "b" } });
    // Later ones go on from there as usual.
    expect(session.getState().criteria.opening).toBeUndefined();
  });

  it("goes on as usual if the user stayed before submitting it", async () => {
    const { session, id } = await openChanged();
    await session.setSearch({ text: "sofa", field: "all" });
    session.stay();
    await session.submit();
    expect([id(), session.getState().criteria.committed.search.text]).toEqual(["r2", ""]);
  });

  it("stays on screen when a record is opened by its id, until the user has decided (spec 244)", async () => {
    const { session, settle, id } = await openChanged();
    const opened: string[] = [];
    const open = async (to: string) => {
      void session.openRecord(to).then(() => opened.push(to));
      await settle();
    };
    await open("r3");
    expect([id(), isAsking(session.getState())]).toEqual(["r1", true]);
    session.stay();
    await settle();
    expect([id(), isAsking(session.getState())]).toEqual(["r1", false]);
    await open("r3");
    await open("r4");
    await session.ignoreChanges();
    await settle();
    expect([id(), isAsking(session.getState())]).toEqual(["r4", false]);
    expect(opened).toEqual(["r3", "r3", "r4"]);
  });

  it("opens the record of an address after the page of it, once the user goes on (spec 244)", async () => {
    const { session, settle, id } = await openChanged();
    void session.read(address("status=pending"), "r3");
    await settle();
    expect([id(), isAsking(session.getState())]).toEqual(["r1", true]);
    await session.ignoreChanges();
    await settle();
    expect([id(), session.getState().criteria.committed.status]).toEqual(["r3", "pending"]);
  });

  it("is in nobody's way if its record is the one that is opened", async () => {
    const { session, id } = await openChanged();
    await session.openRecord("r1");
    expect([id(), isAsking(session.getState())]).toEqual(["r1", false]);
  });

  it("keeps only submitted responses on screen, others keep their changes with their record", async () => {
    const { session, settle, id } = openTestSession();
    await settle();
    session.setValue("topic", "b");
    await session.next();
    expect(id()).toBe("r2");
  });
});

type Changed = Awaited<ReturnType<typeof openChanged>>["session"];
