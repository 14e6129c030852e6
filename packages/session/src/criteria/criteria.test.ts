import { describe, expect, it } from "vitest";
import { criteriaFrom, withCriteria } from "./address";
import {
  type Criteria,
  commit,
  firstCriteria,
  isSameSelection,
  isWaiting,
  openCriteria,
  reset,
  rollback,
  withChange,
} from "./criteria";
import { focusOn, pageFrom, serverPage } from "./page";

const everything: Criteria = {
  datasetId: "d",
  search: { text: "refund", field: "all" },
  status: "draft",
  filters: { metadata: "lang.en", sort: "record.id.asc", similarity: "record.1" },
  page: focusOn(7),
};

describe("criteria", () => {
  it("keep the working, the committed and the previous criteria (spec 239)", () => {
    const changed = withChange(openCriteria(everything), { page: focusOn(8) });
    expect([changed.working.page.page, changed.committed.page.page]).toEqual([8, 7]);
    expect(isWaiting(changed)).toBe(true);
    const committed = commit(changed);
    expect([committed.committed.page.page, committed.previous?.page.page]).toEqual([8, 7]);
    expect(commit(committed).previous).toBeUndefined();
  });

  it("can be reset to the committed ones (spec 239)", () => {
    const back = rollback(withChange(openCriteria(everything), { status: "pending" }));
    expect(back.working).toEqual(everything);
    expect(isWaiting(back)).toBe(false);
  });

  it.each([
    ["another filter leads to the first page", { filters: { metadata: "lang.de" } }, false, 1],
    ["another search leads to the first page", { search: { text: "refund", field: "body" } }, false, 1],
    ["another status leads to the first page", { status: "submitted" }, false, 1],
    ["an automatic change stays on its page", { filters: { metadata: "lang.de" } }, true, 7],
    ["another page is itself", { page: focusOn(9) }, false, 9],
  ] as const)("%s (spec 240)", (_name, change, isAutomatic, page) => {
    expect(withChange(openCriteria(everything), change, isAutomatic).working.page.page).toBe(page);
  });

  it("show one record after a change of status, and keep the list after a change of filters (spec 241)", () => {
    const many = openCriteria({ ...everything, page: { page: 26, many: 25 } });
    expect(withChange(many, { status: "pending" }).working.page).toEqual(focusOn(1));
    expect(withChange(many, { filters: {} }).working.page).toEqual({ page: 1, many: 25 });
  });

  it("are reset except for the search, the status and the similar record", () => {
    expect(reset(openCriteria(everything)).working).toEqual({
      datasetId: "d",
      search: { text: "refund", field: "all" },
      status: "draft",
      filters: { similarity: "record.1" },
      page: focusOn(1),
    });
  });

  it("select the same set on every page", () => {
    expect(isSameSelection(everything, { ...everything, page: focusOn(1) })).toBe(true);
    expect(isSameSelection(everything, { ...everything, filters: {} })).toBe(false);
  });
});

describe("the page in a URL", () => {
  it.each([
    ["3", 3, 1],
    [null, 1, 1],
    ["", 1, 1],
    ["0", 1, 1],
    ["-4", 1, 1],
    ["2.5", 1, 1],
    ["x", 1, 1],
    ["1~", 1, 1],
    ["x~3", 3, 1],
    ["11~25", 11, 25],
    ["11~26", 1, 1],
  ])("%s is %d with %d records: one number means one record at a time (spec 233)", (text, page, many) => {
    expect(pageFrom(text)).toEqual({ page, many });
  });

  it("is a position and a number of records, for the user and for the server (spec 309)", () => {
    expect(serverPage(focusOn(3))).toEqual({ from: 3, many: 10 });
    expect([10, 25, 50, 100].map((many) => serverPage({ page: 11, many }).many)).toEqual([10, 25, 50, 100]);
  });
});

describe("a URL", () => {
  it("contains the dataset, the search text and all other criteria, and is written back unchanged (spec 229, 230)", () => {
    const text =
      "page=11%7E25&status=draft&search=a_b%7Ebody&metadata=m.a&sort=x&response=r&suggestion=s&similarity=t&tab=2";
    const read = criteriaFrom(new URLSearchParams(text), "d");
    expect(read).toEqual({
      datasetId: "d",
      search: { text: "a b", field: "body" },
      status: "draft",
      page: { page: 11, many: 25 },
      filters: {
        metadata: "m.a",
        sort: "x",
        response: "r",
        suggestion: "s",
        similarity: "t",
      },
    });
    expect(withCriteria(new URLSearchParams(text), read).toString()).toBe(text);
  });

  it("without criteria is the first pending record, and omits default values", () => {
    const read = criteriaFrom(new URLSearchParams("status=none&search="), "d");
    expect(read).toEqual(firstCriteria("d"));
    expect(withCriteria(new URLSearchParams(), read).toString()).toBe("page=1");
    expect(withCriteria(new URLSearchParams("search=x"), read).toString()).toBe("page=1");
  });
});
