import { describe, expect, test } from "vitest";
import { hueCount, huesOf } from "../../../span-hues";
import { firstProblem } from "../rules";
import { otherOccurrences } from "../text/occurrences";
import { fragmentsOf, roomForTags } from "./fragments";

const box = (left: number, right: number, top: number) => ({ left, right, top, bottom: top + 25 });

describe("the fragments of a span", () => {
  test("on one line are one, however many rectangles it has", () => {
    expect(fragmentsOf([box(0, 40, 0), box(40, 41, 0), box(41, 80, 1)])).toEqual([
      { ...box(0, 80, 0), tag: "first", isFirst: true, isLast: true },
    ]);
  });

  test("on further lines repeat the tag", () => {
    const found = fragmentsOf([box(300, 400, 0), box(0, 400, 48), box(0, 60, 96)]);
    expect(found.map(({ tag }) => tag)).toEqual(["first", "repeated", "repeated"]);
    expect(found.map(({ isFirst, isLast }) => [isFirst, isLast])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  test("that stand apart on one line share a tag", () => {
    expect(fragmentsOf([box(0, 40, 0), box(90, 120, 0)]).map(({ tag }) => tag)).toEqual(["first", "none"]);
  });

  test("of a line break and of nothing are none", () => {
    expect(fragmentsOf([box(10, 10, 0)])).toEqual([]);
    expect(fragmentsOf([])).toEqual([]);
  });
});

describe("the room for a tag", () => {
  const tagged = (left: number, right: number, top: number, { level = 0, goesOn = false } = {}) => ({
    box: box(left, right, top),
    level,
    goesOn,
  });
  const row = [tagged(0, 20, 0), tagged(30, 60, 0), tagged(10, 90, 0, { level: 1 }), tagged(0, 20, 48)];
  const rooms = (list: Parameters<typeof roomForTags>[0], isRtl = false) =>
    roomForTags(list, { isRtl, width: 400 }).map(({ room, toEnd }) =>
      room > toEnd ? `${room}, of them ${room - toEnd} earlier` : room,
    );

  test("ends where the next tag of its level begins, else with the line", () => {
    expect(rooms(row)).toEqual([30, 370, 390, 400]);
  });

  test("begins earlier where little is left of the line", () => {
    expect(rooms([tagged(390, 400, 0)])).toEqual(["96, of them 86 earlier"]);
  });

  test("is shared with the tag before it, which keeps half of the least width", () => {
    expect(rooms([tagged(200, 220, 0), tagged(390, 400, 0)])).toEqual([104, "96, of them 86 earlier"]);
    expect(rooms([tagged(320, 340, 0), tagged(390, 400, 0)])).toEqual([48, "32, of them 22 earlier"]);
    expect(rooms([tagged(370, 380, 0), tagged(390, 400, 0)])).toEqual([20, 10]);
  });

  test("is what is left of the line where the span goes on in the next one", () => {
    expect(rooms([tagged(360, 400, 0, { goesOn: true })])).toEqual([40]);
  });

  test("is counted from the right in right-to-left text", () => {
    expect(rooms([tagged(300, 390, 0), tagged(310, 400, 0), tagged(0, 20, 48)], true)).toEqual([
      390,
      10,
      "96, of them 76 earlier",
    ]);
  });
});

describe("the same words elsewhere", () => {
  const places = (text: string, start: number, end: number) =>
    otherOccurrences(text, { start, end }).map((place) => place.start);

  test.each([
    ["Umeå and Umeå, Umeå", 0, 4, [9, 15]],
    ["art in party, art", 0, 3, [14]],
    ["Umeå umeå", 0, 4, []],
    ["aaaa", 0, 2, [2]],
    ["a  b  c", 1, 3, []],
    ["قال قال", 0, 3, [4]],
    ["👩‍👧 and 👩‍👧", 0, 5, [10]],
  ])("in %j from %d to %d", (text, start, end, expected) => {
    expect(places(text, start, end)).toEqual(expected);
  });

  test("what is no whole word is found within words", () => {
    expect(places("unread, reread", 2, 6)).toEqual([10]);
  });
});

describe("the colours of labels", () => {
  test("go by the rank of the value and not by the order of the options (spec 370)", () => {
    expect(huesOf(["b", "a", "c"])).toEqual(
      new Map([
        ["a", 1],
        ["b", 2],
        ["c", 3],
      ]),
    );
    expect(huesOf(["c", "b", "a"])).toEqual(huesOf(["a", "b", "c"]));
  });

  test("rank by code point: an emoji stands behind every letter", () => {
    expect(huesOf(["😀", "\uFB01"]).get("😀")).toBe(2);
  });

  test("begin again after twelve", () => {
    const values = Array.from({ length: hueCount + 1 }, (_, index) => `v${String(index).padStart(2, "0")}`);
    expect(huesOf(values).get("v12")).toBe(1);
  });
});

test.each([
  [[{ start: 0, end: 5, label: "a" }], undefined],
  [[{ start: 0, end: 6, label: "a" }], "end_past_end"],
  [[{ start: 5, end: 6, label: "a" }], "start_past_end"],
  [[{ start: -1, end: 2, label: "a" }], "not_spans"],
  [[{ start: 2, end: 2, label: "a" }], "not_spans"],
  [[{ start: 0.5, end: 2, label: "a" }], "not_spans"],
  [[{ start: 0, end: 2, label: "z" }], "unknown_label"],
  [
    [
      { start: 2, end: 4, label: "a" },
      { start: 0, end: 3, label: "a" },
    ],
    "overlapping_spans",
  ],
  [
    [
      { start: 2, end: 4, label: "a" },
      { start: 0, end: 2, label: "a" },
    ],
    undefined,
  ],
])("The spans %j of a text of five characters: %s", (spans, problem) => {
  expect(firstProblem(spans, { length: 5, labels: new Set(["a"]), allowsOverlap: false })).toBe(problem);
});
