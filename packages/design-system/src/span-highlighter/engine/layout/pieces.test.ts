import { describe, expect, test } from "vitest";
import { addPiece, applyChange, detail, mark, relabel, removePiece, resize } from "../changes";
import { problemOf } from "../rules";
import { areOverlapping, placeFrom, type SpanPiece, spanKey, type TextSpan } from "../spans";
import { tintSegments } from "../text/segments";
import { extentOf } from "./extents";
import { levelsOf } from "./levels";

const at = (start: number, end: number): SpanPiece => ({ start, end });
const span = (start: number, end: number, pieces?: SpanPiece[], label = "a"): TextSpan => ({
  ...{ start, end, label },
  ...(pieces && { pieces }),
});
const apart = { allowsOverlap: false };
const over = { allowsOverlap: true };

describe("the pieces of a span (library 5.4)", () => {
  test.each([
    ["one", [at(2, 4)], at(2, 4)],
    ["several in any order", [at(8, 9), at(2, 4)], { ...at(2, 4), pieces: [at(8, 9)] }],
    ["touching ones", [at(2, 4), at(4, 6)], at(2, 6)],
    ["one within another", [at(2, 9), at(3, 4), at(12, 13)], { ...at(2, 9), pieces: [at(12, 13)] }],
    ["none", [], undefined],
  ])("make a place of %s", (_, ranges, place) => {
    expect(placeFrom(ranges)).toEqual(place);
  });

  test.each([
    ["in order", span(0, 2, [at(4, 6), at(8, 9)]), undefined],
    ["over each other", span(0, 5, [at(4, 6)]), "not_spans"],
    ["out of order", span(4, 6, [at(0, 2)]), "not_spans"],
    ["reversed", span(0, 2, [at(6, 4)]), "not_spans"],
    ["past the end", span(0, 2, [at(4, 21)]), "end_past_end"],
  ])("are checked: %s", (_, checked, problem) => {
    expect(problemOf(checked, { length: 20, labels: new Set(["a"]) })).toBe(problem);
  });

  test("belong to the identity of a span, and spans without them keep their keys", () => {
    expect(spanKey(span(0, 2))).toBe("0-2-a");
    expect(spanKey(span(0, 2, [at(4, 6)]))).not.toBe(spanKey(span(0, 2, [at(4, 7)])));
  });

  test.each([
    ["in the gap", span(3, 4), false],
    ["over the second piece", span(5, 9), true],
    ["with pieces in the gaps", span(2, 4, [at(6, 8)]), false],
    ["with a piece over a piece", span(2, 3, [at(5, 8)]), true],
  ])("overlap another span %s: %s", (_, other, isOver) => {
    expect(areOverlapping(span(0, 2, [at(4, 6)]), other)).toBe(isOver);
    expect(areOverlapping(other, span(0, 2, [at(4, 6)]))).toBe(isOver);
  });
});

describe("changing pieces (library 5.4)", () => {
  const two = span(0, 2, [at(4, 6)]);

  test("adds one, and joins it with those that it touches", () => {
    expect(addPiece([span(0, 2)], span(0, 2), at(4, 6), over)).toEqual({
      ...{ kind: "addPiece", removed: [span(0, 2)], added: [two] },
    });
    expect(addPiece([two], two, at(2, 4), over)?.added).toEqual([span(0, 6)]);
    expect(addPiece([two], two, at(4, 6), over)).toBeUndefined();
  });

  test("replaces spans in the way where they may not overlap, and leaves those in the gap", () => {
    const [inGap, inWay] = [span(2, 3, undefined, "b"), span(7, 9, undefined, "b")];
    const change = addPiece([two, inGap, inWay], two, at(8, 10), apart);
    expect(change?.removed).toEqual([two, inWay]);
    expect(change && applyChange([two, inGap, inWay], change)).toEqual([
      span(0, 2, [at(4, 6), at(8, 10)]),
      inGap,
    ]);
  });

  test("moves the borders of one, which may join it with the next one", () => {
    expect(resize([two], two, { ...at(5, 9), piece: 1 }, over)?.added).toEqual([span(0, 2, [at(5, 9)])]);
    expect(resize([two], two, { ...at(0, 5), piece: 0 }, over)?.added).toEqual([span(0, 6)]);
    expect(resize([two], two, { ...at(6, 6), piece: 1 }, over)).toBeUndefined();
  });

  test("removes one, but not the only one", () => {
    expect(removePiece([two], two, 0)?.added).toEqual([span(4, 6)]);
    expect(removePiece([two], two, 1)?.added).toEqual([span(0, 2)]);
    expect(removePiece([span(0, 2)], span(0, 2), 0)).toBeUndefined();
  });

  test("keeps them when the label or the note changes, and in the way of a new span", () => {
    expect(relabel([two], two, "b")?.added).toEqual([span(0, 2, [at(4, 6)], "b")]);
    expect(detail(two, { note: "hm" })?.added).toEqual([{ ...two, note: "hm" }]);
    expect(mark([two], span(5, 8, undefined, "b"), apart)?.removed).toEqual([two]);
    expect(mark([two], span(2, 4, undefined, "b"), apart)?.removed).toEqual([]);
  });
});

describe("drawing pieces (library 5.4)", () => {
  test("a gap between near pieces has the level to itself, one between far pieces does not", () => {
    expect(extentOf([at(0, 2), at(9, 12)])).toEqual(at(0, 12));
    const far = extentOf([at(0, 2), at(900, 905)]);
    expect(far).toEqual({ ...at(0, 905), parts: [at(0, 2), at(900, 905)] });
    expect(levelsOf([at(0, 12), at(4, 6)])).toEqual([1, 0]);
    expect(levelsOf([far, at(4, 6), at(901, 903)])).toEqual([1, 0, 0]);
    expect(levelsOf([far, at(4, 6)])).toEqual([0, 0]);
  });

  test("each piece is tinted, the gap is not", () => {
    const drawn = { ...at(0, 2), pieces: [at(0, 2), at(4, 6)], level: 0, hue: 3, isTinted: true };
    expect(tintSegments([drawn], at(0, 9))).toEqual([
      { ...at(0, 2), hue: 3 },
      { ...at(4, 6), hue: 3 },
    ]);
  });
});
