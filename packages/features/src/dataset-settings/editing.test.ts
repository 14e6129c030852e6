import { describe, expect, it } from "vitest";
import {
  answered,
  broughtBack,
  changed,
  type Editing,
  overwrites,
  putAside,
  resumed,
  untouched,
  withOthers,
} from "./editing";

const before: Editing<string> = untouched;
const mine = changed(before, "mine", "old");
const sent = { value: "mine", from: "old" };
const saving: Editing<string> = { ...untouched, edit: sent, isSaving: true };

describe("a setting being edited", () => {
  it("remembers what was saved when the edit began", () => {
    expect(changed(mine, "mine too", "theirs").edit).toEqual({ value: "mine too", from: "old" });
  });

  it("equals the saved value after it is saved (spec 139)", () => {
    expect(answered(saving, sent, "saved")).toEqual({ ...untouched, isSaved: true });
  });

  it("shows the previous value after a failure, and keeps the refused one (spec 140)", () => {
    const failed = answered(saving, sent, "failed");
    expect(failed).toEqual({ ...untouched, aside: { ...sent, why: "failed" } });
    expect(changed(failed, "another", "old").aside).toEqual(failed.aside);
    expect(broughtBack(failed, "old")).toEqual(mine);
  });

  it.each(["saved", "failed", "outdated"] as const)("keeps changes made while it is %s", (outcome) => {
    const { edit, isSaving } = answered(changed(saving, "mine and more", "old"), sent, outcome);
    expect([edit?.value, isSaving]).toEqual(["mine and more", false]);
  });

  it("compares later changes with the value that was sent", () => {
    expect(answered(changed(saving, "more", "old"), sent, "saved").edit?.from).toBe("mine");
  });

  it("stays in the form if another user has saved, until the user discards it", () => {
    const outdated = answered(saving, sent, "outdated");
    expect(outdated.edit).toEqual(sent);
    const aside = putAside(outdated);
    expect(aside).toEqual({ ...untouched, aside: { ...sent, why: "others" } });
    expect(broughtBack(aside, "theirs").edit).toEqual({ value: "mine", from: "theirs" });
  });

  it.each([
    {
      what: "shows a part that only another user has changed",
      value: { a: 2, b: 1 },
      saved: { a: 1, b: 2 },
      shown: { a: 2, b: 2 },
    },
    {
      what: "keeps a part that both have changed alike",
      value: { a: 2, b: 1 },
      saved: { a: 2, b: 2 },
      shown: { a: 2, b: 2 },
    },
    {
      what: "overwrites a part that both have changed",
      value: { a: 2, b: 1 },
      saved: { a: 3, b: 1 },
      shown: { a: 2, b: 1 },
      isLost: true,
    },
  ])("$what", ({ value, saved, shown, isLost = false }) => {
    const edit = { value, from: { a: 1, b: 1 } };
    expect(withOthers(edit, saved)).toEqual(shown);
    expect(overwrites(edit, saved)).toBe(isLost);
  });

  it("does not make the part of another user this user's own, whatever is typed and saved afterwards", () => {
    type Parts = { a: number; b: number };
    const begun = changed<Parts>(untouched, { a: 2, b: 1 }, { a: 1, b: 1 });
    const more = changed(begun, { a: 3, b: 2 }, { a: 1, b: 2 });
    expect(more.edit && withOthers(more.edit, { a: 1, b: 1 })).toEqual({ a: 3, b: 1 });
    expect(more.edit && overwrites(more.edit, { a: 1, b: 5 })).toBe(false);
    // Put aside, and brought back.
    const back = broughtBack(putAside(more), { a: 1, b: 5 });
    expect(back.edit?.value).toEqual({ a: 3, b: 5 });
    expect(back.edit && withOthers(back.edit, { a: 1, b: 6 })).toEqual({ a: 3, b: 6 });
  });

  it("keeps a part of this user that has its first value again", () => {
    const begun = changed(changed(untouched, { a: 2 }, { a: 1 }), { a: 1 }, { a: 3 });
    expect(begun.edit && withOthers(begun.edit, { a: 3 })).toEqual({ a: 1 });
    expect(begun.edit && overwrites(begun.edit, { a: 3 })).toBe(true);
  });

  it("compares a part that is changed later with what was saved then", () => {
    const begun = changed(untouched, { a: 2, b: 1 }, { a: 1, b: 1 });
    const later = changed(begun, { a: 2, b: 9 }, { a: 1, b: 2 });
    expect(later.edit && overwrites(later.edit, { a: 1, b: 2 })).toBe(false);
  });

  it("compares parts by content", () => {
    const edit = { value: { a: [2], b: ["x"] }, from: { a: [1], b: ["x"] } };
    expect(withOthers(edit, { a: [1], b: ["y"] })).toEqual({ a: [2], b: ["y"] });
  });

  it("has a text without parts as the user has written it", () => {
    expect(withOthers(sent, "theirs")).toBe("mine");
    expect(overwrites(sent, "theirs")).toBe(true);
  });

  it("restores the change from before the page was left", () => {
    expect(resumed(undefined, "old")).toEqual(before);
    expect(resumed({ edit: sent, aside: undefined }, "theirs").edit).toEqual(sent);
    const others = { ...sent, why: "others" } as const;
    expect(resumed({ edit: undefined, aside: others }, "theirs")).toEqual({ ...untouched, aside: others });
  });

  it("restores a refused change to the form, to be retried", () => {
    const { edit, aside } = resumed(answered(saving, sent, "failed"), "old");
    expect([edit, aside]).toEqual([sent, undefined]);
  });
});
