import { describe, expect, it } from "vitest";
import { criteriaFrom } from "../criteria/address";
import { searchOf } from "./search-of";

const searchFor = (address: string) => searchOf(criteriaFrom(new URLSearchParams(address), "d"));
/** The conditions besides those on the status. */
const conditionsOf = (address: string) => searchFor(`status=draft&${address}`).filters?.and.slice(1);
const terms = (scope: object, ...values: string[]) => ({ type: "terms", scope, values });
const range = (scope: object, ge: number, le: number) => ({ type: "range", scope, ge, le });

describe("the search of criteria", () => {
  it("has only a status if nothing else is set", () => {
    expect(searchFor("status=submitted")).toEqual({
      filters: { and: [terms({ entity: "response", property: "status" }, "submitted")] },
    });
  });

  it.each([
    ["", true],
    ["&response=q.x", true],
    ["&response=q.of.others.x", false],
    ["&response=q.of.all.disagree", false],
    ["&response=.user.ana", false],
  ])("pending records with %j have to be open: %s", (address, isOpenOnly) => {
    const open = terms({ entity: "record", property: "status" }, "pending");
    const conditions = searchFor(`status=pending${address}`).filters?.and ?? [];
    expect(conditions.slice(1)).toEqual(
      isOpenOnly ? expect.arrayContaining([open]) : expect.not.arrayContaining([open]),
    );
  });

  it("omits the field of a text if all fields are searched", () => {
    expect(searchFor("search=late_order").query).toEqual({ text: { q: "late order" } });
    expect(searchFor("search=late_order~body").query).toEqual({ text: { q: "late order", field: "body" } });
  });

  it("compares vectors (spec 263)", () => {
    const { query } = searchFor("similarity=record.r.vector.v.limit.100.order.least");
    expect(query).toEqual({
      vector: { name: "v", record_id: "r", max_results: 100, order: "least_similar" },
    });
    const several = searchFor("similarity=record.r,s,t.vector.v.limit.10.order.most").query?.vector;
    expect(several).toMatchObject({ record_id: "r", record_ids: ["s", "t"] });
  });

  it.each([
    ["metadata=a.x.y", [terms({ entity: "metadata", metadata_property: "a" }, "x", "y")]],
    ["metadata=a.ge1.le2", [range({ entity: "metadata", metadata_property: "a" }, 1, 2)]],
    ["response=q.x", [terms({ entity: "response", question: "q" }, "x")]],
    [
      "response=q.operator.and.values.x.y",
      [terms({ entity: "response", question: "q" }, "x"), terms({ entity: "response", question: "q" }, "y")],
    ],
    ["response=q.operator.or.values.x.y", [terms({ entity: "response", question: "q" }, "x", "y")]],
    [
      "response=q.of.others.x~q.of.all.disagree~r.of.all.agree.ana.ben",
      [
        terms({ entity: "response", question: "q", of: "others" }, "x"),
        terms({ entity: "response", question: "q", property: "agreement" }, "disagree"),
        terms({ entity: "response", question: "r", property: "agreement", among: ["ana", "ben"] }, "agree"),
      ],
    ],
    ["response=.user.ana.ben", [terms({ entity: "response", property: "user" }, "ana", "ben")]],
    [
      "suggestion=q.value.operator.and.values.x.y~q.score.ge0.le1~q.agent.a.b",
      [
        terms({ entity: "suggestion", question: "q", property: "value" }, "x"),
        terms({ entity: "suggestion", question: "q", property: "value" }, "y"),
        range({ entity: "suggestion", question: "q", property: "score" }, 0, 1),
        terms({ entity: "suggestion", question: "q", property: "agent" }, "a", "b"),
      ],
    ],
  ])("sends each condition of %s once (spec 253, 254, 255)", (address, conditions) => {
    expect(conditionsOf(address)).toEqual(conditions);
  });

  it("has the keys of the order, the most important first (spec 248)", () => {
    const { sort } = searchFor(
      "sort=suggestion.q.score.desc~metadata.a.asc~record.updated_at.desc~response.q.asc",
    );
    expect(sort).toEqual([
      { scope: { entity: "suggestion", question: "q", property: "score" }, order: "desc" },
      { scope: { entity: "metadata", metadata_property: "a" }, order: "asc" },
      { scope: { entity: "record", property: "updated_at" }, order: "desc" },
      { scope: { entity: "response", question: "q" }, order: "asc" },
    ]);
  });
});
