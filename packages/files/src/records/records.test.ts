import { describe, expect, it, test } from "vitest";
import type { PlannedRecord } from "./dataset-plan";
import { differenceOf, fingerprint, type StoredRecord, summaryOfSuggestion } from "./difference";
import { canonical, hashOf, rowIds } from "./row-id";

describe("the id of a row", () => {
  it("is the same for the same values, whatever the order of the columns", () => {
    expect(rowIds()({ a: "1", b: { c: 2, d: 3 } })).toBe(rowIds()({ b: { d: 3, c: 2 }, a: "1" }));
  });
  it("differs when a value moves to another column", () => {
    const idOf = rowIds();
    expect(idOf({ a: "1", b: "" })).not.toBe(idOf({ a: "", b: "1" }));
  });
  it("numbers rows that are equal", () => {
    const idOf = rowIds();
    const [first, second, third] = [1, 2, 3].map(() => idOf({ a: "x" }));
    expect([second, third]).toEqual([`${first}-2`, `${first}-3`]);
  });
  it("stays the same in all versions: a file that is added again has the records that are stored", () => {
    expect(rowIds()({ a: "x" })).toBe("bac82bcae3ff0e486fd02d6dce53dc64");
  });
});

it("the hash of a text is short: those of all records are in memory at the same time", () => {
  const hashes = Array.from({ length: 1000 }, (_, number) => hashOf(`text ${number}`));
  expect(new Set(hashes).size).toBe(1000);
  expect(hashes.every((hash) => hash.length === 16)).toBe(true);
});

describe("the canonical text", () => {
  test.each([
    [{ b: 1, a: [2, { d: 1, c: 2 }] }, '{"a":[2,{"c":2,"d":1}],"b":1}'],
    ["é", '"é"'],
    [null, "null"],
  ])("of %j is %s", (value, text) => {
    expect(canonical(value)).toBe(text);
  });
});

describe("the difference between a record and the stored one", () => {
  const suggestion = { value: "x", score: null, agent: "file" };
  const record: PlannedRecord = {
    external_id: "1",
    fields: { text: "a" },
    metadata: { n: 1 },
    suggestions: { q: suggestion },
  };
  const stored: StoredRecord = {
    id: "r1",
    fields: { text: fingerprint("a"), kept: fingerprint("of the server") },
    metadata: { n: 1, kept: "of the server" },
    suggestions: {
      q: summaryOfSuggestion({ ...suggestion, agent: "file" }),
      other: summaryOfSuggestion({ value: "y" }),
    },
    respondents: ["someone"],
  };

  test.each<[string, PlannedRecord, StoredRecord | undefined, string]>([
    ["new", record, undefined, "new"],
    ["the same", record, stored, "same"],
    ["without the suggestion that others made", { ...record, suggestions: {} }, stored, "same"],
    ["with a null for what is not there", { ...record, metadata: { n: 1, gone: null } }, stored, "same"],
    ["with another field", { ...record, fields: { text: "a", more: "b" } }, stored, "changed fields"],
    ["with another text", { ...record, fields: { text: "b" } }, stored, "changed fields"],
    ["with other metadata", { ...record, metadata: { n: 2 } }, stored, "changed"],
    [
      "with another suggestion",
      { ...record, suggestions: { q: { ...suggestion, value: "z" } } },
      stored,
      "changed",
    ],
    [
      "under another name of its file",
      { ...record, fileAgent: "new.csv", suggestions: { q: { ...suggestion, agent: "new.csv" } } },
      stored,
      "same",
    ],
    [
      "with another value under another name",
      {
        ...record,
        fileAgent: "new.csv",
        suggestions: { q: { ...suggestion, value: "z", agent: "new.csv" } },
      },
      stored,
      "changed",
    ],
    [
      "of another model",
      { ...record, fileAgent: "new.csv", suggestions: { q: { ...suggestion, agent: "m2" } } },
      stored,
      "changed",
    ],
    ["with a score", { ...record, suggestions: { q: { ...suggestion, score: 0.5 } } }, stored, "changed"],
  ])("is recognised: %s", (_, each, before, difference) => {
    expect(differenceOf(each, before)).toBe(difference);
  });
});
