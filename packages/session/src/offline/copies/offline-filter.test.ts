import { describe, expect, it } from "vitest";
import { criteriaFrom } from "../../criteria/address";
import { offlineFilter } from "./offline-filter";

const filterOf = (address: string) => offlineFilter(criteriaFrom(new URLSearchParams(address), "d"));
const records = [{ lang: "de", size: 3 }, { lang: ["en", "de"] }, { size: 10, lang: "null" }, null].map(
  (metadata) => ({ record: { metadata } }),
);

describe("an offline copy", () => {
  it.each([
    ["status=draft", [0, 1, 2, 3]],
    ["metadata=lang.de.es", [0, 1]],
    ["metadata=lang.null", [2]],
    ["metadata=size.ge3.le9", [0]],
    ["metadata=lang.de~size.ge0.le99", [0]],
    ["metadata=constructor.x", []],
  ])("has these records: %s", (address, expected) => {
    const isSelected = filterOf(address);
    expect(records.flatMap((record, index) => (isSelected?.(record) ? [index] : []))).toEqual(expected);
  });

  it.each([
    "search=a",
    "sort=metadata.size.asc",
    "response=q.a",
    "suggestion=q.agent.a",
    "similarity=record.r.vector.v.limit.50.order.most",
  ])("cannot tell without a server: %s", (address) => expect(filterOf(address)).toBeUndefined());
});
