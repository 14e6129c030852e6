import { describe, expect, it } from "vitest";
import type { UserResponse } from "../../model/record/response";
import { entryAfter, type OutboxEntry } from "../../outbox/entry";
import { offlineCopyKey, pageOfOfflineCopy, withStored } from "./offline-copy";

const owner = { server: "http://server", userId: "ana" };

function record(id: string, status?: UserResponse["status"]) {
  const response = status && { id: `${id}-1`, updatedAt: "1", status, values: {} };
  return { id, suggestions: [], response: response ?? null };
}

function entry(recordId: string, target: UserResponse | null): OutboxEntry {
  const base = { id: "r", updatedAt: "1", status: "draft" as const, values: {} };
  const made = entryAfter({ ...owner, datasetId: "d", recordId, target, base }, undefined, 0);
  if (!made) throw new Error("The entry of this test changes nothing: give it another answer.");
  return made;
}

const records = ["a", "b", "c", "d", "e"].map((id) => record(id, id === "e" ? "submitted" : undefined));
const everything = { offset: 0, limit: 100 };
const idsOf = (page: { records: readonly { id: string }[] }) => page.records.map(({ id }) => id).join("");

describe("a page of an offline copy", () => {
  it.each([
    ["pending", [], "abcd"],
    ["submitted", [], "e"],
    ["draft", [], ""],
    ["pending", [entry("b", { status: "submitted", values: {} })], "acd"],
    ["submitted", [entry("b", { status: "submitted", values: {} })], "be"],
    ["draft", [entry("e", { status: "draft", values: { q: { value: 1 } } })], "e"],
    ["pending", [entry("e", null)], "abcde"],
  ] as const)("of %s records includes pending writes, %#", (status, entries, expected) => {
    const page = pageOfOfflineCopy({ records }, status, everything, entries);
    expect(idsOf(page)).toBe(expected);
    expect(page.total).toBe(expected.length);
  });

  it("has the requested range and the total", () => {
    const page = pageOfOfflineCopy({ records }, "pending", { offset: 1, limit: 2 }, []);
    expect(idsOf(page)).toBe("bc");
    expect(page.total).toBe(4);
    expect(idsOf(pageOfOfflineCopy({ records }, "pending", { offset: 4, limit: 2 }, []))).toBe("");
  });

  it("omits records whose responses were confirmed since", () => {
    const stored = { id: "x", updatedAt: "2", status: "discarded" as const, values: {} };
    const kept = records.map((each) => (each.id === "a" ? withStored(each, stored) : each));
    expect(idsOf(pageOfOfflineCopy({ records: kept }, "pending", everything, []))).toBe("bcd");
  });
});

describe("the key of an offline copy", () => {
  it("differs by server, person and dataset", () => {
    const keys = [
      offlineCopyKey(owner, "d"),
      offlineCopyKey(owner, "e"),
      offlineCopyKey({ ...owner, userId: "ben" }, "d"),
      offlineCopyKey({ ...owner, server: "http://other" }, "d"),
    ];
    expect(new Set(keys).size).toBe(4);
  });
});
