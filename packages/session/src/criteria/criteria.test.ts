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
import { noFilters } from "./filters/filters";
import { focusOn, pageFrom, serverPage } from "./page";

const similarity = { recordId: "r", vectorName: "v", limit: 50, order: "most" } as const;
const german = { ...noFilters, metadata: [{ name: "lang", terms: ["de"] }] };
const everything: Criteria = {
  datasetId: "d",
  search: { text: "refund", field: "all" },
  status: "draft",
  filters: {
    ...noFilters,
    metadata: [{ name: "lang", terms: ["en"] }],
    sort: [{ entity: "record", name: "id", order: "asc" }],
    similarity,
  },
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
    ["another filter leads to the first page", { filters: german }, false, 1],
    ["another search leads to the first page", { search: { text: "refund", field: "body" } }, false, 1],
    ["another status leads to the first page", { status: "submitted" }, false, 1],
    ["an automatic change stays on its page", { filters: german }, true, 7],
    ["another page is itself", { page: focusOn(9) }, false, 9],
  ] as const)("%s (spec 240)", (_name, change, isAutomatic, page) => {
    expect(withChange(openCriteria(everything), change, isAutomatic).working.page.page).toBe(page);
  });

  it("show one record after a change of status, and keep the list after a change of filters (spec 241)", () => {
    const many = openCriteria({ ...everything, status: "pending", page: { page: 26, many: 25 } });
    expect(withChange(many, { status: "draft" }).working.page).toEqual(focusOn(1));
    expect(withChange(many, { filters: noFilters }).working.page).toEqual({ page: 1, many: 25 });
  });

  it("show a list of pending records only (spec 220)", () => {
    const change = withChange(openCriteria(everything), { page: { page: 11, many: 25 } });
    expect(change.working.page).toEqual(focusOn(11));
    const read = (address: string) => criteriaFrom(new URLSearchParams(address), "d").page;
    expect([read("page=11~25"), read("page=11~25&status=draft")]).toEqual([
      { page: 11, many: 25 },
      focusOn(11),
    ]);
  });

  it("are reset except for the search, the status and the similar record (spec 242)", () => {
    expect(reset(openCriteria(everything)).working).toEqual({
      datasetId: "d",
      search: { text: "refund", field: "all" },
      status: "draft",
      filters: { ...noFilters, similarity },
      page: focusOn(1),
    });
  });

  it("select the same set on every page", () => {
    expect(isSameSelection(everything, { ...everything, page: focusOn(1) })).toBe(true);
    expect(isSameSelection(everything, { ...everything, filters: noFilters })).toBe(false);
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
  ])(
    "%s is %d with %d records: one number means one record at a time (spec 233, 234)",
    (text, page, many) => {
      expect(pageFrom(text)).toEqual({ page, many });
    },
  );

  it("is a position and a number of records, for the user and for the server (spec 309)", () => {
    expect(serverPage(focusOn(3))).toEqual({ from: 3, many: 10 });
    expect([10, 25, 50, 100].map((many) => serverPage({ page: 11, many }).many)).toEqual([10, 25, 50, 100]);
  });
});

describe("a URL", () => {
  it("contains the dataset, the search text and all other criteria, and is written back unchanged (spec 229, 230)", () => {
    const text =
      "page=11%7E25&status=pending&search=a_b%7Ebody&metadata=m.a%7En.ge-1.5.le2&sort=metadata.n.desc%7Esuggestion.q.score.asc&response=r.operator.and.values.a.b&suggestion=s.agent.x%7Es.score.ge0.le0.5&similarity=record.1.vector.v.limit.50.order.most&tab=2";
    const read = criteriaFrom(new URLSearchParams(text), "d");
    expect(read).toEqual({
      datasetId: "d",
      search: { text: "a b", field: "body" },
      status: "pending",
      page: { page: 11, many: 25 },
      filters: {
        metadata: [
          { name: "m", terms: ["a"] },
          { name: "n", range: { ge: -1.5, le: 2 } },
        ],
        sort: [
          { entity: "metadata", name: "n", order: "desc" },
          { entity: "suggestion", name: "q", property: "score", order: "asc" },
        ],
        response: [{ name: "r", operator: "and", values: ["a", "b"] }],
        suggestion: [{ name: "s", agents: ["x"], score: { ge: 0, le: 0.5 } }],
        similarity: { recordId: "1", vectorName: "v", limit: 50, order: "most" },
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
