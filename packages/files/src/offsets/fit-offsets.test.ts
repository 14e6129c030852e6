import { describe, expect, it, test } from "vitest";
import { FitCounter, fitOffsets, type OffsetSpan } from "./fit-offsets";
import { rangeOf, textOffsets } from "./text-offsets";

describe("the unit of offsets", () => {
  test.each<[string, string, OffsetSpan[], string]>([
    ["code points, by the words", "👋 Ana", [{ start: 2, end: 5, text: "Ana" }], "code_points"],
    ["UTF-16, by the words", "👋 Ana", [{ start: 3, end: 6, text: "Ana" }], "utf16"],
    ["bytes, by the words", "👋 Ana", [{ start: 5, end: 8, text: "Ana" }], "utf8"],
    ["bytes of Arabic, by the words", "أنا في روما", [{ start: 12, end: 20, text: "روما" }], "utf8"],
    [
      "code points of Arabic, by the words",
      "أنا في روما",
      [{ start: 7, end: 11, text: "روما" }],
      "code_points",
    ],
    ["UTF-16, by the bounds", "👋 Ana", [{ start: 3, end: 6 }], "utf16"],
    ["bytes of Thai, by the bounds", "ไทย abc", [{ start: 10, end: 13 }], "utf8"],
    ["UTF-16, by the words around", "👋👋 Ana and Ben", [{ start: 5, end: 8 }], "utf16"],
    ["code points, by the words around", "👋👋 Ana and Ben", [{ start: 3, end: 6 }], "code_points"],
    ["any, in ASCII", "Ana", [{ start: 0, end: 3, text: "Ana" }], "code_points"],
    ["any, without spans", "👋", [], "code_points"],
  ])("is found out: %s", (_, text, spans, unit) => {
    expect(fitOffsets(text, spans).unit).toBe(unit);
  });

  test.each<[string, OffsetSpan[], string]>([
    ["👋 Ana", [{ start: 3, end: 6, text: "Ana" }], "text"],
    ["ไทย abc", [{ start: 10, end: 13 }], "bounds"],
    ["👋👋 Ana and Ben", [{ start: 5, end: 8 }], "words"],
    ["Ana", [{ start: 0, end: 3, text: "Ana" }], "any"],
  ])("is told with its reason: %s", (text, spans, by) => {
    expect(fitOffsets(text, spans).by).toBe(by);
  });

  it("is that of most spans of a file, and tokens count", () => {
    const counter = new FitCounter();
    counter.add("plain", [{ start: 0, end: 5 }]);
    counter.add("👋 Ana", [{ start: 0, end: 2 }], [{ text: "Ana", start: 3, end: 6 }]);
    expect(counter.fit()).toMatchObject({ unit: "utf16", spans: 3 });
  });

  it("ignores differences in white space", () => {
    expect(fitOffsets("👋 New\nYork", [{ start: 3, end: 11, text: "New York" }]).unit).toBe("utf16");
  });
});

describe("a range of a text", () => {
  const offsets = textOffsets("a👍ไb");
  test.each([
    ["code_points", 1, 2, { start: 1, end: 2 }],
    ["utf16", 1, 3, { start: 1, end: 2 }],
    ["utf16", 3, 5, { start: 2, end: 4 }],
    ["utf8", 1, 5, { start: 1, end: 2 }],
    ["utf8", 5, 9, { start: 2, end: 4 }],
    ["utf16", 2, 3, "inside_character"],
    ["utf8", 2, 5, "inside_character"],
    ["code_points", 0, 5, "out_of_bounds"],
    ["code_points", -1, 2, "out_of_bounds"],
    ["code_points", 0.5, 2, "out_of_bounds"],
    ["code_points", 2, 2, "empty"],
  ] as const)("in %s from %d to %d is %j", (unit, start, end, expected) => {
    const range = rangeOf(offsets, { start, end }, unit);
    expect(typeof range === "string" ? range : range.codePoints).toEqual(expected);
  });
});
