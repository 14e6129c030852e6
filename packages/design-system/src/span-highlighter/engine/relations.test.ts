import { describe, expect, test } from "vitest";
import { addPiece, mark, relabel, remove, resize } from "./changes";
import { arcsOf } from "./layout/arcs";
import { followSpans, relate, type SpanRelation, unrelate } from "./relations";
import { spanKey, type TextSpan } from "./spans";

const span = (start: number, end: number, label = "a"): TextSpan => ({ start, end, label });
const [one, two, three] = [span(0, 2), span(4, 6), span(8, 9)];
const between = (from: TextSpan, to: TextSpan, label = "r"): SpanRelation => ({
  ...{ from: spanKey(from), to: spanKey(to), label },
});
const spans = [one, two, three];
const relations = [between(one, two), between(two, three), between(three, one)];
const over = { allowsOverlap: true };

describe("relations between spans (library 5.7)", () => {
  test("are made once, also in the other direction and with another label, but not of a span with itself", () => {
    expect(relate(relations, between(one, two))).toBeUndefined();
    expect(relate(relations, between(one, one))).toBeUndefined();
    expect(relate(relations, between(two, one))).toHaveLength(4);
    expect(relate(relations, between(one, two, "s"))).toHaveLength(4);
  });

  test("are removed by their ends and their label, whatever their ids", () => {
    expect(unrelate(relations, { ...between(two, three), id: "x" })).toEqual([relations[0], relations[2]]);
  });

  test.each([
    ["a new label", relabel(spans, two, "b"), span(4, 6, "b")],
    ["new borders", resize(spans, two, { start: 4, end: 7 }, over), span(4, 7)],
    [
      "a further piece",
      addPiece(spans, two, { start: 12, end: 14 }, over),
      { ...two, pieces: [{ start: 12, end: 14 }] },
    ],
  ])("follow a span that gets %s", (_, change, now) => {
    expect(change && followSpans(relations, change)).toEqual([
      between(one, now),
      between(now, three),
      between(three, one),
    ]);
  });

  test("end with their spans, also with those that others replace", () => {
    expect(followSpans(relations, remove(two))).toEqual([between(three, one)]);
    const replacing = mark(spans, span(3, 9), { allowsOverlap: false });
    expect(replacing && followSpans(relations, replacing)).toEqual([]);
  });

  test("are the same array if they are not affected", () => {
    expect(followSpans(relations, remove(span(20, 21)))).toBe(relations);
  });

  test("are not doubled when two spans become one", () => {
    const other = span(0, 2, "b");
    const change = resize([one, other], other, { start: 0, end: 3 }, over);
    const both = [between(one, two), between(other, two)];
    expect(change && followSpans(both, change)).toHaveLength(2);
  });
});

describe("the lanes of relations (library 5.7)", () => {
  const at = (start: number, end = start + 4) => ({ start, end });
  const oneBlock = () => 0;
  const lanesOf = (ends: { from: { start: number; end: number }; to: { start: number; end: number } }[]) =>
    (arcsOf(ends, oneBlock).get(0) ?? []).map(({ index, part, lane }) => [index, part, lane]);

  test.each([
    [
      "one after another share a lane",
      [
        { from: at(0), to: at(10) },
        { from: at(10), to: at(20) },
      ],
      [
        [0, "whole", 0],
        [1, "whole", 0],
      ],
    ],
    [
      "one within another is nearer to the words",
      [
        { from: at(0), to: at(40) },
        { from: at(10), to: at(20) },
      ],
      [
        [0, "whole", 1],
        [1, "whole", 0],
      ],
    ],
    [
      "both directions have a lane each",
      [
        { from: at(0), to: at(10) },
        { from: at(10), to: at(0) },
      ],
      [
        [0, "whole", 0],
        [1, "whole", 1],
      ],
    ],
    [
      "far ends have stubs",
      [{ from: at(900), to: at(0) }],
      [
        [0, "to", 0],
        [0, "from", 0],
      ],
    ],
  ])("%s", (_, ends, lanes) => {
    expect(lanesOf(ends)).toEqual(lanes);
  });

  test("ends in different blocks have a stub in each", () => {
    const arcs = arcsOf([{ from: at(95), to: at(104) }], (index) => (index < 100 ? 0 : 1));
    expect(arcs.get(0)).toMatchObject([{ part: "from" }]);
    expect(arcs.get(1)).toMatchObject([{ part: "to" }]);
  });
});
