import { describe, expect, it, test } from "vitest";
import { searchOfAddress, unreadableIn } from "./search-of-address";

const read = (query: string) => searchOfAddress(new URLSearchParams(query));

describe("the search of an address", () => {
  it("selects everything if the address says nothing", () => {
    expect(read("")).toEqual({ search: {} });
  });

  it("has the status, the text and the filters, without the order", () => {
    expect(read("status=submitted&search=late_order&metadata=lang.de&sort=record.inserted_at.desc")).toEqual({
      search: {
        query: { text: { q: "late order" } },
        filters: {
          and: [
            { type: "terms", scope: { entity: "response", property: "status" }, values: ["submitted"] },
            { type: "terms", scope: { entity: "metadata", metadata_property: "lang" }, values: ["de"] },
          ],
        },
      },
    });
  });

  it("of one record selects that record", () => {
    const filter = { type: "terms", scope: { entity: "record", property: "id" }, values: ["ticket-7"] };
    expect(read("record=ticket-7&page=3")).toEqual({ search: { filters: { and: [filter] } } });
  });

  test.each([
    ["status=done", "status"],
    ["metadata=lang", "metadata"],
    ["metadata=lang.de~size", "metadata"],
    ["response=topic", "response"],
    ["suggestion=topic.value", "suggestion"],
    ["similarity=record.1", "similarity"],
  ])("of %s is refused, not wider", (query, unreadable) => {
    expect(read(query)).toEqual({ unreadable });
  });
});

describe("the unreadable parameters of an address", () => {
  test.each([
    ["", []],
    ["status=draft&metadata=lang.de~size.ge1.le2&sort=record.inserted_at.desc", []],
    ["suggestion=topic.score.ge0.le1~topic.value.values.a~topic.agent.b", []],
    ["metadata=size.ge9.le1&sort=up", ["metadata", "sort"]],
    ["status=done&similarity=1", ["similarity", "status"]],
  ])("of %s: %s", (query, names) => {
    expect(unreadableIn(new URLSearchParams(query))).toEqual(names);
  });
});
