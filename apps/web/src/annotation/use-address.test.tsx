import { act, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { notices } from "../state/notices";
import { openAddress as open } from "./fixtures";

/** The notice that asks about changes, once it is there. */
const asked = () =>
  waitFor(() => {
    const [notice] = notices.getSnapshot();
    expect(notice).toMatchObject({
      text: "You didn't submit your changes",
      isPermanent: true,
      tone: "warning",
    });
    return notice;
  });

describe("the address of the annotation page", () => {
  it("follows the committed criteria and keeps unknown parameters (spec 231)", async () => {
    const { does, here } = open("?search=a_b&tab=2", ["r2"]);
    await waitFor(() => expect(here()).toBe("?search=a_b&tab=2&page=1 r1"));
    await does((session) => session.next());
    expect(here()).toBe("?search=a_b&tab=2&page=2 r3");
    await does((session) => session.setStatus("submitted"));
    await waitFor(() => expect(here()).toBe("?search=a_b&tab=2&page=1&status=submitted r2"));
  });

  it("shows the earlier records again on going back and forward (spec 232)", async () => {
    const { does, back, here, router } = open("?page=3", ["r2"]);
    await waitFor(() => expect(here()).toBe("?page=3 r4"));
    await does((session) => session.next());
    await does((session) => session.setStatus("submitted"));
    await waitFor(() => expect(here()).toBe("?page=1&status=submitted r2"));
    await back();
    await waitFor(() => expect(here()).toBe("?page=4 r5"));
    await back();
    expect(here()).toBe("?page=3 r4");
    await act(() => router.navigate(1));
    expect(here()).toBe("?page=4 r5");
  });

  it("returns to the last record of the queue from the first one, which followed it (spec 232) (spec 306)", async () => {
    const { does, back, here } = open("");
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
    await does((session) => session.goTo(12));
    await does((session) => session.next());
    expect(here()).toBe("?page=1 r1");
    await back();
    await waitFor(() => expect(here()).toBe("?page=12 r12"));
  });

  it("goes through searches, filters and page sizes, and back to each (spec 231, 232)", async () => {
    const { does, back, here } = open("");
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
    await does((session) => session.next());
    await does((session) => session.setFilters({ metadata: [{ name: "lang", terms: ["de", "e.n"] }] }));
    expect(here()).toBe("?page=1&metadata=lang.de.e%252En r1");
    await does((session) => session.setSearch({ text: " late order ", field: "body" }));
    expect(here()).toBe("?page=1&metadata=lang.de.e%252En&search=late_order%7Ebody r1");
    await does((session) => session.setPageSize(10));
    expect(here()).toBe("?page=1%7E10&metadata=lang.de.e%252En&search=late_order%7Ebody r1");
    await does((session) => session.next());
    expect(here()).toBe("?page=11%7E10&metadata=lang.de.e%252En&search=late_order%7Ebody r11");
    await does((session) => session.resetFilters());
    expect(here()).toBe("?page=1%7E10&search=late_order%7Ebody r1");
    await back();
    await waitFor(() =>
      expect(here()).toBe("?page=11%7E10&metadata=lang.de.e%252En&search=late_order%7Ebody r11"),
    );
    for (let step = 0; step < 4; step += 1) await back();
    await waitFor(() => expect(here()).toBe("?page=2 r2"));
  });

  it("drops what the dataset does not have, and says so once", async () => {
    const { here, router, asked } = open("?metadata=lang.de~source.x&sort=response.mood.asc");
    await waitFor(() => expect(here()).toBe("?metadata=lang.de&page=1 r1"));
    expect(asked.map(({ filters }) => [filters.metadata.length, filters.sort.length])).toEqual([[1, 0]]);
    const told = (what: string) =>
      waitFor(() => {
        const text = `Parts of the link were ignored, because this dataset does not have them: ${what}`;
        expect(notices.getSnapshot()).toMatchObject([{ tone: "warning", text }]);
      });
    await told("source, mood");
    for (const { id } of notices.getSnapshot()) notices.close(id);
    await act(() => router.navigate("/?search=a~title"));
    await waitFor(() => expect(here()).toBe("?search=a&page=1 r1"));
    await told("title");
  });

  it("adds no history entry when a response moves to the next record", async () => {
    const { does, back, here } = open("?page=2");
    await waitFor(() => expect(here()).toBe("?page=2 r2"));
    await does((session) => session.next());
    await does((session) => session.discard());
    expect(here()).toBe("?page=3 r4");
    await back();
    expect(here()).toBe("?page=2 r2");
  });

  it("names a linked record until another one is on screen, and shows it again on going back", async () => {
    const { does, back, here, router } = open("");
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
    await act(() => router.navigate("/?record=r7"));
    await waitFor(() => expect(here()).toBe("?record=r7&page=7 r7"));
    await does((session) => session.next());
    await waitFor(() => expect(here()).toBe("?page=8 r8"));
    await back();
    await waitFor(() => expect(here()).toBe("?record=r7&page=7 r7"));
  });

  it("opens a linked record that is in another queue, in front of the pending ones", async () => {
    const { does, here, router } = open("", ["r5"]);
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
    await act(() => router.navigate("/?record=r5"));
    await waitFor(() => expect(here()).toBe("?record=r5 r5"));
    await does((session) => session.next());
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
    await does((session) => session.previous());
    await waitFor(() => expect(here()).toBe("?page=1&record=r5 r5"));
    await does((session) => session.next());
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
  });

  it("names a pending record that is opened by its id, whose position is unknown", async () => {
    const { does, here } = open("");
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
    await does((session) => session.openRecord("r12"));
    await waitFor(() => expect(here()).toBe("?page=1&record=r12 r12"));
    await does((session) => session.next());
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
  });

  it("shows a notice if a link names a record that is not there, and the other ones", async () => {
    const { here, router } = open("");
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
    await act(() => router.navigate("/?record=r77"));
    await waitFor(() =>
      expect(notices.getSnapshot()).toMatchObject([
        { tone: "danger", text: "Record r77 was not found in this dataset" },
      ]),
    );
    await waitFor(() => expect(here()).toMatch(/ r1$/));
  });

  it("returns to the first page if the page does not exist (spec 306)", async () => {
    const { here } = open("?page=40");
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
  });

  it("asks in a permanent notice before a changed submitted response is hidden (spec 244)", async () => {
    const { does, here, back } = open("?status=submitted", ["r1", "r2"]);
    await waitFor(() => expect(here()).toBe("?status=submitted&page=1 r1"));
    await does((session) => session.next());
    await does((session) => session.setValue("note", "b"));
    await back();
    const first = await asked();
    await act(async () => notices.dismiss(first?.id ?? 0));
    await waitFor(() => expect(here()).toBe("?status=submitted&page=2 r2"));
    expect(notices.getSnapshot()).toEqual([]);
    await does((session) => session.previous());
    const second = await asked();
    expect(second?.action?.label).toBe("Ignore and continue");
    await act(async () => second?.action?.onAction());
    await waitFor(() => expect(here()).toBe("?status=submitted&page=1 r1"));
    expect(notices.getSnapshot()).toEqual([]);
  });

  it("asks in the same way before a linked record is shown, and then shows it (spec 244)", async () => {
    const { does, here, back, router } = open("?status=submitted", ["r1", "r2"]);
    await waitFor(() => expect(here()).toBe("?status=submitted&page=1 r1"));
    await act(() => router.navigate("/?status=submitted&record=r7"));
    await waitFor(() => expect(here()).toBe("?status=submitted&record=r7 r7"));
    await does((session) => session.next());
    await waitFor(() => expect(here()).toBe("?status=submitted&page=1 r1"));
    await does((session) => session.setValue("note", "b"));
    await back();
    await act(async () => notices.dismiss((await asked())?.id ?? 0));
    await waitFor(() => expect(here()).toBe("?status=submitted&page=1 r1"));
    // Of another set, too.
    await act(() => router.navigate("/?record=r2"));
    const notice = await asked();
    expect(here()).toBe("?record=r2 r1");
    await act(async () => notice?.action?.onAction());
    await waitFor(() => expect(here()).toBe("?record=r2&page=1 r2"));
    expect(notices.getSnapshot()).toEqual([]);
  });

  it("asks before it leaves a linked record, which keeps its address if the user stays (spec 244)", async () => {
    const { does, here, back, router } = open("", ["r5"]);
    await waitFor(() => expect(here()).toBe("?page=1 r1"));
    await act(() => router.navigate("/?record=r5"));
    await waitFor(() => expect(here()).toBe("?record=r5 r5"));
    await does((session) => session.setValue("note", "b"));
    await back();
    const notice = await asked();
    expect(here()).toBe("?page=1 r5");
    await act(async () => notices.dismiss(notice?.id ?? 0));
    await waitFor(() => expect(here()).toMatch(/record=r5 r5$/));
  });
});
