import { describe, expect, it } from "vitest";
import { criteriaFrom } from "./address";
import { firstCriteria } from "./criteria";
import { criteriaOfSaved, isSavedAs, isWorthSaving, savedCriteria, savedQuery } from "./saved";

const from = (query: string) => criteriaFrom(new URLSearchParams(query), "d");

describe("saved criteria", () => {
  it.each([
    ["status=draft&search=late_order~body&metadata=lang.de~size.ge1.le2", "draft"],
    ["response=q.operator.or.values.a.b&suggestion=q.score.ge0.le0.5", "pending"],
    ["sort=metadata.size.desc&similarity=record.r.vector.v.limit.10.order.most", "pending"],
  ])("of %s select the same, at the first record", (query, status) => {
    const criteria = from(`${query}&page=11~25`);
    const saved = savedCriteria(criteria);
    expect(saved).not.toHaveProperty("page");
    const read = criteriaOfSaved(saved, "d");
    expect(read).toEqual({ ...from(query), status, page: { page: 1, many: 1 } });
    expect([isSavedAs(criteria, saved), isSavedAs(firstCriteria("d"), saved)]).toEqual([true, false]);
    expect(from(savedQuery(saved))).toEqual(read);
  });

  it("are worth a name unless they select all pending records", () => {
    expect(["", "page=7", "page=1~25"].map((query) => isWorthSaving(from(query)))).toEqual(
      Array(3).fill(false),
    );
    expect(
      ["status=draft", "search=x", "sort=record.updated_at"].map((query) => isWorthSaving(from(query))),
    ).toEqual(Array(3).fill(true));
  });
});
