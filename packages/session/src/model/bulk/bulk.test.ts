import { describe, expect, it } from "vitest";
import { firstCriteria } from "../../criteria/criteria";
import { openRecordState } from "../record/open-record-state";
import { areTooMany, canAffectAll, needsConfirmation } from "./all-results";
import { type Bulk, emptyBulk, idsOnPage, withAllSelected, withSelected, withSelectionOnPage } from "./bulk";
import { chunksOf, outcomeOf } from "./bulk-run";
import { canSubmitAll, draftInBulk } from "./bulk-values";

const page = ["a", "b", "c", "d", "e"];
const on = { isOn: true };

describe("the selection of a page", () => {
  it.each<[string, (bulk: Bulk) => Bulk, string[]]>([
    ["one record", (bulk) => withSelected(bulk, page, "c", on), ["c"]],
    [
      "one record less",
      (bulk) => withSelected(withAllSelected(bulk, page, true), page, "c", { isOn: false }),
      ["a", "b", "d", "e"],
    ],
    [
      "a range with Shift",
      (bulk) => withSelected(withSelected(bulk, page, "b", on), page, "d", { isOn: true, isRange: true }),
      ["b", "c", "d"],
    ],
    [
      "a range upwards",
      (bulk) => withSelected(withSelected(bulk, page, "d", on), page, "a", { isOn: true, isRange: true }),
      ["a", "b", "c", "d"],
    ],
    [
      "a range that is taken out",
      (bulk) => {
        const all = withSelected(withAllSelected(bulk, page, true), page, "b", { isOn: false });
        return withSelected(all, page, "d", { isOn: false, isRange: true });
      },
      ["a", "e"],
    ],
    [
      "a range without a beginning",
      (bulk) => withSelected(bulk, page, "c", { isOn: true, isRange: true }),
      ["c"],
    ],
    ["all records (spec 286)", (bulk) => withAllSelected(bulk, page, true), page],
    ["none (spec 286)", (bulk) => withAllSelected(withAllSelected(bulk, page, true), page, false), []],
  ])("contains %s, in the order of the page (spec 280)", (_name, change, selected) => {
    expect(change(emptyBulk).selected).toEqual(selected);
  });

  const state = (index: number, bulk: Partial<Bulk>, many = 2) => ({
    bulk: { ...emptyBulk, ...bulk },
    queue: { slots: page.map((id) => ({ id, hasLeft: false })), index } as never,
    criteria: { committed: { ...firstCriteria("d"), page: { page: index + 1, many } } } as never,
  });

  it("is cleared on another page (spec 285)", () => {
    expect(idsOnPage(state(2, {}))).toEqual(["c", "d"]);
    expect(withSelectionOnPage(state(0, { selected: ["a", "b"] })).bulk.selected).toEqual(["a", "b"]);
    expect(withSelectionOnPage(state(2, { selected: ["a", "b"], isAll: true })).bulk).toMatchObject({
      selected: [],
      isAll: false,
    });
  });

  it("is cleared in focus mode", () => {
    expect(withSelectionOnPage(state(0, { selected: ["a"] }, 1)).bulk.selected).toEqual([]);
  });

  it("no longer stands for all results if a record is deselected (spec 288)", () => {
    expect(withSelectionOnPage(state(0, { selected: ["a"], isAll: true })).bulk.isAll).toBe(false);
    expect(withSelectionOnPage(state(0, { selected: ["a", "b"], isAll: true })).bulk.isAll).toBe(true);
    const all = withAllSelected({ ...emptyBulk, isAll: true }, page, true);
    expect(withSelected({ ...all, isAll: true }, page, "a", { isOn: false }).isAll).toBe(false);
  });
});

describe("all results", () => {
  const search = { text: "refund", field: undefined } as never;
  const criteria = { ...firstCriteria("d"), search, page: { page: 1, many: 10 } };
  const ten = Array.from({ length: 10 }, (_, index) => `r${index}`);
  const given = { bulk: { selected: ten, mostResults: 1000 }, page: ten, criteria, total: 214 };

  it.each<[string, Partial<typeof given>, boolean]>([
    ["if the page is selected, a text restricts them and there are more", {}, true],
    ["up to a thousand", { total: 1000 }, true],
    ["not beyond a thousand", { total: 1001 }, false],
    ["not if the page is all there is", { total: 10 }, false],
    [
      "not if a record of the page is not selected",
      { bulk: { selected: ten.slice(1), mostResults: 1000 } },
      false,
    ],
    ["not without a restriction", { criteria: { ...criteria, search: { text: "" } as never } }, false],
    [
      "with a filter instead of a text",
      {
        criteria: {
          ...criteria,
          search: { text: "" } as never,
          filters: { ...criteria.filters, metadata: ["channel"] as never },
        },
      },
      true,
    ],
    ["not on an empty page", { page: [], bulk: { selected: [], mostResults: 1000 } }, false],
  ])("may be affected: %s (spec 288)", (_name, change, may) => {
    expect(canAffectAll({ ...given, ...change })).toBe(may);
  });

  it("are too many above a thousand, which is told where they could be affected otherwise", () => {
    expect(areTooMany({ ...given, total: 1001 })).toBe(true);
    expect(areTooMany({ ...given, total: 1000 })).toBe(false);
    expect(areTooMany({ ...given, total: 1001, bulk: { ...given.bulk, selected: ten.slice(1) } })).toBe(
      false,
    );
    expect(areTooMany({ ...given, total: 1001, bulk: { ...given.bulk, mostResults: 100_000 } })).toBe(false);
  });

  it("are confirmed above a hundred records (spec 289)", () => {
    expect([needsConfirmation(100), needsConfirmation(101)]).toEqual([false, true]);
  });
});

describe("the values of each record", () => {
  const options = [{ value: "a", text: "A" }];
  const question = (name: string, type: string, required: boolean) => ({
    id: name,
    name,
    required,
    settings: { type, options, visible_options: null, field: "text", use_markdown: false },
  });
  const questions = [
    question("topic", "label_selection", true),
    question("note", "text", false),
    question("places", "span", false),
  ];
  const spans = [{ start: 0, end: 3, label: "a" }];
  const recordState = openRecordState(
    questions as never,
    {
      id: "r1",
      response: null,
      suggestions: [
        { question_id: "topic", value: "a" },
        { question_id: "places", value: spans },
      ],
    },
    undefined,
  );
  const form = { note: { value: "all", isPencil: false }, places: { value: [], isPencil: false } };

  it("are those of the form; of the suggestions, only spans are kept (spec 296)", () => {
    expect(draftInBulk(form, recordState, questions)).toEqual({
      note: { value: "all", isPencil: false },
      places: { value: spans, isPencil: false },
    });
  });

  it("leave what the user has answered where the form says nothing", () => {
    const mine = { ...recordState, draft: { ...recordState.draft, topic: { value: "a", isPencil: false } } };
    expect(draftInBulk(form, mine, questions).topic).toEqual({ value: "a", isPencil: false });
    expect(canSubmitAll(form, [mine], questions)).toBe(true);
  });

  it("can be submitted if they complete every selected record", () => {
    const whole = { ...form, topic: { value: "a", isPencil: false } };
    expect(canSubmitAll(form, [recordState], questions)).toBe(false);
    expect(canSubmitAll(whole, [recordState], questions)).toBe(true);
    expect(canSubmitAll(whole, [], questions)).toBe(false);
  });
});

describe("an action on many records", () => {
  it("saves them in chunks of ten (spec 290)", () => {
    const sizes = chunksOf(Array.from({ length: 25 }, (_, index) => index)).map(({ length }) => length);
    expect(sizes).toEqual([10, 10, 5]);
    expect(chunksOf([])).toEqual([]);
  });

  it("ends with what became of each record", () => {
    const progress = { kind: "submit", direction: "done", saved: 3, total: 3, isCancelled: false } as const;
    const refused = { recordId: "c", kind: "refused", reason: "no" } as const;
    const ends = [{ recordId: "a", kind: "saved" }, { recordId: "b", kind: "waiting" }, refused] as const;
    expect(outcomeOf(progress, ends)).toMatchObject({ saved: 1, waiting: 1, failures: [refused], total: 3 });
  });
});
