import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoryDrafts } from "../../drafts/draft-store";
import { fakeServer } from "../../outbox/fake-server";
import { openTestSession } from "../test-session";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A browser: what it stores outlives its pages. */
function browser(userId = "ana", server = fakeServer()) {
  const drafts = memoryDrafts();
  const owner = { server: "http://here", userId };
  const visit = async (some: Parameters<typeof openTestSession>[0] = {}) => {
    const all = openTestSession({ drafts, server, userId, ...some });
    await all.settle();
    await all.settle();
    return all;
  };
  const onDisk = async () => (await drafts.list(owner)).map(({ recordId }) => recordId);
  return { drafts, server, visit, onDisk };
}

type Page = Awaited<ReturnType<ReturnType<typeof browser>["visit"]>>;
const aSecond = () => vi.advanceTimersByTimeAsync(1000);
/** The tab is gone, whatever it was about to do. */
const crash = ({ outbox }: Page) => {
  outbox.close();
  vi.clearAllTimers();
};
const topic = ({ recordState }: Page) => recordState()?.draft.topic?.value;

describe("unsaved changes", () => {
  it("are on disk within a second of a change, also during continuous typing (use A7)", async () => {
    const here = browser();
    const page = await here.visit();
    for (let typed = 0; typed < 10; typed += 1) {
      page.session.setValue("note", "x".repeat(typed + 1), true);
      await vi.advanceTimersByTimeAsync(150);
    }
    expect(await here.onDisk()).toEqual(["r1"]);
    await aSecond();
    const [kept] = await here.drafts.list({ server: "http://here", userId: "ana" });
    expect(kept?.draft.note).toEqual({ value: "xxxxxxxxxx", isPencil: false });
  });

  it("of all records are restored as unsaved after a crash, and reported once (use A7)", async () => {
    const here = browser();
    const page = await here.visit();
    page.session.setValue("topic", "a");
    await page.session.next();
    page.session.setValue("topic", "b");
    await aSecond();
    crash(page);
    const again = await here.visit();
    expect(again.restored).toEqual([["r1", "r2"]]);
    expect([again.id(), topic(again), again.badge()]).toEqual(["r1", "a", "unsaved"]);
    await again.session.next();
    expect([again.id(), topic(again), again.badge()]).toEqual(["r2", "b", "unsaved"]);
  });

  it("are also in a second tab, and not reported there, because they are open in the first one", async () => {
    const here = browser();
    const page = await here.visit();
    page.session.setValue("topic", "a");
    await aSecond();
    const second = await here.visit({ isOpenElsewhere: true });
    await aSecond();
    expect([topic(second), second.badge(), second.restored]).toEqual(["a", "unsaved", []]);
  });

  it("include the suggested parts that are still to be reviewed, even if no value differs (use A7, H1)", async () => {
    const here = browser();
    const page = await here.visit();
    await page.session.next();
    await page.session.next();
    // The third record has a suggestion.
    page.session.setValue("topic", "b", false, ["0 3 b"]);
    await aSecond();
    crash(page);
    const again = await here.visit();
    await again.session.next();
    await again.session.next();
    expect(again.recordState()?.draft.topic).toEqual({ value: "b", isPencil: false, unreviewed: ["0 3 b"] });
  });

  it("keep untouched suggestions in pencil (use A7)", async () => {
    const here = browser();
    const page = await here.visit();
    await page.session.openRecord("r3");
    page.session.setValue("note", "beside the suggestion", true);
    await aSecond();
    crash(page);
    const again = await here.visit();
    await again.session.openRecord("r3");
    expect(again.recordState()?.draft).toEqual({
      topic: { value: "b", isPencil: true },
      note: { value: "beside the suggestion", isPencil: false },
    });
    expect(again.badge()).toBe("unsaved");
  });

  it("of a record after the first page are reported, and restored when it is opened (use A7)", async () => {
    const here = browser();
    const page = await here.visit({ count: 60 });
    await page.session.openRecord("r55");
    page.session.setValue("topic", "a");
    await aSecond();
    crash(page);
    const again = await here.visit({ count: 60 });
    await aSecond();
    expect(again.restored).toEqual([["r55"]]);
    await again.session.openRecord("r55");
    expect([topic(again), again.badge()]).toEqual(["a", "unsaved"]);
  });

  it.each<[string, (page: Page) => unknown]>([
    ["it equals the saved state again", ({ session }) => session.undo()],
    ["it is submitted", ({ session }) => session.submit()],
    ["it is saved as a draft", ({ session }) => session.saveDraft()],
    ["the record is discarded", ({ session }) => session.discard()],
    ["the response is deleted", ({ session }) => session.clear()],
  ])("are deleted once %s (use A7)", async (_, act) => {
    const here = browser();
    const page = await here.visit();
    page.session.setValue("topic", "a");
    await aSecond();
    expect(await here.onDisk()).toEqual(["r1"]);
    await act(page);
    await aSecond();
    expect(await here.onDisk()).toEqual([]);
    expect(page.session.isAllKept()).toBe(true);
  });

  it("are deleted with the response that they became, even if the tab closes at that moment (use A7)", async () => {
    const here = browser();
    const page = await here.visit();
    page.session.setValue("topic", "a");
    await aSecond();
    const clearing = page.session.clear();
    await vi.advanceTimersByTimeAsync(0);
    await clearing;
    crash(page);
    expect(await here.onDisk()).toEqual([]);
  });

  it("are deleted if their record no longer exists (use A7)", async () => {
    const here = browser();
    const page = await here.visit({ count: 12 });
    await page.session.openRecord("r12");
    page.session.setValue("topic", "a");
    await aSecond();
    crash(page);
    const again = await here.visit({ count: 5 });
    await aSecond();
    expect([again.restored, await here.onDisk()]).toEqual([[], []]);
  });

  it("that equal a response from elsewhere are no longer unsaved (use A7)", async () => {
    const here = browser();
    const page = await here.visit();
    page.session.setValue("topic", "a");
    await aSecond();
    crash(page);
    here.server.write("r1", { status: "draft", values: { topic: { value: "a" } } });
    const again = await here.visit({ status: "draft" });
    await aSecond();
    expect([again.restored, again.badge(), await here.onDisk()]).toEqual([[], "saved", []]);
  });

  it("are never shown to another user of the same browser (use A7)", async () => {
    const here = browser();
    const page = await here.visit();
    page.session.setValue("topic", "a");
    await aSecond();
    crash(page);
    const ben = await here.visit({ userId: "ben" });
    expect([ben.restored, topic(ben)]).toEqual([[], undefined]);
    expect(await here.onDisk()).toEqual(["r1"]);
  });

  it("to a saved response are no conflict with that response (use A7)", async () => {
    const here = browser();
    const page = await here.visit();
    page.session.setValue("topic", "a");
    void page.session.saveDraft();
    await page.settle();
    page.session.setValue("note", "more");
    await aSecond();
    crash(page);
    const again = await here.visit({ status: "draft" });
    expect([again.badge(), again.recordState()?.draft.note?.value]).toEqual(["unsaved", "more"]);
  });
});

describe("unsaved changes to an answer that was changed elsewhere since", () => {
  const values = (value: string) => ({ topic: { value } });

  async function comeBack() {
    const here = browser();
    here.server.write("r1", { status: "draft", values: values("a") });
    const page = await here.visit({ status: "draft" });
    page.session.setValue("topic", "b");
    await aSecond();
    crash(page);
    here.server.write("r1", { status: "draft", values: { note: { value: "elsewhere" } } }, "r1-1");
    const again = await here.visit({ status: "draft" });
    return { here, again };
  }

  it("are shown as a conflict with the other response (use A7)", async () => {
    const { again } = await comeBack();
    expect([again.badge(), topic(again)]).toEqual(["conflict", "b"]);
  });

  it.each([
    ["mine", "unsaved", "b"],
    ["edit", "unsaved", "b"],
    ["other", "saved", undefined],
  ] as const)("resolved as %s are %s (use A7)", async (keep, badge, value) => {
    const { here, again } = await comeBack();
    await again.session.resolveConflict(keep);
    expect([again.badge(), topic(again)]).toEqual([badge, value]);
    await aSecond();
    expect(await here.onDisk()).toEqual(keep === "other" ? [] : ["r1"]);
    await again.session.saveDraft();
    await aSecond();
    expect(again.badge()).toBe("saved");
  });

  it("stay a conflict after another reload, and replace nothing unseen (use A7)", async () => {
    const { here, again } = await comeBack();
    again.session.setValue("note", "mine");
    await aSecond();
    crash(again);
    const third = await here.visit({ status: "draft" });
    expect([third.badge(), topic(third)]).toEqual(["conflict", "b"]);
    await third.session.saveDraft();
    await aSecond();
    expect(third.badge()).toBe("conflict");
    expect(here.server.responses.get("r1")).toMatchObject({ values: { note: { value: "elsewhere" } } });
  });
});

describe("closing the tab", () => {
  it("needs no confirmation once all changes are on disk (use A7)", async () => {
    const page = await browser().visit();
    page.session.setValue("topic", "a");
    expect(page.session.isAllKept()).toBe(false);
    await aSecond();
    expect(page.session.isAllKept()).toBe(true);
  });

  it("needs a confirmation if nothing can be stored, which is reported once (use A7)", async () => {
    const drafts = memoryDrafts();
    drafts.put = async () => {
      throw new Error("QuotaExceededError");
    };
    const page = openTestSession({ drafts });
    const refusals = vi.fn();
    page.outbox.subscribe(({ type }) => void (type === "storageRefused" && refusals()));
    await page.settle();
    for (const value of ["a", "b"]) {
      page.session.setValue("topic", value);
      await aSecond();
    }
    expect([page.session.isAllKept(), refusals.mock.calls.length]).toEqual([false, 1]);
  });
});
