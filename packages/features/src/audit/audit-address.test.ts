import { describe, expect, it, test } from "vitest";
import { auditSearchFrom, withAuditSearch } from "./audit-address";
import { wholeAudit as everything } from "./view-model";

const read = (query: string) => auditSearchFrom(new URLSearchParams(query));

describe("the search of the audit log in the address", () => {
  test.each([
    ["", {}],
    ["username=ana", { username: "ana" }],
    ["kind=metadata_property", { kind: "metadata_property" }],
    ["from=2026-02-28&to=2026-03-01", { from: "2026-02-28", to: "2026-03-01" }],
    ["username=n%C3%B3a&kind=user&object=a+%26+b", { username: "nóa", kind: "user", object: "a & b" }],
  ] as const)("%j selects %j and is written in the same way", (query, own) => {
    const search = { ...everything, ...own };
    expect(read(query)).toEqual(search);
    expect(withAuditSearch(new URLSearchParams(), search).toString()).toBe(query);
  });

  test.each([
    "kind=nothing",
    "kind=",
    "kind=constructor",
    "object=",
    "from=2026-02-30",
    "to=today",
    "from=20260301",
  ])("%s restricts nothing", (query) => {
    expect(read(query)).toEqual(everything);
    expect(withAuditSearch(new URLSearchParams(query), everything).toString()).toBe("");
  });

  it("has no longer texts than the form takes, and no spaces around them", () => {
    expect(read(`object=${"x".repeat(300)}`).object).toHaveLength(200);
    expect(withAuditSearch(new URLSearchParams(), { ...everything, object: " a b " }).toString()).toBe(
      "object=a+b",
    );
  });

  it("leaves other parameters as they are", () => {
    const params = new URLSearchParams("theme=dark&kind=user");
    expect(withAuditSearch(params, everything).toString()).toBe("theme=dark");
    expect(params.toString()).toBe("theme=dark&kind=user");
  });
});
